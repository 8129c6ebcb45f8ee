import type { Member } from '../model';

const usual = {
  password: 'Passw0rd!',
  lastName: '',
  loyaltyTier: 'Green',
  loyaltyPoints: 0,
  rewardPoints: 0,
  pointsToNextTier: 125,
  loyaltyNotification: false,
  rewardCount: 0,
  isDormant: false,
  isPhoneVerified: true,
  isActivated: true,
};

function createMember(userName: string, cellPhone: string, firstName: string, more: Partial<Member> = {}): Member {
  return { ...usual, userName, cellPhone, firstName, email: `${userName}@example.test`, ...more };
}

/** Returns the members of the initial state: one for each state of an account. */
export function seedMembers(): Member[] {
  return [
    createMember('mei', '13800000001', 'Mei', {
      lastName: 'Li',
      loyaltyPoints: 42,
      pointsToNextTier: 83,
      rewardCount: 7,
    }),
    createMember('gold', '13800000002', '金玲', {
      lastName: '王',
      loyaltyTier: 'Gold',
      loyaltyPoints: 310,
      rewardPoints: 23.5,
      pointsToNextTier: 0,
      loyaltyNotification: true,
      // More than one page of 100 rewards (M-api-21).
      rewardCount: 137,
    }),
    createMember('dormant', '13800000003', 'Dora', { isDormant: true, rewardCount: 1 }),
    createMember('unverified', '13800000004', 'Una', { isPhoneVerified: false }),
    createMember('inactive', '13800000005', 'Ian', { isActivated: false }),
    // Two accounts share a mobile number: sending a password PIN requires the user name (40002).
    createMember('twin.one', '13800000006', 'Tao', { rewardCount: 2 }),
    createMember('twin.two', '13800000006', 'Ting', { rewardCount: 100 }),
    createMember('collector', '13800000009', '多多', { loyaltyTier: 'Gold', pointsToNextTier: 0, rewardCount: 250 }),
    // User name and password outside ASCII: the Basic header is UTF-8 (D1).
    createMember('张三', '13800000007', '三', { password: 'Pä9!word', email: 'zhangsan@example.test', lastName: '张' }),
    // A tier other than Green and Gold, no first name, no points and no rewards.
    createMember('plain', '13800000008', '', { loyaltyTier: 'Welcome', pointsToNextTier: 0 }),
  ];
}
