import { oneLine } from '../../core/one-line.ts';
import type { MailBrand } from '../brand.ts';
import type { Foot, MailDescription } from '../description.ts';
import { frameWords } from './frame-words.ts';

/** One of our mails: people answer replies to it, and all end with the same foot. */
export function describeMail(
  brand: MailBrand,
  content: Omit<MailDescription, 'brand' | 'foot' | 'replyTo'> & Partial<Pick<MailDescription, 'replyTo'>>,
): MailDescription {
  return {
    brand,
    foot: footOf(brand),
    replyTo: { name: brand.name, address: brand.supportEmail },
    ...content,
  };
}

function footOf({ baseUrl, legalName, supportEmail }: MailBrand): Foot {
  const { links } = frameWords;
  return {
    question: frameWords.question(supportEmail),
    address: supportEmail,
    legalName,
    links: [
      { label: links.support, url: `${baseUrl}/support` },
      { label: links.refunds, url: `${baseUrl}/refund-policy` },
      { label: links.terms, url: `${baseUrl}/terms-of-service` },
      { label: links.privacy, url: `${baseUrl}/privacy-policy` },
    ],
  };
}

/** 'Hello Mia, it is ready.', or without a name if there is none. */
export function greet({ firstName }: { firstName: string }, sentence: string): string {
  const name = oneLine(firstName);
  return name ? frameWords.greeting(name, sentence) : frameWords.namelessGreeting(sentence);
}
