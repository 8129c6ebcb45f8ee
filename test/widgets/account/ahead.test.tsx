import '../../support/build';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { texts } from '../../support/texts';
import { names } from './visit';

describe.each(['zh', 'en'] as const)('rendered ahead in %s', (language) => {
  it.each(['AccountPrimary', 'AccountOverlay', 'AccountMobile'] as const)('%s is that of a visitor', async (name) => {
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
    expect(markup).toContain(names[language].programme);
    expect(markup).not.toContain(names[language].mine);
    expect(markup).not.toContain(names[language].notice);
  });
});
