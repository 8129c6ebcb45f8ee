interface Plugin {
  fileName(chunk: string | null, extension: 'js' | 'css'): string;
  emit(compilation: object, rendering: Promise<object>): Promise<void>;
}
const { WidgetsPlugin } = jest.requireActual<{
  WidgetsPlugin: new (options: { version: string; messages: string }) => Plugin;
}>('../../build/WidgetsPlugin.cjs');
const plugin = new WidgetsPlugin({ version: '1.2.3', messages: 'src/i18n/messages' });

test.each(['base', 'form', 'auth', 'account'])('leaves out the hash of %s, which a later step adds', (chunk) => {
  expect(plugin.fileName(chunk, 'css')).toBe('assets/[name].css');
});

test.each(['client', 'account-mobile', null])('adds the hash of webpack to %s', (chunk) => {
  expect(plugin.fileName(chunk, 'js')).toBe('assets/[name].[contenthash:8].js');
});

test('emits nothing when the compilation has failed', async () => {
  const compilation = { errors: [new Error('a module was not found')] };
  await plugin.emit(compilation, Promise.resolve({}));
  expect(compilation.errors).toHaveLength(1);
});
