import Cookies from 'js-cookie';

/** The cookie that says that a session probably exists. It holds no identity (contract 6). */
const flagName = 'login-status';
const flagDays = 7;

/** Returns whether the cookie says that the visitor is signed in; false where the browser refuses cookies. */
export function isFlagInCookie(): boolean {
  try {
    return Cookies.get(flagName) === 'true';
  } catch {
    return false;
  }
}

/** Sets or removes the cookie, where the browser allows it. */
export function setFlagInCookie(isOn: boolean): void {
  try {
    const secure = location.protocol === 'https:';
    if (isOn) Cookies.set(flagName, 'true', { expires: flagDays, path: '/', sameSite: 'lax', secure });
    else Cookies.remove(flagName, { path: '/' });
  } catch {
    // A sandboxed frame throws on any access to cookies.
  }
}
