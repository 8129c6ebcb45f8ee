/** True in WeChat's own browser, on phones and computers. */
export function isInWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}
