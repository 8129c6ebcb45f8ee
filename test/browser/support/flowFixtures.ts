import { test as base, expect } from './fixtures';
import { watchFlow } from './flowSecrets';

/** The fixtures of a flow. A password, PIN, code, token, or card or mobile number that has leaked fails the test. */
export const test = base.extend<{ readonly failOnLeaks: undefined }>({
  failOnLeaks: [
    async ({ context, page, demo }, use, info) => {
      const findLeaks = await watchFlow(context, demo);
      await use(undefined);
      if (info.status === info.expectedStatus) expect(await findLeaks(page)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from './fixtures';
