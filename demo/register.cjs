// Compiles the TypeScript sources of the demo site and the stub services when Node loads them. By an option and not by
// `BABEL_ENV`: the same process builds the bundle, which must be compiled for browsers.
require('@babel/register')({
  extensions: ['.ts', '.tsx'],
  envName: 'test',
  cache: true,
  cwd: require('node:path').join(__dirname, '..'),
});
