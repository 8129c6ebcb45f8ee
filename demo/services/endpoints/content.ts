import type { Endpoint } from '../endpoint';
import { ok, okWrapped } from '../responses';

/** Texts that editors maintain: the greeting, and the promotion of a site that configures none (M-api-27, M-api-28). */
export function contentEndpoints(): Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/api/hello',
      handle: () => okWrapped({ message: "It's a great day for coffee", messageZh: '今天也适合来一杯咖啡' }),
    },
    {
      method: 'GET',
      path: '/promotion.json',
      handle: () =>
        ok({
          content: '周三会员日：任意饮品买一赠一',
          url: '/starbucks-gift-card',
          contentEn: 'Members’ Wednesday: buy one drink, get one free',
          urlEn: '/en/starbucks-gift-card',
        }),
    },
  ];
}
