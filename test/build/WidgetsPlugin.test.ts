interface Plugin {
  isFetchedByLoader(chunk: string): boolean;
  emit(compilation: object, rendering: Promise<object>): Promise<void>;
}
const { WidgetsPlugin } = jest.requireActual<{
  WidgetsPlugin: new (options: { version: string; messages: string }) => Plugin;
}>('../../build/WidgetsPlugin.cjs');
const plugin = new WidgetsPlugin({ version: '1.2.3', messages: 'src/i18n/messages' });

test.each(['base', 'form', 'inspector', 'auth', 'account'])('a later step adds the hash of %s', (chunk) => {
  expect(plugin.isFetchedByLoader(chunk)).toBe(true);
});

test.each(['client', 'account-mobile', 'widgets'])('webpack names %s', (chunk) => {
  expect(plugin.isFetchedByLoader(chunk)).toBe(false);
});

test('emits nothing when the compilation has failed', async () => {
  const compilation = { errors: [new Error('a module was not found')] };
  await plugin.emit(compilation, Promise.resolve({}));
  expect(compilation.errors).toHaveLength(1);
});
