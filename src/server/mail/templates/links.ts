import { buttons, headline, paragraph, smallPrint } from '../blocks.ts';
import type { MailBrand } from '../brand.ts';
import { footText, headPictures, renderPage } from '../layout.ts';
import type { Mail } from '../mail.ts';
import { markup } from '../markup.ts';

export interface LinkFacts {
  brand: MailBrand;
  subject: string;
  /** Goes on after 'Hello, '. */
  lead: string;
  why: string;
  action: { label: string; url: string };
  /** For how long the link is good; stands under the button. */
  expiry?: string;
  /** For somebody who did not ask for the mail. */
  ignore: string;
}

const ONE_HOUR = 'The link works once, for one hour.';

/** A mail whose one purpose is a link into an account. */
export async function mailLink(facts: LinkFacts): Promise<Mail> {
  const { brand, subject, lead, why, action, ignore, expiry = ONE_HOUR } = facts;
  const html = await renderPage({
    brand,
    title: subject,
    preview: expiry,
    blocks: [
      headline(subject, markup`Hello, ${lead}`),
      buttons([{ label: action.label, href: action.url, kind: 'lime' }], expiry),
      paragraph(markup`<br>${why}`),
      smallPrint(markup`${ignore}`),
    ],
  });
  const text = [
    subject,
    `Hello, ${lead}`,
    `${action.label}: ${action.url}`,
    expiry,
    why,
    ignore,
    footText(brand),
  ].join('\n\n');
  return {
    subject,
    html,
    text,
    attachments: headPictures(undefined),
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}
