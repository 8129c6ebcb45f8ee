/**
 * Puts functions into parentheses. V8 reads a function without them twice: once for where it ends, when the script comes,
 * and once to compile it, when it is first called and the page waits. One in parentheses it takes for a function that is
 * called at once, and compiles it with the script, beside the page's own work.
 */
const { parse } = require('acorn');
const MagicString = require('magic-string');

const isFunction = (node) => /^(FunctionExpression|ArrowFunctionExpression|FunctionDeclaration)$/.test(node.type);
const isNode = (value) => typeof value?.type === 'string';

/** Calls back for each function with the node that it stands in and the body of the function around that, if any. */
function eachFunction(node, parent, body, visit) {
  if (isFunction(node)) visit(node, parent, body);
  const within = isFunction(node) ? node.body : body;
  for (const child of Object.values(node).flat()) if (isNode(child)) eachFunction(child, node, within, visit);
}

/** What is a function by its place rather than by a keyword, and what stands in parentheses already. */
const isLeftAlone = (parent) =>
  parent.type === 'ParenthesizedExpression' ||
  parent.type === 'MethodDefinition' ||
  (parent.type === 'Property' && (parent.method || parent.kind !== 'init'));

/** True for a declaration that a variable can take the place of, at the start of the body that it is declared in. */
function isMovable(declaration, body) {
  if (!body?.body.includes(declaration)) return false;
  const namesakes = body.body.filter(
    ({ type, id }) => type === 'FunctionDeclaration' && id.name === declaration.id.name,
  );
  return namesakes.length === 1;
}

/** Where a body's work begins: behind directives. */
const startOf = (body) => body.body.find(({ directive }) => !directive).start;

/**
 * The functions at these places of a script, each by its start and end, in parentheses; what is no whole function is left
 * out. A declaration has to become a variable for that; as it can be called from anywhere in its body, it is moved to its
 * start. Answers an editable text, which knows what came from where.
 */
function parenthesize(code, places) {
  const wanted = new Set(places.map(String));
  const text = new MagicString(code);
  const visit = (node, parent, body) => {
    const { start, end, type, id } = node;
    if (!wanted.has(String([start, end]))) return;
    if (type === 'FunctionDeclaration') {
      if (!isMovable(node, body)) return;
      text.overwrite(start, id.end, `var ${id.name}=(${code.slice(start, id.start).trimEnd()}`).appendLeft(end, ');');
      if (start > startOf(body)) text.move(start, end, startOf(body));
    } else if (!isLeftAlone(parent)) {
      text.appendRight(start, '(').appendLeft(end, ')');
    }
  };
  eachFunction(parse(code, { ecmaVersion: 'latest', preserveParens: true }), null, null, visit);
  return text;
}

module.exports = { parenthesize };
