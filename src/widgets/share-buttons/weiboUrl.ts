/** Characters of a title; a Weibo post has little more room. */
const longestTitle = 100;

/** A text as it may stand in an address. Half of a surrogate pair, which a page's title may hold, would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Weibo's page that shares an address under a title (M-shr-02). */
export function weiboUrl(address: string, title: string): string {
  const short = [...title].slice(0, longestTitle).join('');
  return `https://service.weibo.com/share/share.php?url=${encoded(address)}&title=${encoded(short)}`;
}
