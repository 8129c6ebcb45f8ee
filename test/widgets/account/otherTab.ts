import Cookies from 'js-cookie';

function changeLoginInOtherTab(newValue: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login', newValue }));
}

/** Changes what this tab sees when the visitor signs out in another tab. */
export function signOutInOtherTab(): void {
  Cookies.remove('login-status');
  changeLoginInOtherTab('1');
}

/** Changes what this tab sees when a visitor signs in in another tab. */
export function signInInOtherTab(): void {
  Cookies.set('login-status', 'true');
  changeLoginInOtherTab('2');
}
