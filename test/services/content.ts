import { ok, wrapped } from './answers';
import type { Endpoint } from './endpoint';

/** Texts that editors change: the greeting (M-api-28), and the promotion of a site without its own (M-api-27). */
export function contentEndpoints(): Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/api/hello',
      act: () => wrapped({ message: "It's a great day for coffee", messageZh: '今天也适合来一杯咖啡' }),
    },
    {
      method: 'GET',
      path: '/promotion.json',
      act: () => ok({ content: '周三会员日：任意饮品买一赠一', url: '/starbucks-gift-card' }),
    },
  ];
}
