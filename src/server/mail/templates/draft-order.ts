import { draftOrderWords } from '../../../domain/draft-orders/words.ts';
import { longDate } from '../../drawing/invoice/invoice-page.ts';
import type { MailBrand } from '../brand.ts';
import type { MailDescription } from '../description.ts';
import { describeMail, greet } from './frame.ts';

export interface DraftOrderFacts {
  brand: MailBrand;
  buyer: { firstName: string };
  number: string;
  /** The operator's words for the buyer; empty for none. */
  note: string;
  url: string;
  /** The day by which it was to be paid, if that has passed. */
  overdueSince: Date | null;
}

/** 'Your offer QT-7F3K-92QD': an order that the shop's people made, with the link to its page. */
export function draftOrder(facts: DraftOrderFacts): MailDescription {
  const { brand, buyer, number, note, url, overdueSince } = facts;
  if (overdueSince) return reminder(facts, overdueSince);
  const { subject, preview, lead, button, again } = draftOrderWords.mail;
  return describeMail(brand, {
    subject: subject(number, brand.name),
    preview,
    lead: greet(buyer, lead),
    sections: [
      ...(note === '' ? [] : [{ kind: 'text' as const, text: note }]),
      { kind: 'actions', main: { label: button, url }, note: again },
    ],
  });
}

/** 'Payment reminder: QT-7F3K-92QD': the same link and the pro forma invoice, once its day of payment has passed. */
function reminder({ brand, buyer, number, url }: DraftOrderFacts, since: Date): MailDescription {
  const { reminder: words, again } = draftOrderWords.mail;
  return describeMail(brand, {
    subject: words.subject(number),
    preview: words.preview,
    lead: greet(buyer, words.lead(number, longDate(since))),
    sections: [{ kind: 'actions', main: { label: words.button, url }, note: again }],
  });
}
