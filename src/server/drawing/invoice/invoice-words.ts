import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.ts';

/** The plan that was sold. @property label '3 GB', 'Unlimited Lite' */
interface Sold {
  country: string;
  label: string;
  days: number;
}

/** On the PDF of an invoice, and on that of a credit note, which takes back an invoice or a part of it. */
export const invoiceWords = {
  title: { invoice: 'Invoice', credit_note: 'Credit note' },
  soldBy: 'Sold by',
  billedTo: 'Billed to',
  /** In place of a buyer's name that was deleted. */
  nameErased: 'Name erased',
  vatNumber: (number: string) => `VAT no. ${number}`,
  rows: {
    order: 'Order',
    /** On a credit note: the number of the invoice follows. */
    corrects: 'Corrects',
    paidOn: 'Paid on',
    method: { invoice: 'Payment method', credit_note: 'Refunded to' },
    period: 'Service period',
    /** Of an order on account: the bank account follows, and what is still to be paid. */
    payTo: 'Payable by bank transfer to',
    owed: 'Amount due',
  },
  period: {
    first_use: (days: number) => `${formatDays(days)} from first use`,
    purchase: (days: number) => `${formatDays(days)} from purchase`,
  },
  description: 'Description',
  amount: 'Amount',
  /** The line of the plan: its whole price, a part that is refunded, or what earlier refunds have left. */
  plan: {
    whole: ({ country, label, days }: Sold) =>
      `eSIM data plan for ${named(country)}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }: Sold) =>
      `Part of the price of the eSIM data plan for ${named(country)}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }: Sold) =>
      `Rest of the price of the eSIM data plan for ${named(country)}, ${label}, ${formatDays(days)}`,
    /** What goes back to a business. */
    tax: ({ country, label, days }: Sold) =>
      `VAT on the eSIM data plan for ${named(country)}, ${label}, ${formatDays(days)}`,
  },
  /** The discount of a promotion code. */
  code: (code: string) => `Code ${code}`,
  taxes: 'Taxes & Service Fee',
  /** In place of the amount of the taxes. */
  included: 'Included',
  /** Where the shop charges no tax anywhere. */
  untaxed: 'No VAT or sales tax is charged.',
  /** What is left of the total without its tax. */
  net: 'Net amount',
  /** @param rate '19%' @param country whose tax it is */
  vat: (rate: string, country: string) => `VAT ${rate} (${country})`,
  /** By kind of sale: why there is no tax in it. */
  noVat: {
    outside: 'No VAT: the buyer is in a country where we charge none.',
    reverse_charge: 'Reverse charge: VAT to be accounted for by the recipient.',
  },
  /** @param tax in the currency of the country @param day of the exchange rate */
  national: (tax: string, day: string) => `In national currency, the VAT is ${tax} at the rate of ${day}.`,
  total: { invoice: 'Total paid', credit_note: 'Total refunded' },
  /** On the credit note of an order on account, whose buyer then owes less. */
  credited: {
    total: 'Total credited',
    note: (email: string) => `This amount is taken off what you owe us. Questions? Write to ${email}.`,
  },
  thanks: (shop: string, email: string) =>
    `Thank you for traveling with ${shop}. Questions? Write to ${email}.`,
  returned: {
    whole: (email: string) => `The whole payment was returned. Questions? Write to ${email}.`,
    part: (email: string) => `A part of the payment was returned. Questions? Write to ${email}.`,
    rest: (email: string) => `What was left of the payment was returned. Questions? Write to ${email}.`,
    tax: (email: string) => `The VAT was returned. Questions? Write to ${email}.`,
  },
};
