import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../folders.mjs';
import { measure } from '../measure.mjs';
import { inRounds, summary } from '../statistics.mjs';
import { peers } from './peers.mjs';

/** What a page of a peer names in its head, in a variant of the widget. */
export function headOf(peer, origin, variant = 'sound') {
  const { widgets } = JSON.parse(readFileSync(path.join(distFolder, 'manifest.json'), 'utf8'));
  const files = widgets.logout.zh.map((file) => `${origin}/w/${file}`);
  const links = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="${file}">`);
  const own = peer.isOurs
    ? files.filter((file) => file.endsWith('.js'))
    : (peer.preload ?? []).map((file) => `/bench/peers/${variant}/${file}`);
  const preloads = own.map((url) => `<link rel="preload" as="script" href="${url}">`);
  const script = peer.isOurs
    ? `<script async src="${origin}/w/widgets.js"></script>`
    : `<script defer src="/bench/peers/${variant}/${peer.entry}.js"></script>`;
  return [...links, ...preloads, script].join('\n');
}

/** A page of a peer. A custom element is a line's part unless a page says that it is a block, as the others' `div` is. */
export const peerPage = (head, body) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>Peers</title><link rel="icon" href="data:,">
${head}
<style>bench-widget { display: block }</style>
</head><body>
${body}
</body></html>
`;

/**
 * Measures each peer with so many mount points of one widget on a page. A peer that renders nothing at the first look is
 * left out of the rounds; its row says what the browser said.
 */
export async function measurePeers(browser, server, options, tell) {
  const subjects = [];
  const absent = [];
  for (const peer of peers) {
    const pages = options.counts.map((mountPoints) => {
      const url = `/peers/${peer.entry ?? 'ours'}/${mountPoints}`;
      const body = Array.from({ length: mountPoints }, () => peer.element('')).join('\n');
      server.addPage(url, peerPage(headOf(peer, server.origin), body), { hasPolicy: false });
      return { peer: peer.name, url, mountPoints };
    });
    tell(`peers: a first look at ${peer.name}`);
    const first = await measure(browser, server, pages[0], { latency: 0, patience: { longest: 4_000 } });
    // Who has something to complain of is not measured at its best.
    if (first.isComplete && first.errors.length > 0) throw new Error(`${peer.name} says: ${first.errors[0]}`);
    if (first.isComplete) subjects.push(...pages);
    else
      absent.push({
        peer: peer.name,
        reason: first.errors[0] ?? peer.silentReason ?? 'nothing was rendered, and nothing said',
      });
  }
  const results = await inRounds(
    subjects,
    options.peers,
    (subject) => measure(browser, server, subject),
    (line) => tell(`peers: ${line}`),
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
