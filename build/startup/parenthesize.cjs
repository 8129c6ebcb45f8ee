/**
 * Puts functions into parentheses. V8 parses a function without parentheses twice: when the script loads, to find the
 * end of the function, and at its first call, to compile it. V8 assumes that a function in parentheses is called at
 * once, and compiles it together with its script, on another thread.
 */
const { parse } = require('acorn');
const MagicString = require('magic-string').default;

/**
 * @typedef {import('acorn').AnyNode} Node
 * @typedef {import('acorn').FunctionExpression | import('acorn').ArrowFunctionExpression |
 * import('acorn').FunctionDeclaration} FunctionNode
 * @typedef {import('acorn').BlockStatement | import('acorn').Expression} Body
 */

/** @param {Node} node @returns {node is FunctionNode} */
const isFunction = (node) => /^(FunctionExpression|ArrowFunctionExpression|FunctionDeclaration)$/.test(node.type);

/** @param {any} value @returns {value is Node} */
const isNode = (value) => typeof value?.type === 'string';

/**
 * Calls `visit` for each function, with its parent node and the body of the function around it, if any.
 * @param {Node} node
 * @param {Node | null} parent
 * @param {Body | null} body
 * @param {(node: FunctionNode, parent: Node | null, body: Body | null) => void} visit
 */
function eachFunction(node, parent, body, visit) {
  if (isFunction(node)) visit(node, parent, body);
  const within = isFunction(node) ? node.body : body;
  for (const child of Object.values(node).flat()) if (isNode(child)) eachFunction(child, node, within, visit);
}

/**
 * Returns true for a function that cannot be put into parentheses (a method, an accessor) or is in parentheses already.
 * @param {Node | null} parent
 */
const isSkipped = (parent) =>
  parent?.type === 'ParenthesizedExpression' ||
  parent?.type === 'MethodDefinition' ||
  (parent?.type === 'Property' && (parent.method || parent.kind !== 'init'));

/**
 * Returns true for a function declaration that a variable at the start of the body around it can replace.
 * @param {FunctionNode} declaration
 * @param {Body | null} body
 * @returns {body is import('acorn').BlockStatement}
 */
function isMovable(declaration, body) {
  if (body?.type !== 'BlockStatement') return false;
  const declarations = body.body.filter((statement) => statement.type === 'FunctionDeclaration');
  const namesakes = declarations.filter(({ id }) => id.name === declaration.id?.name);
  return namesakes.length === 1 && namesakes[0]?.start === declaration.start;
}

/**
 * Returns where the statements of a body start, after its directives.
 * @param {import('acorn').BlockStatement} body
 */
const startOf = (body) => body.body.find((statement) => !('directive' in statement && statement.directive))?.start ?? 0;

/**
 * Puts the functions at these positions of a script, each a start and an end, into parentheses. Returns an editable
 * text. Positions that are not a whole function are ignored. A function declaration becomes a variable at the start of
 * the body that contains it, as any statement of that body may call it.
 * @param {string} code
 * @param {readonly (readonly [number, number])[]} positions
 */
function parenthesize(code, positions) {
  const wanted = new Set(positions.map(String));
  const text = new MagicString(code);
  /** @param {FunctionNode} node @param {Node | null} parent @param {Body | null} body */
  const visit = (node, parent, body) => {
    const { start, end, id } = node;
    if (!wanted.has(String([start, end]))) return;
    if (node.type === 'FunctionDeclaration' && id) {
      if (!isMovable(node, body)) return;
      text.overwrite(start, id.end, `var ${id.name}=(${code.slice(start, id.start).trimEnd()}`).appendLeft(end, ');');
      if (start > startOf(body)) text.move(start, end, startOf(body));
    } else if (!isSkipped(parent)) {
      text.appendRight(start, '(').appendLeft(end, ')');
    }
  };
  eachFunction(parse(code, { ecmaVersion: 'latest', preserveParens: true }), null, null, visit);
  return text;
}

module.exports = { parenthesize };
