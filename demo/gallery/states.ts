import type { State } from './state';
import { accountStates } from './states/account';
import { giftCardStates } from './states/giftCard';
import { invoiceStates } from './states/invoice';
import { otherStates } from './states/others';
import { recoveryStates } from './states/recovery';
import { registerStates } from './states/register';
import { signInStates } from './states/signIn';

/** All states of all widgets. */
export const states: readonly State[] = [
  ...signInStates,
  ...registerStates,
  ...recoveryStates,
  ...giftCardStates,
  ...invoiceStates,
  ...accountStates,
  ...otherStates,
];

/** The id of a state in addresses, such as `svc-query/errors`. */
export const idOf = ({ widget, name }: State): string => `${widget}/${name}`;

const byId: ReadonlyMap<string, State> = new Map(states.map((state) => [idOf(state), state]));

/** Returns the state with an id. */
export const findState = (id: string | null): State | undefined => byId.get(id ?? '');
