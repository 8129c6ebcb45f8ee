import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';

const { parenthesize } = jest.requireActual<{
  parenthesize(code: string, positions: readonly (readonly [number, number])[]): { toString(): string };
}>('../../../build/startup/parenthesize.cjs');

/** Returns the positions of all functions of a script that start with one of these texts. */
function positionsOf(code: string, ...starts: string[]): [number, number][] {
  const positions: [number, number][] = [];
  JSON.stringify(parse(code, { ecmaVersion: 'latest' }), (_key, node) => {
    if (/Function/.test(node?.type) && starts.some((text) => code.startsWith(text, node.start)))
      positions.push([node.start, node.end]);
    return node;
  });
  return positions;
}
const parenthesized = (code: string, ...starts: string[]) =>
  parenthesize(code, positionsOf(code, ...starts)).toString();

describe('parenthesize', () => {
  it.each([
    ['a function', 'x={a:function(){},b:function(n){}}', ['function()'], 'x={a:(function(){}),b:function(n){}}'],
    ['an arrow function', 'x=[()=>1,n=>n]', ['n=>'], 'x=[()=>1,(n=>n)]'],
    ['a function inside another', 'x=()=>()=>1', ['()'], 'x=(()=>(()=>1))'],
    ['a function that is in parentheses already', 'f((()=>1))', ['()'], 'f((()=>1))'],
    [
      'a method or accessor, which stays unchanged',
      'x={a(){},get b(){return 1}}',
      ['a', '()', 'get'],
      'x={a(){},get b(){return 1}}',
    ],
    [
      'a declaration, which moves to the start of its body, as it may be called earlier',
      '!function(){"use strict";g();function f(){}function g(){f()}}()',
      ['function g'],
      '!function(){"use strict";var g=(function(){f()});g();function f(){}}()',
    ],
    [
      'a declaration at the start of its body',
      '!function(){function f(){}f()}()',
      ['function f'],
      '!function(){var f=(function(){});f()}()',
    ],
    [
      'a declaration whose name is not unique, which stays unchanged',
      '!function(){function f(){}function f(){}}()',
      ['function f'],
      '!function(){function f(){}function f(){}}()',
    ],
    [
      'a declaration in a block, which stays unchanged',
      '!function(){if(a){function f(){}}}()',
      ['function f'],
      '!function(){if(a){function f(){}}}()',
    ],
    ['a global declaration, which stays unchanged', 'function f(){}', ['function f'], 'function f(){}'],
    [
      'a generator and an async function',
      '!function(){function*f(){}async function g(){}}()',
      ['function*f', 'async'],
      '!function(){var g=(async function(){});var f=(function*(){});}()',
    ],
  ] as const)('handles %s', (_case, code, starts, expected) => {
    expect(parenthesized(code, ...starts)).toBe(expected);
  });

  it('does not change what the code does', () => {
    const code =
      'r=(function(n){"use strict";var early=[b(n),c.name,b.length,typeof d];' +
      'function b(n){return n?n+b(n-1):e()}function c(){return this}function e(){return d?d():2}var d=()=>40;' +
      'return early.concat(b(1),c()===void 0,new c instanceof c)})(3)';
    const results = [code, parenthesized(code, 'function', '()')].map((text) => runInNewContext(text));
    expect(results[1]).toEqual(results[0]);
    expect(results[0]).toEqual([8, 'c', 1, 'undefined', 41, true, true]);
  });
});
