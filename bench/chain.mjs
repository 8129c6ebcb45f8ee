/**
 * Follows who asked for which file. A page itself is one link deep, what its markup names two, what a script of those
 * asks for three, and so on: that many round trips come one after another.
 */
export function followChain(cdp) {
  const depths = new Map();
  /** The nearest caller that is a file of the page, also across a promise. */
  const callerIn = ({ stack }) => {
    for (let at = stack; at; at = at.parent) {
      const frame = at.callFrames.find(({ url }) => depths.has(url));
      if (frame) return frame.url;
    }
    return undefined;
  };
  cdp.on('Network.requestWillBeSent', ({ request: { url }, initiator, documentURL }) => {
    if (!url.startsWith('http') || depths.has(url)) return;
    const asker = url === documentURL ? undefined : (callerIn(initiator) ?? initiator.url ?? documentURL);
    depths.set(url, asker === undefined ? 1 : (depths.get(asker) ?? 1) + 1);
  });
  return {
    /**
     * How deep the chain is of all that had arrived by a time, or of all that came where the time is null. `arrivals` are
     * addresses with their times by the same clock.
     */
    depthBy(arrivals, time) {
      const arrived = arrivals.filter(({ at }) => time === null || at <= time);
      return Math.max(1, ...arrived.map(({ url }) => depths.get(url) ?? 1));
    },
  };
}
