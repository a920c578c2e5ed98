import { formatInvoiceNumber } from '../../../domain/checkout/invoice-number.ts';
import { inPercent } from '../../../domain/checkout/payment-words.ts';
import { draftOrderWords } from '../../../domain/draft-orders/words.ts';
import { formatMoney, ofMinor, type Minor, codeBeside } from '../../../domain/money.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import type { DressedBrand } from '../../brand/brand.ts';
import { COLOURS } from '../../core/colours.ts';
import { DIRECTION, LANGUAGE_TAG, LOCALE } from '../../core/document-language.ts';
import type { Words } from '../pdf/typesetter.ts';
import type { InvoiceDocument, InvoiceFacts } from './invoice-facts.ts';
import { invoiceWords } from './invoice-words.ts';

/** Longer names and addresses are set smaller, so that the page always fits. */
const LONG = 60;

const { ink, muted, onNight } = COLOURS;

export const small = (text: string, colour: string = muted): Words => ({
  text,
  style: 'text',
  size: 9,
  colour,
});
export const plain = (text: string, colour: string = ink): Words => ({
  text,
  style: 'text',
  size: 10.5,
  colour,
});
export const strong = (text: string): Words => ({ text, style: 'strong', size: 10.5, colour: ink });
export const display = (text: string, size: number, colour: string = ink): Words => ({
  text,
  style: 'display',
  size,
  colour,
});

/** Everything that is set on the page, and what the file says of itself. */
export interface InvoicePage {
  /** As in the `lang` of HTML. */
  language: string;
  /** The way of its lines. */
  direction: 'ltr' | 'rtl';
  title: string;
  author: string;
  issuedAt: Date;
  words: ReturnType<typeof wordsOf>;
  /** Left out for the shop's own look. */
  look?: Pick<DressedBrand, 'colours' | 'logo'>;
}

/** The page of an invoice or credit note, ready to draw. */
export function invoicePage(invoice: InvoiceDocument): InvoicePage {
  const words = wordsOf(invoice);
  return {
    language: LOCALE,
    direction: DIRECTION,
    title: `${words.title.text} ${words.number.text}`,
    author: invoice.facts.seller.name,
    issuedAt: invoice.issuedAt,
    words,
  };
}

function wordsOf({ kind, number, issuedAt, facts, buyer }: InvoiceDocument) {
  const { shop, seller, plan, price } = facts;
  const { rows, total, returned } = invoiceWords;
  const extent = facts.extent ?? 'whole';
  const written = (cents: Minor) => formatMoney(ofMinor(cents, price.currency));
  const amount = (cents: Minor): Words => ({ ...plain(written(cents)), tabular: true });
  const { terms } = facts;
  const due = terms?.dueAt ? terms : null;
  // A credit note lowers what is owed, and has nothing to pay.
  const dueFacts = ({ dueAt, reference, bank }: NonNullable<typeof terms>): Pair[] =>
    kind === 'credit_note'
      ? []
      : [
          [draftOrderWords.dueBy, longDate(new Date(dueAt ?? facts.paidAt))],
          ...(bank ? [[rows.payTo, bankLine(bank)] satisfies Pair] : []),
          [draftOrderWords.reference, reference],
          ...(terms && terms.receivedCents !== 0
            ? [[draftOrderWords.received, written(terms.receivedCents)] satisfies Pair]
            : []),
          [rows.owed, written(price.totalCents - (terms?.receivedCents ?? 0))],
        ];
  const about: [name: string, value: string][] = [
    [rows.order, facts.order],
    ...(facts.credits ? [[rows.corrects, facts.credits] satisfies Pair] : []),
    ...(due ? dueFacts(due) : [[rows.paidOn, longDate(new Date(facts.paidAt))] satisfies Pair]),
    ...(terms?.purchaseOrder ? [[draftOrderWords.purchaseOrder, terms.purchaseOrder] satisfies Pair] : []),
    [due ? rows.method.invoice : rows.method[kind], price.methodLabel],
    ...(plan.starts && !facts.lines
      ? [[rows.period, invoiceWords.period[plan.starts](plan.days)] satisfies Pair]
      : []),
  ];
  return {
    brand: display(shop.name, 19, onNight),
    title: display(invoiceWords.title[kind], 30),
    number: strong(formatInvoiceNumber(kind, number)),
    issued: plain(longDate(issuedAt), muted),
    parties: [
      party(invoiceWords.soldBy, seller.name, [seller.address, seller.taxId, seller.email]),
      party(invoiceWords.billedTo, buyer?.company ?? buyer?.name ?? invoiceWords.nameErased, [
        buyer?.company && buyer.name,
        buyer?.address,
        buyer?.vatNumber && invoiceWords.vatNumber(buyer.vatNumber),
        buyer && shownAddress(buyer.email),
      ]),
    ],
    facts: about.map(([name, value]): [Words, Words] => [plain(name, muted), plain(value)]),
    columns: [small(invoiceWords.description), small(invoiceWords.amount)] as [Words, Words],
    lines: [
      ...(facts.lines ?? [{ plan, planCents: price.planCents }]).map((line) => [
        plain(invoiceWords.plan[extent](line.plan)),
        amount(line.planCents),
      ]),
      ...(price.discount
        ? [[plain(invoiceWords.code(price.discount.code)), amount(-price.discount.cents)]]
        : []),
      ...(price.feeCents === 0 ? [] : [[plain(price.feeLabel), amount(price.feeCents)]]),
      ...(isWithout(facts) ? [] : [[plain(invoiceWords.taxes), plain(invoiceWords.included)]]),
    ] as [Words, Words][],
    taxes: taxLines(facts).map(([name, value]): [Words, Words] => [
      small(name, ink),
      { ...small(value, ink), tabular: true },
    ]),
    taxNote: taxNotes(facts).map((line) => small(line)),
    total: [
      strong(
        due
          ? { invoice: draftOrderWords.total, credit_note: invoiceWords.credited.total }[kind]
          : total[kind],
      ),
      display(`${written(price.totalCents)} ${codeBeside(price.currency)}`.trimEnd(), 18),
      small(price.methodLabel),
    ] as [Words, Words, Words],
    note: small(
      kind === 'invoice'
        ? invoiceWords.thanks(shop.name, seller.email)
        : due
          ? invoiceWords.credited.note(seller.email)
          : returned[extent](seller.email),
    ),
    foot: small(`${seller.name}  ·  ${shop.address}`),
  };
}

type Pair = [name: string, value: string];

/** 'Simport GmbH, Sand Bank, DE89 3704 0044 0532 0130 00, BIC COBADEFF'. */
function bankLine({ holder, bank, account, bic }: PayTo): string {
  return [holder, bank, account, bic && `${draftOrderWords.bank.bic} ${bic}`]
    .filter((part) => part !== '')
    .join(', ');
}

type PayTo = NonNullable<NonNullable<InvoiceFacts['terms']>['bank']>;

const countries = new Intl.DisplayNames(LANGUAGE_TAG, { type: 'region' });

/** What of the total is tax; nothing where none is in it. */
function taxLines({ tax, price }: InvoiceFacts): Pair[] {
  if (!tax || tax.kind === 'none' || tax.kind === 'outside') return [];
  const written = (cents: Minor) => formatMoney(ofMinor(cents, price.currency));
  return [
    [invoiceWords.net, written(tax.netCents)],
    [
      invoiceWords.vat(inPercent(tax.rateBp / 100), countries.of(tax.territory) ?? tax.territory),
      written(tax.taxCents),
    ],
  ];
}

/** Whether its total is a net price, which its buyer owes the tax on, or nothing but a tax. */
function isWithout({ tax, extent }: InvoiceFacts): boolean {
  return tax?.kind === 'reverse_charge' || extent === 'tax';
}

/** Why there is no tax, or what it is in the currency of its country. */
function taxNotes({ tax }: InvoiceFacts): string[] {
  if (!tax) return [];
  if (tax.kind === 'none') return [invoiceWords.untaxed];
  if (tax.kind !== 'consumer') return [invoiceWords.noVat[tax.kind]];
  const { national, restated } = tax;
  const money = national && formatMoney(ofMinor(national.taxCents, national.currency));
  return [
    ...(restated ? [invoiceWords.noVat.reverse_charge] : []),
    ...(money ? [invoiceWords.national(money, longDate(new Date(national.ofDay)))] : []),
  ];
}

export function party(title: string, name: string, lines: (string | null | undefined)[]): Words[] {
  const fitted = (words: Words) => (words.text.length > LONG ? { ...words, size: 8 } : words);
  return [
    small(title),
    fitted(strong(name)),
    ...lines.filter((text) => text !== null && text !== undefined).map((text) => fitted(plain(text, muted))),
  ];
}

/** The day in UTC, so that one row never shows two dates. */
const longDates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

export function longDate(at: Date): string {
  return longDates.format(at);
}
