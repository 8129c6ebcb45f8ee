/** The project's demo site with its services, for the build in `dist`, until the process is ended. */
require('../test/support/register.cjs');
const path = require('node:path');
const { run } = require('../test/site/run.ts');
const { routes } = require('../test/site/routes.ts');

run(path.join(__dirname, '../dist')).then(({ site }) => {
  process.send({ site, paths: routes.map((route) => route.path) });
});
process.on('disconnect', () => process.exit());
