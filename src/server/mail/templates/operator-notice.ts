import { formatMoney, ofCents } from '../../../domain/money.ts';
import type { Noticed } from '../../../domain/operators/notices.ts';
import type { MailBrand } from '../brand.ts';
import type { MailDescription, Row } from '../description.ts';
import { describeMail } from './frame.ts';
import { formatShortMoment } from './order.ts';

export interface NoticeFacts {
  brand: MailBrand;
  /** The audit in the console. */
  url: string;
  what: Noticed;
  /** The operator's address; null for the command line. */
  by: string | null;
  origin: string;
  at: Date;
  /** The device on which a console was opened. */
  device: string | null;
  /** What was paused. */
  subject: string | null;
  /** Total sent out in a day. */
  cents: number | null;
  why: string;
}

const HEADLINES: Record<Noticed, string> = {
  'console opened in a new place': 'A console was opened in a new place',
  'codes locked': 'Five wrong codes at the console',
  'much sent out in a day': 'Much money was sent out in a day',
  paused: 'Something was paused',
};

const LEADS: Record<Noticed, string> = {
  'console opened in a new place':
    'The console was opened with a device or from a network that this operator has not used lately.',
  'codes locked':
    'Someone who is signed in as this operator typed five wrong codes. No code is taken from them for a quarter of an hour.',
  'much sent out in a day':
    'An operator’s refunds and replacements, or everyone’s together, came to more in a day than goes out without a fresh code.',
  paused: 'What is paused isn’t offered until someone lets it go on.',
};

const WAS_IT_YOU =
  'Wasn’t it you? Change your password at the shop now: it ends every console that was opened with it. An owner can reset your codes under People.';

/** To owners and to the operator concerned: an unusual act by an operator. */
export function operatorNotice(facts: NoticeFacts): MailDescription {
  const { brand, url, what, by, origin, at, device, subject, cents, why } = facts;
  const rows: (Row | null)[] = [
    ['Operator', by ?? 'The command line'],
    ['When', formatShortMoment(at)],
    ['From', origin],
    device === null ? null : ['Device', device],
    subject === null ? null : ['What', subject.replaceAll('_', ' ')],
    cents === null ? null : ['Sent out', formatMoney(ofCents(cents))],
    why === '' ? null : ['Why', why],
  ];
  const isPersonal = what === 'console opened in a new place' || what === 'codes locked';
  return describeMail(brand, {
    subject: `${brand.name}: ${HEADLINES[what]}`,
    headline: HEADLINES[what],
    preview: LEADS[what],
    lead: LEADS[what],
    sections: [
      { kind: 'rows', rows: rows.filter((row) => row !== null) },
      { kind: 'actions', main: { label: 'Open the audit', url } },
      ...(isPersonal ? [{ kind: 'small' as const, text: WAS_IT_YOU }] : []),
    ],
  });
}
