import { expect, type Locator } from '@playwright/test';

import type { SandboxMail } from '../outside/outside-world.ts';
import { readPdf } from '../reading/read-pdf.ts';
import type { Books } from './books.ts';

const AMOUNT = /\$\d[\d,]*\.\d\d/g;
/** Every way in which a page, a mail or a document names the payment method. */
const METHOD = /\b(?:Visa ending in \d{4}|(?:Apple Pay|Google Pay|Link) \(Visa \d{4}\)|with card|PayPal)/g;
const WALLETS: Record<string, string> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' };

/** What the providers booked for one purchase, in cents. */
export interface BookedMoney {
  paid: number;
  /** Refunds, in parts or in full; the oldest first. */
  back: number[];
  /** 'Visa ending in 4242', 'Apple Pay (Visa 4242)', 'PayPal'. */
  method: string;
}

/** The amounts that a text may have, and those that it must have. */
interface Expected {
  /** These amounts must be there. */
  tells: number[];
  /** Parts of the payment that may also be there: the plan's price, the fee, a discount. */
  parts?: number[];
}

/** The only purchase since the books were begun. */
export async function bookedMoney(books: Books): Promise<BookedMoney> {
  const { charges, paypal_captures: captures, refunds } = await books.booked();
  const [one, ...more] = [
    ...charges.map(({ amount, method }) => ({ amount, method: cardWords(method) })),
    ...captures
      .filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING')
      .map(({ amount }) => ({ amount, method: 'PayPal' })),
  ];
  if (!one || more.length > 0) throw new Error(`${more.length + (one ? 1 : 0)} payments were booked`);
  return { paid: one.amount, method: one.method, back: refunds.map(({ amount }) => amount) };
}

function cardWords({ last4, wallet }: { last4: string; wallet: string | null }): string {
  return wallet === null ? `Visa ending in ${last4}` : `${WALLETS[wallet]} (Visa ${last4})`;
}

/**
 * Compares a text with the providers' records: it has no other amounts than the payment, its parts and its refunds, and no other
 * method than the one that paid.
 */
export function expectTrue(where: string, text: string, money: BookedMoney, { tells, parts = [] }: Expected) {
  const back = money.back.flatMap((amount, index) => [amount, sumOf(money.back.slice(0, index + 1))]);
  const known = new Set([money.paid, ...parts, ...back, ...tells]);
  const told = [...text.matchAll(AMOUNT)].map(([amount]) =>
    Math.round(Number(amount.replace(/[$,]/g, '')) * 100),
  );
  const methods = [...text.matchAll(METHOD)].map(([method]) => method);
  const isCard = money.method.startsWith('Visa');
  expect({
    where,
    strayAmounts: told.filter((amount) => !known.has(amount)),
    missing: tells.filter((amount) => !told.includes(amount)),
    strayMethods: methods.filter((method) => method !== money.method && !(isCard && method === 'with card')),
  }).toEqual({ where, strayAmounts: [], missing: [], strayMethods: [] });
}

export function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}

/** What people read there; for a mail its text, and the PDF attached to it. */
export const textOf = {
  place: async (place: Locator): Promise<string> => (await place.innerText()).replaceAll(/\s+/g, ' '),
  pdfIn: async (books: Books, mail: SandboxMail): Promise<string> => {
    const [pdf, ...more] = mail.attachments.filter(({ content_type: type }) => type === 'application/pdf');
    if (!pdf || more.length > 0) throw new Error(`${mail.subject} has no one PDF`);
    return (await readPdf(await books.attachment(mail, pdf.filename))).text;
  },
};
