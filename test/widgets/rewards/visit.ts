import { screen, within } from '@testing-library/react';
import type { MountName } from '../../../src/mounts/registry';
import { openPage, type Page, services } from '../../support/page';

export const call = 'GET /api/Customers/rewards';

/** Opens the account page of a member, or of a visitor. */
export function openRewards(path: string, signedInAs?: string, more: readonly MountName[] = []): Promise<Page> {
  return openPage({
    path,
    mounts: ['rewards', 'notification', ...more],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
}

/** Makes `mei` a member with so many rewards. */
export function giveRewards(rewardCount: number): void {
  const mei = services.model.members.get('mei');
  if (mei) services.model.members.set('mei', { ...mei, rewardCount });
}

/** A page of rewards that can be told from others. */
export function pageOf(count: number, first = 0): { name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Reward ${first + index + 1}` }));
}

// Whether hundreds of rows could be seen takes long to find out; that nothing is hidden, axe holds.
const asTheyAre = { hidden: true } as const;
export const heading = () => screen.getByRole('heading', asTheyAre);
export const rows = () => screen.queryAllByRole('listitem', asTheyAre);
export const rowTexts = (page: Page) =>
  within(page.mount('rewards'))
    .queryAllByRole('listitem', asTheyAre)
    .map(({ textContent }) => textContent);
export const tryAgain = () => screen.queryByRole('button', { name: 'Try again', ...asTheyAre });
