import { formatMoney, ofBase } from '../../../domain/money.ts';
import { FOR_OPERATOR_TOO, type Noticed } from '../../../domain/operators/notices.ts';
import { plainly } from '../../../domain/operators/plainly.ts';
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
  'passkey added': 'A passkey was added to the console',
  'authenticator set up': 'An authenticator app was set up for the console',
  'passkey perhaps copied': 'A passkey may have been copied',
  'much sent out in a day': 'Much money was sent out in a day',
  paused: 'Something was paused',
};

const LEADS: Record<Noticed, string> = {
  'console opened in a new place':
    'The console was opened with a device or from a network that this operator has not used lately.',
  'codes locked':
    'Someone who is signed in as this operator typed five wrong codes. They can’t try again for 15 minutes.',
  'passkey added': 'Whoever has it can open the console as this operator, without a password or a code.',
  'authenticator set up':
    'Its codes open the console after this operator’s password or Google. Those of an earlier app no longer work.',
  'passkey perhaps copied':
    'A passkey of this operator was used, but had been used more often than its own counter says. It wasn’t accepted. Remove it under Team if this happens again.',
  'much sent out in a day':
    'Refunds and replacements by one operator, or by all together, exceeded the daily amount that needs no fresh code.',
  paused: 'The shop doesn’t offer it until someone resumes it.',
};

const WAS_IT_YOU =
  'If this wasn’t you, change your password at the shop now. This ends every console session that was opened with it. Remove passkeys that aren’t yours under Team. An owner can reset your authenticator there.';

/** To owners and to the operator concerned: an unusual act by an operator. */
export function operatorNotice(facts: NoticeFacts): MailDescription {
  const { brand, url, what, by, origin, at, device, subject, cents, why } = facts;
  const rows: (Row | null)[] = [
    ['Operator', by ?? 'The command line'],
    ['When', formatShortMoment(at)],
    ['From', origin],
    device === null ? null : ['Device', device],
    subject === null ? null : ['What', plainly(subject)],
    cents === null ? null : ['Sent out', formatMoney(ofBase(cents))],
    why === '' ? null : ['Why', why],
  ];
  return describeMail(brand, {
    subject: `${brand.name}: ${HEADLINES[what]}`,
    headline: HEADLINES[what],
    preview: LEADS[what],
    lead: LEADS[what],
    sections: [
      { kind: 'rows', rows: rows.filter((row) => row !== null) },
      { kind: 'actions', main: { label: 'Open the audit', url } },
      ...(FOR_OPERATOR_TOO.has(what) ? [{ kind: 'small' as const, text: WAS_IT_YOU }] : []),
    ],
  });
}
