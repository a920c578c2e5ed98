import { shownAddress } from '../../../domain/shown-address.ts';
import { oneLine } from '../../core/one-line.ts';
import { readMailbox } from '../../core/settings/mailbox.ts';
import type { MailBrand } from '../brand.ts';
import type { MailDescription, Row } from '../description.ts';
import { describeMail } from './frame.ts';
import { formatMoment } from './order.ts';

/** A company's entries in the form. */
export interface RequestFacts {
  brand: MailBrand;
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  website: string;
  teamSize: string | null;
  interestedRegions: string[];
  message: string;
  subscribe: boolean;
  userAgent: string;
  createdAt: Date;
}

/** A company's request, for the people who answer it: a reply to the mail goes to the sender of the request. */
export function enterpriseRequest(request: RequestFacts): MailDescription {
  const browser = oneLine(request.userAgent) || 'an unknown browser';
  // The form accepts addresses that no mail can go to; readers then find them in the mail's text.
  const sender = readMailbox({ name: request.contactName, address: request.email });
  return describeMail(request.brand, {
    subject: `Enterprise request from ${request.companyName}`,
    preview: 'We promised a reply within one business day.',
    lead: 'We promised a reply within one business day. Reply to this email to write to them.',
    sections: [
      { kind: 'rows', title: 'What they told us', rows: rowsOf(request) },
      { kind: 'quote', title: 'Message', lines: (request.message || 'None').split(/\r?\n/) },
      { kind: 'small', text: `Sent on ${formatMoment(request.createdAt)} with ${browser}.` },
    ],
    ...(sender && { replyTo: sender }),
  });
}

function rowsOf(request: RequestFacts): Row[] {
  return [
    ['Company', request.companyName],
    ['Contact', request.contactName],
    ['Email', shownAddress(request.email)],
    ['Phone', oneLine(request.phone) || 'Not given'],
    ['Website', oneLine(request.website) || 'Not given'],
    ['Team size', request.teamSize ?? 'Not given'],
    ['Target regions', request.interestedRegions.join(', ') || 'None chosen'],
    ['Wants news', request.subscribe ? 'Yes' : 'No'],
  ];
}
