import type { PlainMessageId } from '../../i18n/messageValues';

/*
 * The retailer's phone number, pages and app stores. Names of the retailer and of its products are messages in
 * src/i18n/messages. Paths have no language prefix.
 */

/** The customer care line (M-con-40). */
export const careNumber = '400-820-6998';

/** The terms of the rewards programme (M-rte-26). */
export const termsPage = '/help/legal/starbucks-rewards-program-terms-and-conditions-overall/';

/** The rules for redeeming stars (M-rte-27). */
export const redemptionRulesPage = '/help/legal/star-gift-exchange-terms/';

/** The site's page about the app (M-rte-28). */
export const appPage = '/apps/';

/** The stores that offer the app. */
export const appStores: readonly { readonly url: string; readonly label: PlainMessageId }[] = [
  { url: 'https://apps.example.com/ios', label: 'app.appStore' },
  { url: 'https://apps.example.com/android', label: 'app.android' },
];
