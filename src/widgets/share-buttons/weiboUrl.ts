/** The maximum length of a title in characters; a Weibo post takes little more. */
const maxTitleLength = 100;

/** Encodes a text for a query. Replaces lone surrogates, for which `encodeURIComponent` throws. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Returns the address of Weibo's page that shares an address with a title (M-shr-02). */
export function buildWeiboUrl(address: string, title: string): string {
  const shortTitle = [...title].slice(0, maxTitleLength).join('');
  return `https://service.weibo.com/share/share.php?url=${encode(address)}&title=${encode(shortTitle)}`;
}
