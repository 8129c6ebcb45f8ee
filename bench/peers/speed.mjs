import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measure } from '../browser/measure.mjs';
import { distFolder } from '../folders.mjs';
import { inRounds, summary } from '../statistics.mjs';
import { peers } from './peers.mjs';

/** Returns the head of a peer's page, for a variant of the widget. */
export function headOf(peer, origin, variant = 'sound') {
  const { widgets } = JSON.parse(readFileSync(path.join(distFolder, 'manifest.json'), 'utf8'));
  const files = widgets.logout.zh.map((file) => `${origin}/w/${file}`);
  const links = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="${file}">`);
  const preloaded = peer.isProject
    ? files.filter((file) => file.endsWith('.js'))
    : (peer.preload ?? []).map((file) => `/bench/peers/${variant}/${file}`);
  const preloads = preloaded.map((url) => `<link rel="preload" as="script" href="${url}">`);
  const script = peer.isProject
    ? `<script async src="${origin}/w/widgets.js"></script>`
    : `<script defer src="/bench/peers/${variant}/${peer.entry}.js"></script>`;
  return [...links, ...preloads, script].join('\n');
}

/** Returns the page of a peer. Custom elements are displayed as blocks, like the `div` of other peers. */
export const peerPage = (head, body) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>Peers</title><link rel="icon" href="data:,">
${head}
<style>bench-widget { display: block }</style>
</head><body>
${body}
</body></html>
`;

/**
 * Measures each peer with different numbers of mount points of one widget on a page. A peer that renders nothing on the
 * first visit is not measured; its row has the error of the browser.
 */
export async function measurePeers(browser, server, options, showProgress) {
  const subjects = [];
  const absent = [];
  for (const peer of peers) {
    const pages = options.counts.map((mountPoints) => {
      const url = `/peers/${peer.entry ?? 'widgets'}/${mountPoints}`;
      const body = Array.from({ length: mountPoints }, () => peer.element('')).join('\n');
      server.addPage(url, peerPage(headOf(peer, server.origin), body), { hasPolicy: false });
      return { peer: peer.name, url, mountPoints };
    });
    showProgress(`peers: first visit of ${peer.name}`);
    const first = await measure(browser, server, pages[0], { latency: 0, patience: { longest: 4_000 } });
    // Times of a page with errors mean nothing.
    if (first.isComplete && first.errors.length > 0) throw new Error(`${peer.name} logs: ${first.errors[0]}`);
    if (first.isComplete) subjects.push(...pages);
    else
      absent.push({
        peer: peer.name,
        reason: first.errors[0] ?? peer.silentReason ?? 'rendered nothing and logged nothing',
      });
  }
  const results = await inRounds(
    subjects,
    options.peers,
    (subject) => measure(browser, server, subject),
    (line) => showProgress(`peers: ${line}`),
  );
  const rows = [...results].map(([{ peer, mountPoints }, runs]) => ({
    peer,
    mountPoints,
    runs: runs.length,
    incomplete: runs.filter(({ isComplete }) => !isComplete).length,
    bytes: runs[0].bytes,
    rendered: summary(runs.map(({ rendered }) => rendered)),
    longest: summary(runs.map(({ longest }) => longest)),
    blocking: summary(runs.map(({ blocking }) => blocking)),
  }));
  return { rows, absent };
}
