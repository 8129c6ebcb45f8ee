import { contentSecurityPolicy } from '../../../demo/site/csp';
import { mountNames } from '../../../src/mounts/registry';
import { readMountPoints, waitForWidgets } from '../support/allWidgets';
import { type Demo, expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { mountPoint } from '../support/page';
import { watchExecution } from './watchExecution';

/**
 * Properties of `document` and `window` that an element with such a name or id replaces or creates. Not the methods of
 * `document`, such as `createElement`, nor `documentElement` and `defaultView`: React cannot work without them.
 */
const globalNames = [
  ...['currentScript', 'readyState', 'activeElement', 'visibilityState', 'cookie', 'title', 'referrer', 'location'],
  ...['head', 'body', 'forms', 'scripts', 'links', 'styleSheets', 'implementation'],
  ...['hasFocus', 'baseURI', 'URL', 'all', 'children', 'images', 'embeds', 'anchors', 'characterSet', 'domain'],
  ...['widgets', 'dataLayer', 'capInit', 'capRefresh', 'capDestroy', 'trustedTypes', 'requestIdleCallback'],
  ...['webpackChunk', 'process', 'global', 'module', 'exports', 'define', 'React', 'axios', '__webpack_require__'],
];
/** Properties of a form that a field with such a name replaces. */
const formNames = [
  ...['children', 'childNodes', 'attributes', 'firstChild', 'lastChild', 'parentNode', 'parentElement', 'nextSibling'],
  ...['nodeType', 'nodeName', 'tagName', 'ownerDocument', 'namespaceURI', 'innerHTML', 'outerHTML', 'style'],
  ...['id', 'name', 'action', 'method', 'target', 'elements', 'length', 'title', 'className', 'classList', 'dataset'],
  ...['submit', 'reset', 'isConnected', 'getRootNode', 'cloneNode', 'insertAdjacentHTML', 'constructor'],
];

const inputs = formNames.map((name) => `<input name="${name}" aria-label="${name}">`).join('');
/** Elements of an attacker who can add markup, but no scripts: each name as a form, an image, a link and a frame. */
const clobberingElements =
  globalNames.map((name) => `<form name="${name}"></form><img name="${name}" alt="">`).join('') +
  globalNames.map((name) => `<a id="${name}" href="data:text/javascript,__xss()">x</a>`).join('') +
  ['widgets', 'trustedTypes', 'head', 'currentScript'].map((name) => `<iframe name="${name}"></iframe>`).join('');

const policies: readonly { name: string; policyOf: (demo: Demo) => string | undefined; nonce?: string }[] = [
  { name: 'no policy', policyOf: () => undefined },
  { name: 'the strict policy', policyOf: ({ servicesOrigin }) => contentSecurityPolicy(servicesOrigin) },
  {
    name: 'a policy of nonces',
    nonce: 'abc',
    policyOf: ({ servicesOrigin }) =>
      `default-src 'none'; script-src 'nonce-abc' ${servicesOrigin}; style-src 'nonce-abc'; img-src 'self' data:; ` +
      `frame-src 'self'; connect-src 'self' ${servicesOrigin}`,
  },
  {
    name: 'Trusted Types alone',
    policyOf: () => "require-trusted-types-for 'script'; trusted-types rewards-widgets rewards-widgets-captcha",
  },
];

const configElements = [
  { title: '', before: '', after: '', warning: null },
  {
    title: ' and a form, an image and a frame of the name of the configuration before it',
    before:
      '<form name="widgets-config"></form><img name="widgets-config" alt=""><iframe name="widgets-config"></iframe>',
    after: '',
    warning: null,
  },
  ...(['form', 'img', 'iframe'] as const).map((tag) => ({
    title: ` and a <${tag}> of the id of the configuration before it`,
    before: `<${tag} id="widgets-config"></${tag}>`,
    after: '',
    warning: 'is the id of another element: the defaults are used',
  })),
  {
    title: ' and an element of the id of the configuration before it',
    before: '<a id="widgets-config" href="data:application/json,{}"></a>',
    after: '',
    warning: 'is the id of another element: the defaults are used',
  },
  {
    title: ' and a script of the id of the configuration after it',
    before: '',
    after:
      '<script type="application/json" id="widgets-config">{"captchaOrigins":["https://evil.example.test"]}</script>',
    warning: 'stands on this page several times, with different content: the defaults are used',
  },
];

for (const { name, policyOf, nonce } of policies) {
  // The policy does not decide which configuration counts: the long run tries each with each.
  const isSample = !process.env['LONG'] && name !== 'the strict policy';
  for (const { title, before, after, warning } of isSample ? configElements.slice(0, 1) : configElements) {
    test(`every widget mounts beside elements that replace properties${title}, under ${name} (A6)`, async ({
      page,
      demo,
      openHostPage,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const readExecution = await watchExecution(page);
      const mountPoints = mountNames.map((one) => mountTag(one)).join('');
      const loader = nonce ? loaderTag(demo).replace('async', `async nonce="${nonce}"`) : loaderTag(demo);
      const policy = policyOf(demo);
      await openHostPage(
        `${clobberingElements}${before}${configBlock(demo)}${after}` +
          `<form>${inputs}${mountPoints}</form>${loader}${clobberingElements}`,
        { path: '/en/host-page', ...(policy === undefined ? {} : { policy }) },
      );
      await waitForWidgets(page);
      expect(await readExecution()).toEqual({ traces: [], markup: [] });
      expect(warnings).toEqual(warning === null ? [] : [expect.stringContaining(warning)]);
      // The configuration names the origin of the stub services; the default is that of the page.
      expect(demo.services.calls.length > 0).toBe(warning === null);
    });
  }
}

for (const name of process.env['LONG'] ? mountNames : (['auth', 'invoice'] as const)) {
  test(`a form with fields named like its properties as the mount point of ${name} leaves the other widgets as they are (A6)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    const others = mountNames.filter((one) => one !== name).map((one) => mountTag(one));
    const options = { path: '/en/host-page', policy: contentSecurityPolicy(demo.servicesOrigin) };
    const bodyWith = (element: string) => configBlock(demo) + element + others.join('') + loaderTag(demo);
    await openHostPage(bodyWith(mountTag(name)), options);
    await waitForWidgets(page);
    const { [name]: _usual, ...expected } = await readMountPoints(page);

    await openHostPage(bodyWith(`<form data-mount="${name}">${inputs}</form>`), options);
    await waitForWidgets(
      page,
      mountNames.filter((one) => one !== name),
    );
    await expect(mountPoint(page, name)).toHaveAttribute('data-mount-state', /ready|failed/);
    const { [name]: _clobbered, ...found } = await readMountPoints(page);
    expect(found).toEqual(expected);
  });
}
