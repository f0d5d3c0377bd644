#!/bin/bash
# The build is the one of ClusterFuzzLite, which lives with the code.
exec "$SRC/damoni/.clusterfuzzlite/build.sh"
