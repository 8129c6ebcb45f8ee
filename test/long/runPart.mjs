import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a part of `npm run test:long` and shows its output as it comes. Returns its figures; null when the part fails, as
 * figures name what has passed.
 */
export async function runPart({ name, command, readFigures }) {
  console.log(`\n${name}: ${command}`);
  const child = spawn(command, { shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
  const [status] = await once(child, 'close');
  if (status !== 0) return null;
  return { name, command, figures: readFigures(output), date: new Date().toISOString().slice(0, 10) };
}
