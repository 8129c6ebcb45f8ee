import type { MountName } from '../../src/mounts/registry';
import type { Page } from '../site/page';
import type { LocalizedText } from '../site/texts';
import { widgetDetails } from './widgetDetails';

/** HTML to copy into a page. */
export interface Snippet {
  readonly title: LocalizedText;
  readonly text: string;
}

const tag = (name: MountName, attributes = '', content = '') =>
  `<div data-mount="${name}"${attributes}>${content}</div>`;

/** Returns the variants of a widget's mount point: plain, with each attribute, and with prerendered markup. */
export async function snippetsOf(name: MountName, page: Page): Promise<readonly Snippet[]> {
  const plain = { title: { zh: '挂载点', en: 'Mount point' }, text: tag(name) };
  const withAttributes = widgetDetails[name].attributes.map(({ markup }) => ({
    title: { zh: `带 ${markup}`, en: `With ${markup}` },
    text: tag(name, ` ${markup}`),
  }));
  const { styles, markup } = await page.readWidgetFiles(name);
  if (markup === undefined) return [plain, ...withAttributes];
  const links = styles.map((file) => `<link rel="stylesheet" href="/w/${file}">`);
  return [
    plain,
    ...withAttributes,
    { title: { zh: '预渲染', en: 'With prerendered markup' }, text: [...links, tag(name, '', markup)].join('\n') },
  ];
}
