import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tree } from './begin';
import { Form as GiftCard } from './GiftCard';
import { words as giftCardWords } from './gift-card.words.json';
import { Form as Invoice } from './Invoice';
import { words as invoiceWords } from './invoice.words.json';
import { Form as SignIn } from './SignIn';
import { words as signInWords } from './sign-in.words.json';

function markup(Form: ComponentType, words: typeof signInWords): string {
  return renderToStaticMarkup(
    <Tree words={words}>
      <Form />
    </Tree>,
  );
}

/** Each form as plain HTML: what is left when no script comes. */
export const forms: Readonly<Record<string, string>> = {
  'sign-in': markup(SignIn, signInWords),
  'gift-card': markup(GiftCard, giftCardWords),
  invoice: markup(Invoice, invoiceWords),
};
