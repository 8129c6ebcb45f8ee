import path from 'node:path';

export const benchFolder = import.meta.dirname;
export const projectFolder = path.dirname(benchFolder);
/** The build that is measured. */
export const distFolder = path.join(projectFolder, 'dist');
/** The builds and results of the bench; git ignores it. */
export const outFolder = path.join(projectFolder, '.cache/bench');
