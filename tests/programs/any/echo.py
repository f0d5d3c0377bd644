"""Prints what it reads."""
import sys

sys.stdout.write(sys.stdin.read())
