import { LOCALE } from '../../core/document-language.ts';
import type { MailBrand } from '../brand.ts';
import type { MailDescription } from '../description.ts';
import { enterpriseReceivedWords } from './enterprise-received-words.ts';
import { describeMail } from './frame.ts';

/**
 * 'We have your request'. Repeats nothing of the request: the address may be a stranger's, and nobody may send their own words to
 * strangers in our name.
 */
export function enterpriseReceived({ brand, at }: { brand: MailBrand; at: Date }): MailDescription {
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return describeMail(brand, {
    subject: enterpriseReceivedWords.subject,
    preview: enterpriseReceivedWords.preview,
    lead: enterpriseReceivedWords.lead(day),
    sections: [
      {
        kind: 'actions',
        other: { label: enterpriseReceivedWords.seePlans, url: `${brand.baseUrl}/browse` },
        note: enterpriseReceivedWords.more,
      },
      { kind: 'small', text: enterpriseReceivedWords.wasNotYou },
    ],
  });
}
