import type { MailBrand } from '../brand.ts';
import type { MailDescription } from '../description.ts';
import { describeMail, greet } from './frame.ts';

export interface LinkFacts {
  brand: MailBrand;
  /** The link that the mail is for. */
  url: string;
}

interface LinkMessage {
  /** Only a name from a purchase: names that cost nothing would let strangers put their words into any mailbox. */
  to?: { firstName: string };
  subject: string;
  /** Follows 'Hello, '. */
  lead: string;
  why: string;
  action: string;
  /** How long the link is valid; shown under the button. */
  expiry: string;
  /** For people who did not request the mail. */
  ignore: string;
}

/** A mail whose only purpose is a link. */
export function linkMail(
  { brand, url }: LinkFacts,
  { to = { firstName: '' }, subject, lead, why, action, expiry, ignore }: LinkMessage,
): MailDescription {
  return describeMail(brand, {
    subject,
    preview: expiry,
    lead: greet(to, lead),
    sections: [
      { kind: 'actions', main: { label: action, url }, note: expiry },
      { kind: 'text', text: why },
      { kind: 'small', text: ignore },
    ],
  });
}
