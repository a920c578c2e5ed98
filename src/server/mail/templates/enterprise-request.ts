import { shownAddress } from '../../../domain/shown-address.ts';
import { oneLine } from '../../core/one-line.ts';
import type { StoredRequest } from '../../enterprise/tables.ts';
import { readMailbox } from '../../settings/mailbox.ts';
import { heading, headline, paragraph, pairs, smallPrint } from '../blocks.ts';
import type { MailBrand } from '../brand.ts';
import { footText, headPictures, renderPage } from '../layout.ts';
import type { Mail } from '../mail.ts';
import { markup } from '../markup.ts';

/** A company's request, for the people who answer it: an answer to the mail goes to the sender of the request. */
export async function mailRequest(brand: MailBrand, request: StoredRequest): Promise<Mail> {
  const company = oneLine(request.companyName);
  const subject = `Enterprise request from ${company}`;
  const rows = rowsOf(request);
  const lines = request.message.split(/\r?\n/);
  const html = await renderPage({
    brand,
    title: subject,
    preview: 'The answer is promised within one business day.',
    blocks: [
      headline(
        subject,
        markup`The answer is promised within one business day. Reply to this mail to write to them.`,
      ),
      heading('What they say of themselves'),
      pairs(rows),
      heading('Message'),
      paragraph(request.message === '' ? markup`None` : markup`${lines.map((line) => markup`${line}<br>`)}`),
      smallPrint(
        markup`Sent ${stamp(request.createdAt)} with ${oneLine(request.userAgent) || 'an unknown browser'}.`,
      ),
    ],
  });
  const text = [
    subject,
    'The answer is promised within one business day. Reply to this mail to write to them.',
    rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    `Message:\n${lines.join('\n') || 'None'}`,
    `Sent ${stamp(request.createdAt)} with ${oneLine(request.userAgent) || 'an unknown browser'}.`,
    footText(brand),
  ].join('\n\n');
  return {
    subject,
    html,
    text,
    attachments: headPictures(undefined),
    // The form takes addresses that no mail can go to; they are then read in the mail's text.
    replyTo: readMailbox({ name: request.contactName, address: request.email }) ?? {
      name: brand.name,
      address: brand.supportEmail,
    },
  };
}

function rowsOf(request: StoredRequest): [name: string, value: string][] {
  return [
    ['Company', oneLine(request.companyName)],
    ['Contact', oneLine(request.contactName)],
    ['Email', oneLine(shownAddress(request.email))],
    ['Phone', oneLine(request.phone) || 'Not given'],
    ['Website', oneLine(request.website) || 'Not given'],
    ['Team size', request.teamSize ?? 'Not given'],
    ['Target regions', request.interestedRegions.join(', ') || 'None chosen'],
    ['Wants news', request.subscribe ? 'Yes' : 'No'],
  ];
}

function stamp(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
