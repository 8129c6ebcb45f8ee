import { renderToString } from 'react-dom/server';
import type { Locale } from '../../i18n/locale';
import { loadWords } from '../../i18n/words';
import type { MountName } from '../registry';
import { Tree } from './Tree';
import { widgets } from './widgets';

const nothing = () => {};

/**
 * What a widget shows first, as markup; the same each time. The build calls it, in Node: it is no part of the bundle.
 * Ids are those of the first widget of its name on a page.
 */
export async function renderAhead(name: MountName, locale: Locale): Promise<string> {
  const [Widget, words] = await Promise.all([widgets[name](), loadWords(locale, name)]);
  return renderToString(
    <Tree element={null} locale={locale} words={words} onReady={nothing} onSettled={nothing} onCrash={nothing}>
      <Widget />
    </Tree>,
    { identifierPrefix: `rw-${name}-` },
  );
}
