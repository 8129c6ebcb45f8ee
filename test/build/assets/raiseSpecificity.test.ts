const raiseSpecificity = jest.requireActual<(this: { resourcePath: string }, css: string) => string>(
  '../../../build/assets/raiseSpecificity.cjs',
);
const raise = (css: string, resourcePath = '/src/widgets/kit/ui/button.css') =>
  raiseSpecificity.call({ resourcePath }, css);

test.each([
  ['.rw-a{color:red}', ':not(#_):not(#_):not(#_).rw-a{color:red}'],
  ['.rw p,.rw-a > * + *{margin:0}', ':not(#_):not(#_):not(#_).rw p,:not(#_):not(#_):not(#_).rw-a > * + *{margin:0}'],
  ['[data-mount] .rw-a::before{top:0}', ':not(#_):not(#_):not(#_)[data-mount] .rw-a::before{top:0}'],
  ['@media print{.rw-a:not(.b, .c){top:0}}', '@media print{:not(#_):not(#_):not(#_).rw-a:not(.b, .c){top:0}}'],
])('gives every selector three ids: %s (A5)', (css, raised) => {
  expect(raise(css)).toBe(raised);
});

test('gives the selectors of reset.css two ids, below all other rules (A5)', () => {
  expect(raise('.rw *:not(.b){all:revert}', '/src/theme/reset.css')).toBe(':not(#_):not(#_).rw *:not(.b){all:revert}');
});

test.each(['.rw *{top:0}', '.rw *::before{top:0}', '@keyframes turn{from{top:0}50%{top:1px}}'])(
  'keeps selectors that match elements of the captcha provider, and the steps of an animation: %s',
  (css) => {
    expect(raise(css)).toBe(css);
  },
);

test('refuses a selector that starts with an element, as it could match outside a mount point', () => {
  expect(() => raise('button{color:red}')).toThrow('"button" starts with no class or attribute');
});
