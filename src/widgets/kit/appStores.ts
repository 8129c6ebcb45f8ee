import type { PlainMessageId } from './Field';

/** The site's own page about the app, without its language. */
export const appPage = '/apps/';

/** The stores that have the app: the one place to change when an address does. */
export const appStores: readonly { readonly url: string; readonly label: PlainMessageId }[] = [
  { url: 'https://apps.example.com/ios', label: 'app.appStore' },
  { url: 'https://apps.example.com/android', label: 'app.android' },
];
