import type { InvoiceApplication } from '../../../api/services/invoices';
import { isContactNumber, isEmail, isPhone, isPostcode } from '../../../validation/contact';
import { isAddress, isContactName, isTaxpayerId, isTitle } from '../../../validation/invoice';
import { toTrimmedLine } from '../../../validation/normalise';
import { isRequired } from '../../../validation/text';
import type { Rules } from '../../../validation/validate';
import type { FormBinding } from '../../kit/form/types';
import type { ValidatedReceipts } from '../receipts/validatedReceipts';

/** What an invoice can be for. The service receives the text, and prints it on the invoice (A-29, M-inv-35). */
export const invoiceContents = { sales: '预付卡销售', giftCard: '预付卡销售-礼品卡' } as const;

/** The initial values of the form (M-inv-18). A submit focuses the first error in this order (M-inv-22). */
export const emptyApplication = {
  buyer: 'individual',
  title: '',
  taxNo: '',
  content: invoiceContents.sales as string,
  delivery: 'email',
  email: '',
  addressee: '',
  address: '',
  postcode: '',
  phone: '',
};

export type ApplicationValues = typeof emptyApplication;
export type ApplicationBinding = FormBinding<ApplicationValues>;

/** The names of all fields. */
export const applicationFieldNames = Object.keys(emptyApplication) as (keyof ApplicationValues)[];
/** The names of the contact fields; a change of the delivery clears them (M-inv-21). */
export const contactFieldNames = ['email', 'addressee', 'address', 'postcode', 'phone'] as const;

/** Returns the rules of the visible fields: taxpayer ID for an enterprise, and the contact fields of the delivery. */
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

/** Returns the application to send. Values of hidden fields are left out (H5). */
export function toInvoiceApplication(
  values: ApplicationValues,
  { receipts, amounts }: ValidatedReceipts,
): InvoiceApplication {
  const isCompany = values.buyer === 'enterprise';
  const isPaper = values.delivery === 'paper';
  return {
    receipts,
    amounts,
    isCompany,
    content: values.content,
    title: toTrimmedLine(values.title),
    taxNo: isCompany ? values.taxNo : '',
    extras: {
      billAddress: isPaper ? toTrimmedLine(values.address) : values.email,
      addressee: isPaper ? toTrimmedLine(values.addressee) : '',
      phone: values.phone,
      postcode: isPaper ? values.postcode : '',
    },
  };
}
