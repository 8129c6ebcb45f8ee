import { readFileSync } from 'node:fs';

/** Matches each string and each comment of a source text. */
export const literalOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Returns a source text without its comments. */
export const removeComments = (source: string): string =>
  source.replace(literalOrComment, (text) => (/^\/[/*]/.test(text) ? '' : text));

/** Matches a block that runs on a condition, as the formatter writes it. */
const conditionalBlock = /^( *)if \(.*\) \{\n(?:(?!\1\}).*\n)*\1\}/gm;

/**
 * Returns the source of a test file without its comments and without its conditional tests. Throws if the file can skip
 * tests.
 */
export function readTestSource(path: string): string {
  const source = removeComments(readFileSync(path, 'utf8'));
  const skip = /\.(skip|todo|fixme|fail|failing|only)\b|\bx(it|test|describe)\b/.exec(source);
  if (skip) throw new Error(`${path} can skip tests: ${skip[0]}`);
  return source.replace(conditionalBlock, (block) => (/^ *(test|it|describe)[.(]/m.test(block) ? '' : block));
}
