#!/bin/sh
# Saves everything in backups/, a file a day, and keeps those of the last thirty days. For cron or a systemd timer.
set -eu
cd "$(dirname "$0")/.."
umask 077
mkdir -p backups
file="backups/rollcall-$(date +%F-%H%M).backup"
trap 'rm -f "$file.unfinished"' EXIT
docker compose exec -T server-1 node dist/server/backup.js - >"$file.unfinished"
gzip -t "$file.unfinished"
mv "$file.unfinished" "$file"
find backups -name 'rollcall-*.backup*' -mtime +30 -delete
