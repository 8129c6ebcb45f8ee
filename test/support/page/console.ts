/** Console errors and warnings of the test. A test that expects some must empty the list, as others must have none. */
export const consoleMessages: string[] = [];

beforeEach(() => {
  const record = (...args: unknown[]) => {
    // The page creates outlets by itself, outside any `act` of a test.
    const isOutletWarning = args.includes('Root') && String(args[0]).includes('not wrapped in act');
    if (!isOutletWarning) consoleMessages.push(args.map(String).join(' '));
  };
  jest.spyOn(console, 'error').mockImplementation(record);
  jest.spyOn(console, 'warn').mockImplementation(record);
});
