const { spawn } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');
const { buffer, text } = require('node:stream/consumers');
const remapping = require('@jridgewell/remapping');
const { sources } = require('webpack');
const { scriptsOf } = require('./bundle.cjs');
const { parenthesize } = require('./parenthesize.cjs');
const { stampOf } = require('./shells.cjs');
const { tableOf } = require('./table.cjs');

const recorder = path.join(__dirname, 'recordStartup.cjs');
/** In names of files, in place of a content hash: they are not known yet. */
const noHash = '0';

/** Has scripts tried out by a process of its own; answers, by their paths, the places of the functions that were called. */
async function record(site) {
  const child = spawn(process.execPath, [recorder]);
  // One that ends before it has read all says why.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(site));
  const ends = once(child, 'close');
  const [output, complaint] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  const [status] = await ends;
  if (status !== 0) throw new Error(`The widgets could not be tried out: ${complaint}`);
  return JSON.parse(output.toString());
}

/** A site on which each widget has a page, in one language taken over from its first state, in the other made anew. */
function rehearsal(compilation, { version, entryFile, chunks, shared, firstStates }) {
  const textOf = (file) => compilation.getAsset(file).source.source();
  /** Which script of the compilation stands under a path. */
  const origins = { [entryFile]: entryFile };
  const scripts = {};
  for (const { name, source } of compilation.getAssets()) if (name.endsWith('.js')) scripts[name] = source.source();
  const put = (name, script, content) => {
    const file = `assets/${name}.${noHash}.js`;
    scripts[file] = content;
    origins[file] = script;
    return [file];
  };
  const early = Object.fromEntries(
    Object.entries(shared).map(([name, script]) => [name, put(name, script, textOf(script))]),
  );
  const bundled = chunks.map((chunk) => {
    const own = scriptsOf(compilation, chunk).map(([locale, content]) => [
      locale,
      put(`${chunk.name}.${locale}`, chunk.script, content),
    ]);
    return { ...chunk, own: Object.fromEntries(own) };
  });
  const pagesOf = ({ widgets, own, shared: others }) =>
    widgets.flatMap((name) => {
      const files = ['base', ...others].flatMap((other) => early[other]);
      const first = stampOf(version, 'zh', name, [...files, ...own.zh]) + firstStates[name].zh;
      return [
        { path: '/', markup: `<div data-mount="${name}">${first}</div>` },
        { path: '/en/', markup: `<div data-mount="${name}"></div>` },
      ];
    });
  return { site: { scripts, table: tableOf(early, bundled), pages: bundled.flatMap(pagesOf) }, origins };
}

/** Puts a script's functions at these places into parentheses, and brings its source map up to date if it has one. */
function mark(compilation, file, places) {
  const edited = parenthesize(compilation.getAsset(file).source.source(), places);
  compilation.updateAsset(file, new sources.RawSource(edited.toString()));
  if (!compilation.getAsset(`${file}.map`)) return;
  compilation.updateAsset(`${file}.map`, (source) => {
    const steps = [edited.generateMap({ hires: true }).toString(), source.source().toString()];
    return new sources.RawSource(remapping(steps, () => null).toString());
  });
}

/**
 * Has browsers compile, while it is on its way, what every page calls until React is in charge: that is found out by trying,
 * and marked (`parenthesize.cjs`). What comes later is left as it is.
 */
async function compileEarly(compilation, parts) {
  const { site, origins } = rehearsal(compilation, parts);
  const called = await record(site);
  for (const script of new Set(Object.values(origins))) {
    const files = Object.keys(origins).filter((file) => origins[file] === script);
    mark(
      compilation,
      script,
      files.flatMap((file) => called[file] ?? []),
    );
  }
}

module.exports = { compileEarly };
