/**
 * Follows which file requested which. The page has depth 1, a file in its markup 2, a file that such a script requests
 * 3, and so on: the depth is the number of round trips one after another.
 */
export function followChain(cdp) {
  const depths = new Map();
  /** Returns the nearest caller that is a file of the page, also across promises. */
  const callerIn = ({ stack }) => {
    for (let at = stack; at; at = at.parent) {
      const frame = at.callFrames.find(({ url }) => depths.has(url));
      if (frame) return frame.url;
    }
    return undefined;
  };
  cdp.on('Network.requestWillBeSent', ({ request: { url }, initiator, documentURL }) => {
    if (!url.startsWith('http') || depths.has(url)) return;
    const requester = url === documentURL ? undefined : (callerIn(initiator) ?? initiator.url ?? documentURL);
    depths.set(url, requester === undefined ? 1 : (depths.get(requester) ?? 1) + 1);
  });
  return {
    /** Returns the depth of the files that had arrived by a time; of all files if the time is null. */
    depthBy(arrivals, time) {
      const arrived = arrivals.filter(({ at }) => time === null || at <= time);
      return Math.max(1, ...arrived.map(({ url }) => depths.get(url) ?? 1));
    },
  };
}
