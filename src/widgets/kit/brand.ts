import type { AppStore } from '../../api/browser/config';
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

/** The stores that offer the app. The page's configuration has their URLs. */
export const appStores: readonly { readonly store: AppStore; readonly label: PlainMessageId }[] = [
  { store: 'ios', label: 'app.appStore' },
  { store: 'android', label: 'app.android' },
];
