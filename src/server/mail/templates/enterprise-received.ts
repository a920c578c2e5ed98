import type { MailBrand } from '../brand.ts';
import type { MailDescription } from '../description.ts';
import { describeMail } from './frame.ts';

/**
 * 'We have your request'. It repeats nothing of what was typed: the address may be a stranger's, and nobody shall send
 * words of their own to strangers in our name.
 */
export function enterpriseReceived({ brand, at }: { brand: MailBrand; at: Date }): MailDescription {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return describeMail(brand, {
    subject: 'We have your enterprise request',
    preview: 'A person replies within one business day.',
    lead: `Thank you. Your request of ${day} has arrived, and a person replies within one business day.`,
    sections: [
      {
        kind: 'actions',
        other: { label: 'See our plans', url: `${brand.baseUrl}/browse` },
        note: 'Something to add? Reply to this mail.',
      },
      {
        kind: 'small',
        text: 'You did not ask us for anything? Then somebody mistyped an address, and you can ignore this mail.',
      },
    ],
  });
}
