import type { MailBrand } from '../brand.ts';
import type { MailDescription } from '../description.ts';
import { describeMail } from './frame.ts';

/**
 * 'We have your request'. Repeats nothing of the request: the address may be a stranger's, and nobody may send their own words to
 * strangers in our name.
 */
export function enterpriseReceived({ brand, at }: { brand: MailBrand; at: Date }): MailDescription {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return describeMail(brand, {
    subject: 'We have your enterprise request',
    preview: 'A person will reply within one business day.',
    lead: `Thank you. We got your request on ${day}, and a person will reply within one business day.`,
    sections: [
      {
        kind: 'actions',
        other: { label: 'See our plans', url: `${brand.baseUrl}/browse` },
        note: 'Something to add? Just reply to this email.',
      },
      {
        kind: 'small',
        text: 'Didn’t ask us for anything? Someone probably mistyped their address, and you can ignore this email.',
      },
    ],
  });
}
