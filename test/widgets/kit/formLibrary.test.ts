import { stopClock } from '../../support/clock';

// biome-ignore lint/suspicious/noThenProperty: an import of it never settles, as of a script that does not come
jest.mock('react-hook-form', () => ({ __esModule: true, then: () => {} }));

it('is not waited for longer than 20 s, and can be asked for again (B3)', async () => {
  stopClock();
  const { loadFormLibrary } = await import('../../../src/widgets/kit/formControl');
  for (let round = 0; round < 2; round += 1) {
    let end: unknown;
    void loadFormLibrary().catch((error: unknown) => {
      end = error;
    });
    await jest.advanceTimersByTimeAsync(19_900);
    expect(end).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(end).toMatchObject({ name: 'ApiError', kind: 'unsent' });
  }
});
