import { useState } from 'react';
import { SelectField } from '../kit/SelectField';
import { useWords } from '../kit/useWords';
import { type ApplicationBinding, contents } from './application';

/** What the invoice says was bought (M-inv-35). */
export function ContentField({ form }: { form: ApplicationBinding }) {
  const say = useWords();
  const [content, setContent] = useState(form.value('content'));
  return (
    <div>
      <SelectField
        label="invoice.content"
        autoComplete="off"
        options={[
          { value: contents.sales, text: say('invoice.content.sales') },
          { value: contents.giftCard, text: say('invoice.content.giftCard') },
        ]}
        value={content}
        onChange={(next) => {
          setContent(next);
          form.set('content', next);
        }}
      />
      <p className="rw-hint">{say('invoice.reminder.ordinary')}</p>
    </div>
  );
}
