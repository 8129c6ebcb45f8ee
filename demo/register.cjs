// Compiles the TypeScript sources of the demo site and the stub services when Node loads them.
process.env.BABEL_ENV = 'test';
require('@babel/register')({
  extensions: ['.ts', '.tsx'],
  cache: true,
  cwd: require('node:path').join(__dirname, '..'),
});
