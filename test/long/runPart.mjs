import { spawnSync } from 'node:child_process';

/**
 * Runs a part of `npm run test:long` and shows its output. Returns its figures; null when the part fails, as figures
 * name what has passed.
 */
export function runPart({ name, command, readFigures }) {
  console.log(`\n${name}: ${command}`);
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: 2 ** 30 });
  process.stdout.write(stdout + stderr);
  if (status !== 0) return null;
  return { name, command, figures: readFigures(stdout + stderr), date: new Date().toISOString().slice(0, 10) };
}
