interface Part {
  readonly name: string;
  readonly command: string;
  readonly readFigures: (output: string) => string;
}
const { runPart } = jest.requireActual<{ runPart(part: Part): Promise<object | null> }>('./runPart.mjs');

const part = { name: 'Fuzz tests', readFigures: (output: string) => `${output.trim()} passed` };

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('a part that passes has figures', async () => {
  expect(await runPart({ ...part, command: 'echo 12' })).toMatchObject({ name: 'Fuzz tests', figures: '12 passed' });
});

test('a part that fails has none', async () => {
  expect(await runPart({ ...part, command: 'echo 12; exit 1' })).toBeNull();
});

test('the output of a part is shown while it runs', async () => {
  // Only its output tells which process to stop.
  jest.mocked(process.stdout.write).mockImplementation((text) => process.kill(Number(text)));
  expect(await runPart({ ...part, command: 'echo $$; exec sleep 60' })).toBeNull();
});
