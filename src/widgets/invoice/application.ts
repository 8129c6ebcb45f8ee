import type { InvoiceApplication } from '../../api/invoices';
import { isContactNumber, isEmail, isPhone, isPostcode } from '../../validation/contact';
import { isAddress, isContactName, isTaxpayerId, isTitle } from '../../validation/invoice';
import { trimmed } from '../../validation/normalise';
import { isRequired } from '../../validation/text';
import type { Rules } from '../../validation/validate';
import type { FormBinding } from '../kit/formBinding';
import type { CheckedReceipts } from './checkedReceipts';

/** What an invoice can be for, as the service is told: the text is printed on it (A-29, M-inv-35). */
export const contents = { sales: '预付卡销售', giftCard: '预付卡销售-礼品卡' } as const;

/** The form as it starts (M-inv-18). Its order is that in which it is checked (M-inv-22). */
export const noApplication = {
  buyer: 'individual',
  title: '',
  taxNo: '',
  content: contents.sales as string,
  delivery: 'email',
  email: '',
  addressee: '',
  address: '',
  postcode: '',
  phone: '',
};

export type ApplicationValues = typeof noApplication;
export type ApplicationBinding = FormBinding<ApplicationValues>;
export type ApplicationName = keyof ApplicationValues;

/** All fields, in the order in which they are checked. */
export const applicationNames = Object.keys(noApplication) as ApplicationName[];
/** What is known of how to reach somebody: it goes when the way of delivery changes (M-inv-21). */
export const contactNames = ['email', 'addressee', 'address', 'postcode', 'phone'] as const;

/** The rules of what is in view: an enterprise has a taxpayer ID, a letter another contact than an e-mail. */
export function applicationRules(isCompany: boolean, isPaper: boolean): Rules<ApplicationValues> {
  return {
    title: [isRequired, isTitle],
    ...(isCompany ? { taxNo: [isRequired, isTaxpayerId] } : {}),
    ...(isPaper
      ? {
          addressee: [isRequired, isContactName],
          address: [isRequired, isAddress],
          postcode: [isRequired, isPostcode],
          phone: [isRequired, isContactNumber],
        }
      : { email: [isRequired, isEmail], phone: [isRequired, isPhone] }),
  };
}

/** What is sent: of the values, those that the visitor sees (H5). */
export function applicationOf(values: ApplicationValues, { receipts, amounts }: CheckedReceipts): InvoiceApplication {
  const isCompany = values.buyer === 'enterprise';
  const isPaper = values.delivery === 'paper';
  return {
    receipts,
    amounts,
    isCompany,
    content: values.content,
    title: trimmed(values.title),
    taxNo: isCompany ? values.taxNo : '',
    extras: {
      billAddress: isPaper ? trimmed(values.address) : values.email,
      addressee: isPaper ? trimmed(values.addressee) : '',
      phone: values.phone,
      postcode: isPaper ? values.postcode : '',
    },
  };
}
