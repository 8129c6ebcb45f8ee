import '../../support/build';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { languages } from '../../support/page/languages';
import { texts } from '../../support/texts';
import { labels } from './accountLinks';

describe.each(languages)('prerendered in %s', (language) => {
  it.each(['AccountPrimary', 'AccountOverlay', 'AccountMobile'] as const)(
    '%s is the signed-out view (C1)',
    async (name) => {
      const widgets = {
        ...(await import('../../../src/widgets/account/AccountPrimary')),
        ...(await import('../../../src/widgets/account/AccountOverlay')),
        ...(await import('../../../src/widgets/account/AccountMobile')),
      };
      const Widget = widgets[name];
      const markup = renderToString(
        <IntlProvider locale={language} messages={texts[language]}>
          <Widget />
        </IntlProvider>,
      );
      expect(markup).toContain(labels[language].programme);
      expect(markup).not.toContain(labels[language].mine);
      expect(markup).not.toContain(labels[language].notice);
    },
  );
});
