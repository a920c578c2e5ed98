import type { MailBrand } from '../brand.ts';
import type { MailDescription, Row } from '../description.ts';
import { describeMail } from './frame.ts';
import { formatShortMoment } from './order.ts';

const ACTS = {
  refund: 'Refund',
  refund_part: 'Partial refund',
  replace: 'Replacement',
  tax_give_back: 'VAT given back',
} as const;

export type ApprovedAct = keyof typeof ACTS;

export interface ApprovalFacts {
  brand: MailBrand;
  /** Its page in the console. */
  url: string;
  act: ApprovedAct;
  /** `$218.40` */
  amount: string;
  /** The order's number. */
  order: string;
  /** The address of who asked; null for somebody who has left. */
  by: string | null;
  at: Date;
  endsAt: Date;
  state: 'waiting' | 'approved' | 'declined' | 'lapsed';
  /** The address of who decided; null for the command line, or if nobody did. */
  decidedBy: string | null;
}

const HEADLINES = {
  waiting: 'A colleague needs your approval',
  approved: 'Your request was approved',
  declined: 'Your request was declined',
  lapsed: 'Nobody decided about your request',
};

const LEADS = {
  waiting:
    'It is more than they may send out alone. Nothing is sent until you or another colleague approves it.',
  approved: 'It was done at once, in your name.',
  declined: 'Nothing was sent. The console has the reason.',
  lapsed: 'Nothing was sent. You can ask for it again from the order.',
};

/** To those who may approve an act, and, once that is over, to who asked for it. */
export function approval(facts: ApprovalFacts): MailDescription {
  const { brand, url, act, amount, order, by, at, endsAt, state, decidedBy } = facts;
  const isWaiting = state === 'waiting';
  const isDecided = state === 'approved' || state === 'declined';
  const rows: (Row | null)[] = [
    ['What', `${ACTS[act]}, ${amount}`],
    ['Order', order],
    isWaiting ? ['Asked for by', by ?? 'A former colleague'] : null,
    ['Asked for', formatShortMoment(at)],
    isWaiting ? ['Can be decided until', formatShortMoment(endsAt)] : null,
    isDecided ? ['Decided by', decidedBy ?? 'The command line'] : null,
  ];
  return describeMail(brand, {
    subject: `${brand.name}: ${HEADLINES[state]}`,
    headline: HEADLINES[state],
    preview: `${ACTS[act]}, ${amount}, ${order}`,
    lead: LEADS[state],
    sections: [
      { kind: 'rows', rows: rows.filter((row) => row !== null) },
      { kind: 'actions', main: { label: isWaiting ? 'Look at it' : 'Open it in the console', url } },
      ...(isWaiting
        ? [
            {
              kind: 'small' as const,
              text: 'If a colleague was quicker, or the time is over, the page says so.',
            },
          ]
        : []),
    ],
  });
}
