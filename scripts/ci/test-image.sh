#!/usr/bin/env bash
# Puts the image together, runs it and tests it, without a container engine. Installs the packages where they are missing. Needs root.
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! command -v mmdebstrap >/dev/null || ! command -v umoci >/dev/null || ! command -v runc >/dev/null; then
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends mmdebstrap runc umoci; } >&2
fi
exec npm run test:image
