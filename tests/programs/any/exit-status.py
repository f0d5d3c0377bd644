"""Reads all and fails by its status."""
import sys

sys.stdin.read()
sys.exit(3)
