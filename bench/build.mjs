import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { benchFolder, outFolder, projectFolder } from './folders.mjs';

const forms = ['sign-in', 'registration', 'gift-card', 'invoice'];
/** The pages of the floor: a form each, and both steps of the registration, whose interactions are measured. */
const floorPages = [...forms, 'registration-steps'];

function npm(folder, ...args) {
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
}

/** Installs the packages of the bench, if they are not yet installed. */
export function installOwnPackages() {
  if (!existsSync(path.join(benchFolder, 'node_modules'))) npm(benchFolder, 'ci', '--ignore-scripts');
}

/** Builds the project as it is deployed. */
export function buildProject() {
  npm(projectFolder, 'run', 'build');
}

/** Builds the pages and peers that these parts compare with. */
export async function buildComparisons(parts) {
  const { build, forBrowser, forNode } = await import('./webpack.mjs');
  const { peerBuilds } = await import('./peers/peers.mjs');
  const floor = (name) => `./pages/floor/${name}`;
  const floorBuilds = [
    forBrowser({ folder: 'floor', entry: Object.fromEntries(floorPages.map((page) => [page, floor(`${page}.page`)])) }),
    ...forms.map((form) => forBrowser({ folder: 'loader', entry: { [`${form}-loader`]: floor(`${form}.loader`) } })),
    forNode({ folder: 'static', entry: { forms: floor('static') } }),
  ];
  const wanted = [
    ...(parts.some((part) => ['pages', 'interaction', 'warm'].includes(part)) ? floorBuilds : []),
    ...(parts.includes('peers') ? peerBuilds : []),
  ];
  if (wanted.length > 0) await build(wanted);
}

/** Returns the markup of each form, from the components of the floor. */
export function renderStaticForms() {
  return createRequire(import.meta.url)(path.join(outFolder, 'static/forms.cjs')).forms;
}
