/** Returns true in the browser of the WeChat app, on phones and computers. */
export function isInWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}
