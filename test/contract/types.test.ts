import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const configuration = 'const config: WidgetsConfig =';
const manifest = 'declare const manifest: Manifest;';

const good = {
  api: 'if (window.widgets) { const rows = window.widgets.status(); rows[0]?.ms?.toFixed(); window.widgets.scan(document.body); }',
  loginStatus:
    "document.addEventListener('widgets:login-status', ({ detail }) => { detail.user?.loyaltyTier.trim(); const known: boolean | null = detail.isLoggedIn; });",
  analytics:
    "document.addEventListener('widgets:analytics', ({ detail }) => { if (detail.event === 'svc_query_success') detail.transactions.toFixed(); });",
  emptyConfig: `${configuration} {};`,
  config: `${configuration} { services: { account: 'https://a.test' }, captchaOrigins: ['https://c.test'], redirectOrigins: [], promotion: { content: 'Text', url: '/a' }, appLinks: { ios: 'https://i.test' } };`,
  name: "const name: MountName = 'svc-query';",
  manifest: `${manifest} const files: readonly string[] = manifest.widgets.auth.zh; const except = manifest.prerendered.auth?.except.signedIn;`,
};
const bad = {
  member: 'window.widgets?.mount();',
  missingScript: 'window.widgets.status();',
  eventName: "document.addEventListener('widgets:login', ({ detail }) => detail);",
  detail: "document.addEventListener('widgets:login-status', ({ detail }) => detail.token);",
  analyticsEvent: "const event: AnalyticsEvent = { event: 'svc_query' };",
  analyticsField: "const event: AnalyticsEvent = { event: 'logout', code: '1' };",
  analyticsValue: "const event: AnalyticsEvent = { event: 'share', service: 'qq' };",
  configKey: `${configuration} { captchaOrigin: ['https://c.test'] };`,
  configService: `${configuration} { services: { accounts: 'https://a.test' } };`,
  configType: `${configuration} { captchaOrigins: 'https://c.test' };`,
  name: "const name: MountName = 'svcquery';",
  state: "window.widgets?.status().some(({ state }) => state === 'mounted');",
  manifest: `${manifest} manifest.shells;`,
};
const types = 'AnalyticsEvent, Manifest, MountName, WidgetsConfig';

/** Compiles each example beside `widgets.d.ts`, in a project of its own. Returns the names of those with errors. */
function namesWithErrors(examples: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'widgets-types-'));
  try {
    copyFileSync(join(root, 'src/contract/widgets.d.ts'), join(folder, 'widgets.d.ts'));
    for (const [name, text] of Object.entries(examples))
      writeFileSync(join(folder, `${name}.ts`), `import type { ${types} } from './widgets';\n${text}\n`);
    const options = { strict: true, noEmit: true, target: 'es2020', module: 'es2020', moduleResolution: 'bundler' };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, lib: ['es2020', 'dom'], types: [] } }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return [...new Set([...stdout.matchAll(/^(?:.*[\\/])?([\w.]+)\.ts\(\d/gm)].map(([, name = '']) => name))].sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('code of a host page that uses the contract compiles', () => {
  expect(namesWithErrors(good)).toEqual([]);
});

test('code with a wrong name, event, key or type does not compile', () => {
  expect(namesWithErrors(bad)).toEqual(Object.keys(bad).sort());
});
