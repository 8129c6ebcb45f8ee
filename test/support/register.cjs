// Lets Node run the demo site and its services straight from their TypeScript sources.
process.env.BABEL_ENV = 'test';
require('@babel/register')({
  extensions: ['.ts', '.tsx'],
  cache: true,
  cwd: require('node:path').join(__dirname, '../..'),
});
