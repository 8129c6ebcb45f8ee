import { allLanguages } from '../../support/texts';
import '../../support/build';
import { loadMessages } from '../../../src/i18n/loadMessages';
import { getIntl } from '../../../src/mounts/runtime/intl';

const languages = { zh: 'zh-CN', en: 'en' } as const;

describe.each(allLanguages)('in %s', (locale) => {
  test('formats messages without searching the list of languages', async () => {
    const searches = [Intl.NumberFormat, Intl.DateTimeFormat].map((kind) => jest.spyOn(kind, 'supportedLocalesOf'));
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const intl = getIntl(locale, await loadMessages(locale, 'auth'));
    expect(intl.locale).toBe(languages[locale]);
    expect(intl.formatMessage({ id: 'auth.signIn' })).toBe({ zh: '登录', en: 'Sign in' }[locale]);
    const label = intl.formatMessage({ id: 'auth.password' });
    expect(intl.formatMessage({ id: 'form.showField' }, { field: label })).toContain(label);
    expect(searches.flatMap((spy) => spy.mock.calls)).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('reports a missing message on the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    getIntl(locale, {}).formatMessage({ id: 'not.there' });
    expect(warn.mock.calls.join()).toContain('MISSING_TRANSLATION');
    jest.restoreAllMocks();
  });
});
