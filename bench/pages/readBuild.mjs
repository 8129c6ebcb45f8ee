import { readFileSync } from 'node:fs';
import path from 'node:path';

const locale = 'zh';

/** Reads a build from its folder, as the server of a page does. `base` is the URL of the folder on that server. */
export function readBuild(folder, base) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = JSON.parse(read('manifest.json'));
  // Builds before 2026-11-23 call it `shells`; `--against` may compare with one of them.
  const prerendered = manifest.prerendered ?? manifest.shells;
  const filesOf = (mounts) => [...new Set(mounts.flatMap((name) => manifest.widgets[name][locale]))];
  return {
    read,
    url: (file) => base + file,
    scripts: (mounts) => filesOf(mounts).filter((file) => file.endsWith('.js')),
    styles: (mounts) => filesOf(mounts).filter((file) => file.endsWith('.css')),
    /** Returns the prerendered markup of a widget; an empty text if it has none. */
    prerendered(name) {
      const file = prerendered?.[name]?.[locale];
      return file === undefined ? '' : read(file);
    },
    /** Returns the hash by which a policy allows this file inline. */
    hash: (file) => `'${manifest.files[file].integrity}'`,
  };
}
