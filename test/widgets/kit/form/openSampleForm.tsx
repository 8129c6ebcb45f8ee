import { screen } from '@testing-library/react';
import { openPage, type Page } from '../../../support/page/openPage';
import { type Language, texts } from '../../../support/texts';

/** Opens a page with `SampleForm` and an outlet for notices. */
export const openSampleForm = (language: Language = 'en', onDone: () => void = () => {}): Promise<Page> =>
  openPage({
    path: language === 'en' ? '/en/' : '/',
    mounts: ['notification'],
    async widget() {
      const { SampleForm } = await import('./SampleForm');
      return () => <SampleForm onDone={onDone} />;
    },
  });

export const usernameField = (language: Language = 'en') =>
  screen.getByLabelText<HTMLInputElement>(texts[language]['auth.username']!);
export const pinField = (language: Language = 'en') =>
  screen.getByLabelText<HTMLInputElement>(texts[language]['svcQuery.pin']!);
export const agreedBox = () => screen.getByRole('checkbox', { name: 'Agreed' });
export const submitButton = (language: Language = 'en') =>
  screen.getByRole('button', { name: texts[language]['auth.signIn']! });

/** What `SampleForm` sends after `fillSampleForm`. */
export const sampleValues = { user: 'mei@example.test', pin: '123456' };

/** Fills in all fields with valid values. */
export async function fillSampleForm({ visitor }: Page, language: Language = 'en'): Promise<void> {
  await visitor.type(usernameField(language), sampleValues.user);
  await visitor.type(pinField(language), sampleValues.pin);
  await visitor.click(agreedBox());
}
