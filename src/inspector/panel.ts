import { append } from './element';
import type { Translate } from './messages';
import { type Section, toReport } from './sections';

/** The panel of the inspector. */
export interface Panel {
  /** Shows the sections, if they differ from those shown. */
  show(sections: readonly Section[]): void;
}

const boxStyle =
  'position:fixed;right:8px;bottom:8px;width:400px;max-width:calc(100% - 16px);max-height:70%;overflow:auto;' +
  'box-sizing:border-box;padding:12px;background:#fff;color:#1e3932;border:1px solid #7b8a84;border-radius:8px;' +
  'box-shadow:0 4px 24px rgba(0,0,0,.3);font:14px/1.5 sans-serif;text-align:start;pointer-events:auto';
const buttonStyle =
  'min-height:44px;min-width:44px;margin:0 8px 8px 0;padding:0 12px;border:1px solid #00754a;border-radius:8px;' +
  'background:#fff;color:#00754a;font:inherit;cursor:pointer';
const lineStyle = 'margin:0 0 4px;overflow-wrap:anywhere';
const linkStyle =
  'all:unset;vertical-align:top;cursor:pointer;text-decoration:underline;color:#005c3a;overflow-wrap:anywhere;outline:revert';

function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}

/** Creates the panel in the layer, and moves the focus to it. Escape and the button close it. */
export function createPanel(
  layer: Node,
  t: Translate,
  { onRefresh, onClose }: { readonly onRefresh: () => void; readonly onClose: () => void },
): Panel {
  let report = '';
  const box = append(layer, 'div', boxStyle);
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', t('title'));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // A notice of the page stays.
    event.preventDefault();
    onClose();
  });
  append(box, 'h2', 'margin:0 0 8px;font:bold 16px/1.5 sans-serif', t('title'));
  const addButton = (text: string, onClick: () => void) => {
    const button = append(box, 'button', buttonStyle, text);
    button.type = 'button';
    button.addEventListener('click', onClick);
  };
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  const showCopied = () => {
    status.textContent = t('copied');
  };
  const showText = () => {
    status.textContent = t('copyFailed');
    const area = append(status, 'textarea', 'display:block;box-sizing:border-box;width:100%;height:120px');
    area.setAttribute('aria-label', t('copy'));
    area.readOnly = true;
    area.value = report;
    area.focus();
    area.select();
  };
  addButton(t('copy'), () => {
    // Without a secure context there is no clipboard.
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard) clipboard.writeText(report).then(showCopied, showText);
    else showText();
  });
  addButton(t('refresh'), onRefresh);
  addButton(t('close'), onClose);
  box.appendChild(status);
  const content = append(box, 'div', '');
  focusElement(box);

  return {
    show(sections) {
      const next = toReport(sections);
      if (next === report) return;
      report = next;
      const focused = (content.getRootNode() as ShadowRoot).activeElement;
      const focusedAt = [...content.querySelectorAll('button')].indexOf(focused as HTMLButtonElement);
      content.textContent = '';
      for (const { title, lines } of sections) {
        append(content, 'h3', 'margin:8px 0 4px;font:bold 14px/1.5 sans-serif', title);
        const list = append(content, 'ul', 'margin:0;padding:0 0 0 20px');
        for (const { text, element } of lines) {
          const item = append(list, 'li', lineStyle, element ? '' : text);
          if (!element) continue;
          const button = append(item, 'button', linkStyle, text);
          button.type = 'button';
          button.addEventListener('click', () => element.scrollIntoView({ block: 'center' }));
        }
      }
      content.querySelectorAll('button')[focusedAt]?.focus();
    },
  };
}
