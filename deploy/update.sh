#!/bin/sh
# Takes the release that lies in this folder (after `git pull`) into use: writes a backup first, starts it, and goes
# back to the image of before by itself when it does not become healthy. Run in the folder of compose.yaml.
#   sh deploy/update.sh
# A migration that fails changes nothing, and the release before runs on a schema of the next one: so going back is
# the image alone, and nothing that was written meanwhile is lost.
set -eu

mark="before-$(date -u +%Y-%m-%dT%H-%M-%S)"
echo "Writing a backup to /data/backups/$mark.backup in the volume ..."
docker compose exec -T lunatale mkdir -p /data/backups
docker compose exec -T lunatale node tools/backup.ts "/data/backups/$mark.backup"

docker image tag lunatale:current lunatale:before
docker compose build lunatale

if docker compose up -d --wait --wait-timeout 300 lunatale; then
  echo "The new release runs. The one before is still there as lunatale:before."
  exit 0
fi

echo "The new release did not become healthy; its last words:" >&2
docker compose logs --tail 20 lunatale >&2 || true
docker image tag lunatale:before lunatale:current
docker compose up -d --no-build --wait --wait-timeout 300 lunatale
echo "The release before runs again." >&2
exit 1
