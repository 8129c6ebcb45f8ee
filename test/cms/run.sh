#!/usr/bin/env bash
# Starts WordPress behind nginx with the plugin and the bundle, and runs the tests of this folder. Everything lives in one
# temporary folder, and ends with this script. CMS_PORT sets the first of the ports; DIST another folder with a bundle.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
export CMS_PORT=${CMS_PORT:-24600}
dist=${DIST:-$root/dist}

missing=()
needs() { dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed || missing+=("$1"); }
for package in wordpress wordpress-theme-twentytwentyone wordpress-theme-twentytwentythree mariadb-server-core \
  mariadb-client-core php-fpm php-cli php-mysql nginx fonts-noto-cjk; do needs "$package"; done
command -v chromium-headless-shell >/dev/null || [ -n "${CHROMIUM_PATH:-}" ] || missing+=(chromium-headless-shell)
if [ ${#missing[@]} -gt 0 ]; then
  echo "Installing ${missing[*]}"
  # No packaged service starts: this script starts its own, on its own ports.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  fi
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  if [ -n "$(trap -p EXIT)" ]; then rm -f $policy && trap - EXIT; fi
fi

folder=$(mktemp -d)
started=()
finish() {
  if [ "$?" -ne 0 ]; then grep -sv Deprecated "$folder"/{wordpress,php,services,fpm-error,nginx-error}.log | tail -n 20 || true; fi
  for id in "${started[@]}"; do kill "$id" 2>/dev/null || true; done
  for id in "${started[@]}"; do wait "$id" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap finish EXIT
wait_for() { for _ in $(seq 150); do if "$@" >/dev/null 2>&1; then return; fi; sleep 0.2; done; echo "No answer: $*"; return 1; }

mkdir "$folder/data" "$folder/nginx"
export CMS_SOCKET=$folder/database.sock
mariadb-install-db --no-defaults --user="$(id -un)" --datadir="$folder/data" --auth-root-authentication-method=normal \
  >"$folder/install.log" 2>&1
mariadbd --no-defaults --user="$(id -un)" --datadir="$folder/data" --socket="$CMS_SOCKET" --skip-networking \
  --pid-file="$folder/database.pid" --innodb-buffer-pool-size=32M >"$folder/database.log" 2>&1 &
started+=($!)

# Debian's files are links into other packages, and its configuration depends on the host name: a copy has its own.
cp -rL /usr/share/wordpress "$folder/site"
cp test/cms/site/wp-config.php "$folder/site/"
mkdir -p "$folder/site/wp-content/"{plugins/rewards-widgets,mu-plugins}
cp integrations/wordpress/rewards-widgets.php "$folder/site/wp-content/plugins/rewards-widgets/"
cp test/cms/site/themeByCookie.php "$folder/site/wp-content/mu-plugins/"
ln -s "$dist" "$folder/site/w"

for name in php-fpm.conf nginx.conf; do
  sed -e "s#FOLDER#$folder#g" -e "s#PORT#$CMS_PORT#g" -e "s#USER#$(id -un)#g" -e "s#GROUP#$(id -gn)#g" \
    "test/cms/site/$name" >"$folder/$name"
done
fpm=$(find /usr/sbin -name 'php-fpm[0-9]*' | sort | tail -n 1)
"$fpm" --nodaemonize --allow-to-run-as-root --fpm-config "$folder/php-fpm.conf" >"$folder/fpm.log" 2>&1 &
started+=($!)
nginx -c "$folder/nginx.conf" -e "$folder/nginx-error.log" -g 'daemon off;' &
started+=($!)

# The demo's services, for a site on another origin.
export ALLOWED_ORIGINS="http://localhost:$CMS_PORT"
export CMS_SERVICES="http://localhost:$((CMS_PORT + 11))"
PORT=$((CMS_PORT + 10)) DIST="$dist" node -r ./demo/register.cjs test/cms/startServices.ts >"$folder/services.log" 2>&1 &
started+=($!)

wait_for mariadb --no-defaults --socket="$CMS_SOCKET" -e 'CREATE DATABASE IF NOT EXISTS wordpress'
php test/cms/site/install.php "$folder/site" >"$folder/wordpress.log" 2>&1
wait_for curl -fs "http://localhost:$CMS_PORT/" -o /dev/null
wait_for curl -fs "$CMS_SERVICES/__stub/outbox"
CMS_FOLDER=$folder/site/w npx playwright test --config test/cms/playwright.config.ts "$@"
if grep 'plugins/rewards-widgets/' "$folder/php.log" 2>/dev/null; then exit 1; fi
