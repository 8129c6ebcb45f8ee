import { renderToString } from 'react-dom/server';
import { loadMessages } from '../../../i18n/loadMessages';
import type { Locale } from '../../../i18n/locale';
import { type MountName, rowOf } from '../../registry';
import { firstIdPrefix } from '../idPrefix';
import { WidgetTree } from '../WidgetTree';

const ignore = () => {};

/**
 * Renders a widget for a signed-out visitor as markup: the same markup each time, with the ids of the first widget of
 * its name on a page. Only the build calls it, in Node; it is not part of the bundle.
 */
export async function prerender(name: MountName, locale: Locale): Promise<string> {
  const [Widget, messages] = await Promise.all([rowOf(name).load(), loadMessages(locale, name)]);
  return renderToString(
    <WidgetTree element={null} locale={locale} messages={messages} onReady={ignore} onEffects={ignore}>
      <Widget />
    </WidgetTree>,
    { identifierPrefix: firstIdPrefix(name) },
  );
}
