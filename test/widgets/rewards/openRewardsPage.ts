import { screen, within } from '@testing-library/react';
import type { MountName } from '../../../src/mounts/registry';
import { openPage, type Page } from '../../support/page/openPage';
import { services } from '../../support/page/stubServices';

export const rewardsCall = 'GET /api/Customers/rewards';

/** Opens the account page for a member, or for a signed-out visitor. */
export function openRewardsPage(
  path: string,
  signedInAs?: string,
  otherMounts: readonly MountName[] = [],
): Promise<Page> {
  return openPage({
    path,
    mounts: ['rewards', 'notification', ...otherMounts],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
}

/** Sets the number of rewards that the member `mei` has. */
export function setRewardCount(rewardCount: number): void {
  const mei = services.model.members.get('mei');
  if (mei) services.model.members.set('mei', { ...mei, rewardCount });
}

/** Returns rewards as the service writes them, with names that count from `first`. */
export function createRewards(count: number, first = 1): { name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Reward ${index + first}` }));
}

// Checking the visibility of hundreds of rows takes long. The accessibility checks find hidden ones.
const anyVisibility = { hidden: true } as const;
export const heading = () => screen.getByRole('heading', anyVisibility);
export const rows = () => screen.queryAllByRole('listitem', anyVisibility);
export const rowTexts = (page: Page) =>
  within(page.mountPoint('rewards'))
    .queryAllByRole('listitem', anyVisibility)
    .map(({ textContent }) => textContent);
export const retryButton = () => screen.queryByRole('button', { name: 'Try again', ...anyVisibility });
