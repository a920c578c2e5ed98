import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatInvoiceNumber } from '../../../domain/checkout/invoice-number.ts';
import { formatMoney, ofCents, type Cents } from '../../../domain/money.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import { COLOURS } from '../../core/colours.ts';
import type { Words } from '../pdf/typesetter.ts';
import type { InvoiceDocument } from './invoice-facts.ts';

/** Longer names and addresses are set smaller, so that the page always fits. */
const LONG = 60;

const { ink, muted, onNight } = COLOURS;
const small = (text: string, colour: string = muted): Words => ({ text, style: 'text', size: 9, colour });
const plain = (text: string, colour: string = ink): Words => ({ text, style: 'text', size: 10.5, colour });
const strong = (text: string): Words => ({ text, style: 'strong', size: 10.5, colour: ink });
const display = (text: string, size: number, colour: string = ink): Words => ({
  text,
  style: 'display',
  size,
  colour,
});

function period(days: number, starts: 'first_use' | 'purchase'): string {
  return `${formatDays(days)} from ${starts === 'first_use' ? 'first use' : 'purchase'}`;
}

/** All texts of the page. */
export function wordsOf({ kind, number, issuedAt, facts, buyer }: InvoiceDocument) {
  const { shop, seller, plan, price } = facts;
  const isCredit = kind === 'credit_note';
  const written = (cents: Cents) => formatMoney(ofCents(cents, price.currency));
  const amount = (cents: Cents): Words => ({ ...plain(written(cents)), tabular: true });
  const about: [name: string, value: string][] = [
    ['Order', facts.order],
    ...(facts.credits ? [['Corrects', facts.credits] satisfies Pair] : []),
    ['Paid on', longDate(new Date(facts.paidAt))],
    [isCredit ? 'Refunded to' : 'Payment method', price.methodLabel],
    ...(plan.starts ? [['Service period', period(plan.days, plan.starts)] satisfies Pair] : []),
  ];
  const taxes = 'Taxes & Service Fee';
  return {
    brand: display(shop.name, 19, onNight),
    title: display(isCredit ? 'Credit note' : 'Invoice', 30),
    number: strong(formatInvoiceNumber(kind, number)),
    issued: plain(longDate(issuedAt), muted),
    parties: [
      party('Sold by', seller.name, [seller.address, seller.taxId, seller.email]),
      party('Billed to', buyer?.company ?? buyer?.name ?? 'Name erased', [
        buyer?.company && buyer.name,
        buyer?.vatNumber && `VAT no. ${buyer.vatNumber}`,
        buyer && shownAddress(buyer.email),
      ]),
    ],
    facts: about.map(([name, value]): [Words, Words] => [plain(name, muted), plain(value)]),
    columns: [small('Description'), small('Amount')] as [Words, Words],
    lines: [
      [
        plain(
          `${EXTENTS[facts.extent ?? 'whole'].line}${plan.country}, ${plan.label}, ${formatDays(plan.days)}`,
        ),
        amount(price.planCents),
      ],
      ...(price.discount ? [[plain(`Code ${price.discount.code}`), amount(-price.discount.cents)]] : []),
      ...(price.feeCents === 0 ? [] : [[plain(price.feeLabel), amount(price.feeCents)]]),
      [plain(taxes), plain('Included')],
    ] as [Words, Words][],
    total: [
      strong(isCredit ? 'Total refunded' : 'Total paid'),
      display(`${written(price.totalCents)} ${price.currency}`, 18),
      small(price.methodLabel),
    ] as [Words, Words, Words],
    note: small(
      isCredit
        ? `${EXTENTS[facts.extent ?? 'whole'].note} Questions? Write to ${seller.email}.`
        : `Thank you for traveling with ${shop.name}. Questions? Write to ${seller.email}.`,
    ),
    foot: small(`${seller.name}  ·  ${shop.address}`),
  };
}

/** How much of the payment a credit note covers. */
const EXTENTS = {
  whole: { line: 'eSIM data plan for ', note: 'The whole payment was returned.' },
  part: { line: 'Part of the price of the eSIM data plan for ', note: 'A part of the payment was returned.' },
  rest: {
    line: 'Rest of the price of the eSIM data plan for ',
    note: 'What was left of the payment was returned.',
  },
} as const;

type Pair = [name: string, value: string];

function party(title: string, name: string, lines: (string | null | undefined)[]): Words[] {
  const fitted = (words: Words) => (words.text.length > LONG ? { ...words, size: 8 } : words);
  return [
    small(title),
    fitted(strong(name)),
    ...lines.filter((text) => text !== null && text !== undefined).map((text) => fitted(plain(text, muted))),
  ];
}

/** The day in UTC, so that one row never shows two dates. */
const longDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function longDate(at: Date): string {
  return longDates.format(at);
}
