import { useState } from 'react';
import { SelectField } from '../../kit/fields/SelectField';
import { useMessages } from '../../kit/hooks/useMessages';
import { type ApplicationBinding, invoiceContents } from './application';

/** Renders the choice of the content that is printed on the invoice (M-inv-35). */
export function ContentField({ form }: { form: ApplicationBinding }) {
  const t = useMessages();
  const [content, setContent] = useState(form.value('content'));
  return (
    <div>
      <SelectField
        label="invoice.content"
        autoComplete="off"
        options={[
          { value: invoiceContents.sales, text: t('invoice.content.sales') },
          { value: invoiceContents.giftCard, text: t('invoice.content.giftCard') },
        ]}
        value={content}
        onChange={(next) => {
          setContent(next);
          form.set('content', next);
        }}
      />
      <p className="rw-hint">{t('invoice.reminder.ordinary')}</p>
    </div>
  );
}
