import { oneLine } from '../../core/one-line.ts';
import type { MailBrand } from '../brand.ts';
import type { Foot, MailDescription } from '../description.ts';

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
  return {
    question: 'Questions? Reply to this email or write to',
    address: supportEmail,
    legalName,
    links: [
      { label: 'Support', url: `${baseUrl}/support` },
      { label: 'Refund Policy', url: `${baseUrl}/refund-policy` },
      { label: 'Terms of Service', url: `${baseUrl}/terms-of-service` },
      { label: 'Privacy Policy', url: `${baseUrl}/privacy-policy` },
    ],
  };
}

/** 'Hello Mia, it is ready.', or without a name if there is none. */
export function greet({ firstName }: { firstName: string }, words: string): string {
  const name = oneLine(firstName);
  return `${name ? `Hello ${name}` : 'Hello'}, ${words}`;
}
