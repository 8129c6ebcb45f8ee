/**
 * Follows who asked for which file. A page itself is one link deep, what its markup names two, what a script of those
 * asks for three, and so on: that many round trips come one after another.
 */
export function followChain(cdp) {
  const depths = new Map();
  const links = new Map();
  const frameOf = ({ stack }) => {
    for (let at = stack; at; at = at.parent) {
      const frame = at.callFrames.find(({ url }) => depths.has(url));
      if (frame) return frame.url;
    }
    return undefined;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, documentURL, timestamp, wallTime }) => {
    const { url } = request;
    if (!url.startsWith('http') || depths.has(url)) return;
    const asker = url === documentURL ? undefined : (frameOf(initiator) ?? initiator.url ?? documentURL);
    const depth = asker === undefined ? 1 : (depths.get(asker) ?? 1) + 1;
    depths.set(url, depth);
    // The browser's own clock runs from its start: what it says of an arrival is set against the time of day.
    links.set(requestId, { url, depth, clock: wallTime - timestamp, arrivedAt: Number.POSITIVE_INFINITY });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const link = links.get(requestId);
    if (link) link.arrivedAt = (link.clock + timestamp) * 1000;
  });
  return {
    /** How deep the chain is of what had arrived by then, in milliseconds since 1970. */
    depthBy: (time) =>
      Math.max(...[...links.values()].filter(({ arrivedAt }) => arrivedAt <= time).map(({ depth }) => depth)),
    links: () => [...links.values()],
  };
}
