import type { CDPSession, Page } from '@playwright/test';

/** A node of the browser's accessibility tree, as far as transcripts need it. */
interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** The states that a transcript names. */
const states = [
  'focused',
  'disabled',
  'required',
  'invalid',
  'readonly',
  'busy',
  'checked',
  'pressed',
  'selected',
  'expanded',
];
/** Roles without a meaning of their own. Screen readers read their content. */
const silentRoles = ['generic', 'none', 'InlineTextBox', 'LineBreak', 'paragraph', 'LabelText', 'Legend', 'Section'];
/** Roles whose content repeats their name, or is a list of values. */
const leafRoles = [
  'button',
  'link',
  'tab',
  'heading',
  'StaticText',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'image',
  'img',
];

const textOf = (field: { readonly value?: unknown } | undefined) => String(field?.value ?? '').trim();

/** Replaces what differs from run to run: times of day, dates and seconds. */
const withoutTime = (text: string) =>
  text
    .replace(/\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?|\d{1,2} [A-Z][a-z]+ \d{4}|\d{4}年\d{1,2}月\d{1,2}日/g, '<date>')
    .replace(/\b\d+ (s\b|秒)/g, '<n> $1')
    .replace(/Good (morning|afternoon|evening)/, 'Good <time of day>')
    .replace(/(早上|下午|晚上)好/, '<时段>好');

function describe(node: TreeNode): string {
  const role = textOf(node.role);
  const isOn = states.flatMap((state) => {
    const value = node.properties?.find(({ name }) => name === state)?.value.value;
    if (value === undefined || value === false || value === 'false') return [];
    return [value === true || value === 'true' ? state : `${state}: ${String(value)}`];
  });
  const parts = [
    role === 'StaticText'
      ? textOf(node.name)
      : [role, textOf(node.name) && `"${textOf(node.name)}"`].filter(Boolean).join(' '),
    textOf(node.value) && textOf(node.value) !== textOf(node.name) && `= ${textOf(node.value)}`,
    isOn.length > 0 && `[${isOn.join(', ')}]`,
    textOf(node.description) && `– ${textOf(node.description)}`,
  ];
  return withoutTime(parts.filter(Boolean).join(' '));
}

/** Returns the id of the element in the accessibility tree; undefined if the page has no such element. */
async function findBackendId(session: CDPSession, selector: string): Promise<number | undefined> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  if (!result.objectId) return undefined;
  return (await session.send('DOM.describeNode', { objectId: result.objectId })).node.backendNodeId;
}

/** Returns what a screen reader reads inside elements, in the order of the accessibility tree: a line for each node. */
export async function readTree(page: Page, selectors: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const nodes: readonly TreeNode[] = (await session.send('Accessibility.getFullAXTree')).nodes;
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const addLines = (node: TreeNode, depth: number) => {
    const role = textOf(node.role);
    const isSilent = node.ignored || silentRoles.includes(role);
    if (!isSilent && (role !== 'StaticText' || textOf(node.name))) lines.push('  '.repeat(depth) + describe(node));
    if (!isSilent && leafRoles.includes(role)) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) addLines(child, isSilent ? depth : depth + 1);
    }
  };
  for (const selector of selectors) {
    const id = await findBackendId(session, selector);
    const root = id === undefined ? undefined : nodes.find((node) => node.backendDOMNodeId === id);
    if (root) addLines(root, 1);
  }
  await session.detach();
  return lines;
}
