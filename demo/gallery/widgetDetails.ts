import type { AnalyticsEvents } from '../../src/contract/widgets';
import type { MountName } from '../../src/mounts/registry';
import type { LocalizedText } from '../site/texts';

/** What an editor or engineer can set on a widget, and what it reports. */
export interface WidgetDetails {
  readonly attributes: readonly { readonly markup: string; readonly meaning: LocalizedText }[];
  /** The query parameters that the widget reads. */
  readonly query: readonly string[];
  /** The events of `widgets:analytics`. */
  readonly events: readonly (keyof AnalyticsEvents)[];
}

const nothing: WidgetDetails = { attributes: [], query: [], events: [] };
const dot = {
  markup: 'data-notification="true"',
  meaning: {
    zh: '会员登录后始终显示提醒圆点',
    en: 'shows the dot for a signed-in visitor, whatever the account says',
  },
};

/** The details of each widget; `docs/editors.md` and `docs/analytics.md` explain them. */
export const widgetDetails: Readonly<Record<MountName, WidgetDetails>> = {
  'account-mobile': { ...nothing, attributes: [dot] },
  'account-overlay': nothing,
  'account-primary': { ...nothing, attributes: [dot] },
  auth: { ...nothing, query: ['redirectURL', 'code'], events: ['login_success', 'login_failure'] },
  entry: nothing,
  'forgot-password': {
    ...nothing,
    events: ['password_recovery_success', 'password_recovery_failure', 'sms_send_success', 'sms_send_failure'],
  },
  'gold-level-redeem-rights': nothing,
  invoice: {
    attributes: [
      {
        markup: 'data-unit="cents"',
        meaning: { zh: '服务返回的金额单位：cents 或 yuan', en: 'the unit of the services’ amounts: cents or yuan' },
      },
    ],
    query: [],
    events: ['invoice_apply_success', 'invoice_apply_failure', 'invoice_inquiry_success', 'invoice_inquiry_failure'],
  },
  loading: nothing,
  logout: { ...nothing, events: ['logout'] },
  navigation: nothing,
  notification: nothing,
  'phone-validate': {
    ...nothing,
    query: ['username', 'redirectURL', 'code'],
    events: ['phone_validate_success', 'phone_validate_failure', 'sms_send_success', 'sms_send_failure'],
  },
  promotion: { ...nothing, events: ['promotion_dismiss'] },
  register: {
    ...nothing,
    events: [
      'register_card_success',
      'register_card_failure',
      'sms_send_success',
      'sms_send_failure',
      'register_success',
      'register_failure',
    ],
  },
  'register-banner': nothing,
  'register-ccc': nothing,
  'reset-password': {
    ...nothing,
    query: ['token', 'phoneToken'],
    events: ['password_reset_success', 'password_reset_failure'],
  },
  rewards: nothing,
  'rewards-tier': nothing,
  'share-buttons': { ...nothing, events: ['share'] },
  'svc-query': { ...nothing, events: ['svc_query_success', 'svc_query_failure'] },
};
