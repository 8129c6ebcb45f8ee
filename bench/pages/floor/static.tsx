import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Form as GiftCard } from './GiftCard';
import { messages as giftCardMessages } from './gift-card.messages.json';
import { Form as Invoice } from './Invoice';
import { messages as invoiceMessages } from './invoice.messages.json';
import { FormProviders } from './mountForm';
import { Form as Registration } from './Registration';
import { messages as registrationMessages } from './registration.messages.json';
import { Form as SignIn } from './SignIn';
import { messages as signInMessages } from './sign-in.messages.json';

function markup(Form: ComponentType, messages: typeof signInMessages): string {
  return renderToStaticMarkup(
    <FormProviders messages={messages}>
      <Form />
    </FormProviders>,
  );
}

/** The markup of each form, for a page without scripts. */
export const forms: Readonly<Record<string, string>> = {
  'sign-in': markup(SignIn, signInMessages),
  registration: markup(Registration, registrationMessages),
  'gift-card': markup(GiftCard, giftCardMessages),
  invoice: markup(Invoice, invoiceMessages),
};
