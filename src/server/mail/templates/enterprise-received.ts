import { buttons, headline, smallPrint } from '../blocks.ts';
import type { MailBrand } from '../brand.ts';
import { footText, headPictures, renderPage } from '../layout.ts';
import type { Mail } from '../mail.ts';
import { markup } from '../markup.ts';

/**
 * 'We have your request'. It repeats nothing of what was typed: the address may be a stranger's, and nobody shall send
 * words of their own to strangers in our name.
 */
export async function mailReceived(brand: MailBrand, at: Date): Promise<Mail> {
  const subject = 'We have your enterprise request';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const lead = `Thank you. Your request of ${day} has arrived, and a person replies within one business day.`;
  const more = 'Something to add? Reply to this mail.';
  const ignore =
    'You did not ask us for anything? Then somebody mistyped an address, and you can ignore this mail.';
  const browse = { label: 'See our plans', url: `${brand.baseUrl}/browse` };
  const html = await renderPage({
    brand,
    title: subject,
    preview: 'A person replies within one business day.',
    blocks: [
      headline(subject, markup`${lead}`),
      buttons([{ label: browse.label, href: browse.url, kind: 'outlined' }], more),
      smallPrint(markup`${ignore}`),
    ],
  });
  const text = [subject, lead, more, `${browse.label}: ${browse.url}`, ignore, footText(brand)].join('\n\n');
  return {
    subject,
    html,
    text,
    attachments: headPictures(undefined),
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}
