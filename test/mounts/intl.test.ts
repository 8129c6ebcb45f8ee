import '../support/build';
import { loadWords } from '../../src/i18n/words';
import { intlOf } from '../../src/mounts/runtime/intl';

const languages = { zh: 'zh-CN', en: 'en' } as const;

describe.each(['zh', 'en'] as const)('in %s', (locale) => {
  test('texts, also with words in them, are said without looking languages up', async () => {
    const lookUp = [Intl.NumberFormat, Intl.DateTimeFormat].map((kind) => jest.spyOn(kind, 'supportedLocalesOf'));
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const intl = intlOf(locale, await loadWords(locale, 'auth'));
    expect(intl.locale).toBe(languages[locale]);
    expect(intl.formatMessage({ id: 'auth.signIn' })).toBe({ zh: '登录', en: 'Sign in' }[locale]);
    const label = intl.formatMessage({ id: 'auth.password' });
    expect(intl.formatMessage({ id: 'form.showField' }, { field: label })).toContain(label);
    expect(lookUp.flatMap((spy) => spy.mock.calls)).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('a text that is missing is told to an engineer', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    intlOf(locale, {}).formatMessage({ id: 'not.there' });
    expect(warn.mock.calls.join()).toContain('MISSING_TRANSLATION');
    jest.restoreAllMocks();
  });
});
