#!/bin/sh
# deploy.sh DIST SITE: publishes a build in SITE/w. To roll back, publish the earlier build again.
set -eu
dist=$1
site=$2/w
# How long a tab may be open.
days=90

mkdir -p "$site/assets"
# The files of the build before were in use until now.
[ ! -f "$site/.assets" ] || (cd "$site/assets" && xargs touch) <"$site/.assets"

# First the files that no page names yet, then the loader, at once, then what servers put into pages.
cp -R "$dist/assets/." "$site/assets/"
cp "$dist/widgets.js" "$site/.widgets.js"
mv "$site/.widgets.js" "$site/widgets.js"
for file in "$dist"/*; do
  case ${file##*/} in assets | widgets.js) ;; *) cp -R "$file" "$site/" ;; esac
done

ls "$dist/assets" >"$site/.assets"
cd "$site/assets"
find . -type f -mtime "+$days" | sed 's#^\./##' | grep -Fxv -f ../.assets | xargs rm -f
