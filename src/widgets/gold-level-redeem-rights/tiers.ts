import type { ComponentType } from 'react';
import { CustomisedDrink } from './CustomisedDrink';
import { DrinkAndBakery } from './DrinkAndBakery';
import { IceCreamDrink } from './IceCreamDrink';
import { Treats } from './Treats';
import { Voucher } from './Voucher';

/** How many stars something costs (M-con-14). */
export type Stars = 1 | 9 | 12 | 15 | 25;

/** One number of stars, and what is drawn of what it buys. */
export interface Tier {
  readonly stars: Stars;
  readonly Picture: ComponentType;
}

/** What can be had, the fewest stars first (M-star-02 to M-star-06). */
export const tiers: readonly Tier[] = [
  { stars: 1, Picture: CustomisedDrink },
  { stars: 9, Picture: DrinkAndBakery },
  { stars: 12, Picture: Treats },
  { stars: 15, Picture: IceCreamDrink },
  { stars: 25, Picture: Voucher },
];
