import { draftOrderWords } from '../../../domain/draft-orders/words.ts';
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
}

/** 'Your offer QT-7F3K-92QD': an order that the shop's people made, with the link to its page. */
export function draftOrder({ brand, buyer, number, note, url }: DraftOrderFacts): MailDescription {
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
