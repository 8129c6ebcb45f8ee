import path from 'node:path';

export const benchFolder = import.meta.dirname;
export const projectFolder = path.dirname(benchFolder);
/** The project's build: what is measured. */
export const distFolder = path.join(projectFolder, 'dist');
/** What the bench builds and leaves, outside of git. */
export const outFolder = path.join(projectFolder, '.cache/bench');
