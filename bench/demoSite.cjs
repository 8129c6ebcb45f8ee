/** Serves the demo site and the stub services for the build in `dist`, until the parent process disconnects. */
require('../demo/register.cjs');
const path = require('node:path');
const { run } = require('../demo/site/run.ts');
const { routes } = require('../demo/site/routes.ts');

run(path.join(__dirname, '../dist')).then(({ site, services }) => {
  process.send({ site, services, paths: routes.map((route) => route.path) });
});
process.on('disconnect', () => process.exit());
