import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';

const { parenthesize } = jest.requireActual<{
  parenthesize(code: string, places: readonly (readonly [number, number])[]): { toString(): string };
}>('../../build/parenthesize.cjs');

/** The places of all functions of a script that begin with one of these texts. */
function placesOf(code: string, ...beginnings: string[]): [number, number][] {
  const places: [number, number][] = [];
  JSON.stringify(parse(code, { ecmaVersion: 'latest' }), (_key, node) => {
    if (/Function/.test(node?.type) && beginnings.some((text) => code.startsWith(text, node.start)))
      places.push([node.start, node.end]);
    return node;
  });
  return places;
}
const marked = (code: string, ...beginnings: string[]) => parenthesize(code, placesOf(code, ...beginnings)).toString();

describe('what is compiled with its script', () => {
  it.each([
    ['a function', 'x={a:function(){},b:function(n){}}', ['function()'], 'x={a:(function(){}),b:function(n){}}'],
    ['an arrow function', 'x=[()=>1,n=>n]', ['n=>'], 'x=[()=>1,(n=>n)]'],
    ['one within another', 'x=()=>()=>1', ['()'], 'x=(()=>(()=>1))'],
    ['one that stands in parentheses already', 'f((()=>1))', ['()'], 'f((()=>1))'],
    [
      'a method, which is none by itself',
      'x={a(){},get b(){return 1}}',
      ['a', '()', 'get'],
      'x={a(){},get b(){return 1}}',
    ],
    [
      'a declaration, from the start of its body, where it is called before it stands there',
      '!function(){"use strict";g();function f(){}function g(){f()}}()',
      ['function g'],
      '!function(){"use strict";var g=(function(){f()});g();function f(){}}()',
    ],
    [
      'a declaration that is the first',
      '!function(){function f(){}f()}()',
      ['function f'],
      '!function(){var f=(function(){});f()}()',
    ],
    [
      'no declaration whose name another one has',
      '!function(){function f(){}function f(){}}()',
      ['function f'],
      '!function(){function f(){}function f(){}}()',
    ],
    [
      'no declaration in a block',
      '!function(){if(a){function f(){}}}()',
      ['function f'],
      '!function(){if(a){function f(){}}}()',
    ],
    ['no declaration of a whole page', 'function f(){}', ['function f'], 'function f(){}'],
    [
      'a declaration of another kind',
      '!function(){function*f(){}async function g(){}}()',
      ['function*f', 'async'],
      '!function(){var g=(async function(){});var f=(function*(){});}()',
    ],
  ] as const)('is %s', (_what, code, beginnings, expected) => {
    expect(marked(code, ...beginnings)).toBe(expected);
  });

  it('does what it did', () => {
    const code =
      'r=(function(n){"use strict";var early=[b(n),c.name,b.length,typeof d];' +
      'function b(n){return n?n+b(n-1):e()}function c(){return this}function e(){return d?d():2}var d=()=>40;' +
      'return early.concat(b(1),c()===void 0,new c instanceof c)})(3)';
    const results = [code, marked(code, 'function', '()')].map((text) => runInNewContext(text));
    expect(results[1]).toEqual(results[0]);
    expect(results[0]).toEqual([8, 'c', 1, 'undefined', 41, true, true]);
  });
});
