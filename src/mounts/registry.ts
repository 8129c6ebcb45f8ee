/** One widget of the guest list. Its code is found by its name, in `runtime/widgets.ts`. */
export interface Row {
  /** True when a page has room for one only; further mount points of this name are reported. */
  readonly isSingleton?: true;
  /** Query parameters that leave the address bar before anything is fetched (F2). */
  readonly secrets?: readonly string[];
}

/** Each `data-mount` name that a page may hold (contract 3). */
export const registry = {
  'account-mobile': {},
  'account-overlay': {},
  'account-primary': {},
  auth: { secrets: ['code'] },
  entry: {},
  'forgot-password': {},
  'gold-level-redeem-rights': {},
  invoice: {},
  loading: { isSingleton: true },
  logout: {},
  navigation: {},
  notification: { isSingleton: true },
  'phone-validate': { secrets: ['code', 'username'] },
  promotion: { isSingleton: true },
  register: {},
  'register-banner': {},
  'register-ccc': {},
  'reset-password': { secrets: ['token', 'phoneToken'] },
  rewards: {},
  'rewards-tier': {},
  'share-buttons': {},
  'svc-query': {},
} as const satisfies Record<string, Row>;

export type MountName = keyof typeof registry;

/** The names alone, in the order in which the build counts the widgets. */
export const names = Object.keys(registry).sort() as MountName[];

/** True for a name of the guest list; a name is whatever an editor wrote. */
export function isKnown(name: string): name is MountName {
  return names.indexOf(name as MountName) >= 0;
}

/** The row of a name; of an unknown one, an empty one. */
export function rowOf(name: string): Row {
  return isKnown(name) ? registry[name] : {};
}
