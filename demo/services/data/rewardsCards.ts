import type { RewardsCard } from '../model';

const pin = '12345678';

/**
 * Returns the rewards cards of the initial state: some that can be registered, and one for each Register error code.
 */
export function seedRewardsCards(): RewardsCard[] {
  const fresh = ['6200000000000001', '6200000000000011', '6200000000000012', '6200000000000013', '6200000000000014'];
  return [
    // The second card has a number as stateCode: real services send both types.
    ...fresh.map((number, index): RewardsCard => ({ number, pin, stateCode: index === 1 ? 0 : '0' })),
    { number: '6200000000000002', pin, stateCode: '106' },
    { number: '6200000000000003', pin, stateCode: '3006' },
    { number: '6200000000000004', pin, stateCode: '3008' },
    { number: '6200000000000005', pin, stateCode: '3015' },
    { number: '6200000000000006', pin, stateCode: '6004' },
    { number: '6200000000000007', pin, stateCode: 30001 },
  ];
}
