/** A greeting of the editors, which differs from the built-in one. */
export const greeting = { message: 'The first cup is waiting for you', messageZh: '第一杯咖啡，等你来尝' };
