import type { Page } from '../support/page/openPage';
import { passTime } from '../support/page/settle';
import { type Language, texts } from '../support/texts';
import { clickAndSettle, type Flow } from './testFaults';
import { patternOf, readVisibleTexts } from './visibleTexts';

/** Returns true while a button shows the wait until another code can be sent. */
function hasResendWait(language: Language): boolean {
  const pattern = new RegExp(`^${patternOf(texts[language]['form.resendIn']!)}$`);
  return readVisibleTexts().some((text) => pattern.test(text));
}

/** Clicks again after the resend wait: how the visitor recovers when a code may have been sent or not. */
export const clickAfterResendWait =
  (control: Flow['control']) =>
  async (page: Page, language: Language): Promise<void> => {
    await passTime(60_000);
    await clickAndSettle(page, control(language));
  };

/** Returns the parts of a flow that all buttons which send a code share. `writes` are the keys after a success. */
export const sendCodeFlow = (control: Flow['control'], writes: readonly string[]): Omit<Flow, 'arrange'> => ({
  control,
  writes: { done: writes },
  isDone: (_page, language) => hasResendWait(language),
  recoverLost: clickAfterResendWait(control),
});
