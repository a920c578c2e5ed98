import type { Permission } from './roles.ts';

/** The kinds of trouble that a person must see to. */
export const CASE_KINDS = [
  'low_balance',
  'wholesaler_away',
  'source_loss',
  'books_differ',
  'below_floor',
  'price_jump',
  'rate_old',
  'unclear_order',
  'needs_review',
  'refund_failed',
  'dispute',
  'mail_refused',
  'mail_returned',
  'card_testing',
  'paypal_refuses',
  'mail_stuck',
  'cannot_write',
  'order_without_purchase',
  'stock_left',
  'refunds_paused',
  'tax_place',
  'tax_owed',
  'webhook_failing',
  'invoice_overdue',
  'draft_stuck',
] as const;

export type CaseKind = (typeof CASE_KINDS)[number];

/** An order is briefly unclear whenever an answer is lost; after this long a person must look. */
export const UNCLEAR_MINUTES = 5;

/**
 * A mail to a mailbox that does not exist comes back within minutes, and the shop reads returned mail every five: one that has
 * not come back by then has arrived.
 */
export const RETURN_MINUTES = 15;

/**
 * Hours in which somebody should have seen to a case of each kind. Short where buyers wait, where money runs out or where somebody
 * takes it, long where the books alone are wrong. Of a dispute the processor says until when it takes an answer.
 */
const DUE_HOURS: Record<CaseKind, number> = {
  unclear_order: 1,
  mail_stuck: 1,
  card_testing: 2,
  paypal_refuses: 4,
  wholesaler_away: 4,
  low_balance: 4,
  refund_failed: 8,
  refunds_paused: 8,
  mail_refused: 8,
  mail_returned: 8,
  needs_review: 24,
  order_without_purchase: 24,
  cannot_write: 24,
  price_jump: 24,
  source_loss: 24,
  rate_old: 24,
  books_differ: 48,
  dispute: 72,
  below_floor: 72,
  tax_owed: 72,
  webhook_failing: 24,
  invoice_overdue: 72,
  draft_stuck: 8,
  tax_place: 168,
  stock_left: 168,
};

/** How soon a person must look, the most urgent first. */
export const SEVERITIES = ['critical', 'error', 'warning'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** By the hours in which somebody should have seen to it: wakes somebody, is for the same day, or can wait. */
export function severityOf(kind: CaseKind): Severity {
  const hours = DUE_HOURS[kind];
  if (hours <= 4) return 'critical';
  return hours <= 24 ? 'error' : 'warning';
}

/** When somebody should have seen to a case. */
export function caseDue(kind: CaseKind, raisedAt: Date): Date {
  return new Date(raisedAt.getTime() + DUE_HOURS[kind] * 3_600_000);
}

/** What a case waits for once its remedy is under way: it ends when the remedy has worked, not when it was begun. */
export const CASE_WAITS = [
  /** The mail server takes the next mail of the order. */
  'mail_taken',
  /** That mail does not come back. */
  'mail_kept',
  /** It was refused or came back as well: another remedy is needed. */
  'mail_lost',
  /** The processor sends the refund. */
  'refund',
  /** The wholesaler's records tell what became of the order. */
  'order',
] as const;

export type CaseWait = (typeof CASE_WAITS)[number];

/** `seen`: somebody has handled it, but its cause lasts. `over`: the cause has ended. */
export const CASE_STATES = ['open', 'snoozed', 'seen', 'over'] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** The fields that tell a case's state. */
interface Standing {
  endedAt: Date | null;
  closedAt: Date | null;
  snoozedUntil: Date | null;
}

export function caseState({ endedAt, closedAt, snoozedUntil }: Standing, now: Date): CaseState {
  if (endedAt) return 'over';
  if (closedAt) return 'seen';
  return snoozedUntil && snoozedUntil > now ? 'snoozed' : 'open';
}

/** The safe acts for cases, each with the permission it needs. */
export const CASE_ACTS = {
  /** Checks whether the trouble still exists. */
  check: 'cases.work',
  /** Looks for the order at the wholesaler now. */
  retry_order: 'order.retry',
  /** Marks the reason for reviewing the order as seen. */
  see_review: 'cases.work',
  /** Sends the refund again. */
  retry_refund: 'order.refund',
  /** Gives a business the tax back that it paid. */
  give_back_tax: 'order.refund',
  /** Asks the processor for the state of its dispute. */
  ask_processor: 'cases.work',
  /** Sends the mail again, to the order's address. */
  resend_mail: 'order.resend',
  /** Compares our records with those of all providers again. */
  reconciliation_run: 'reconciliation.run',
  /** Reads the exchange rates again. */
  read_rates: 'cases.work',
  /** Sends the waiting mails now. */
  send_mails: 'order.retry',
  /** Mails the buyer that a payment is due; not twice a day. */
  remind_buyer: 'drafts.work',
  /** Orders what a draft order was paid for. */
  place_draft: 'drafts.work',
  /** The shop cannot fix it; marks it as seen. */
  see: 'cases.work',
} as const satisfies Record<string, Permission>;

export type CaseAct = keyof typeof CASE_ACTS;

const ACT_OF: Record<CaseKind, CaseAct> = {
  low_balance: 'check',
  wholesaler_away: 'check',
  source_loss: 'see',
  books_differ: 'reconciliation_run',
  below_floor: 'check',
  price_jump: 'check',
  rate_old: 'read_rates',
  unclear_order: 'retry_order',
  needs_review: 'see_review',
  refund_failed: 'retry_refund',
  dispute: 'ask_processor',
  mail_refused: 'resend_mail',
  mail_returned: 'resend_mail',
  card_testing: 'see',
  paypal_refuses: 'see',
  mail_stuck: 'send_mails',
  cannot_write: 'see',
  order_without_purchase: 'see',
  stock_left: 'see',
  refunds_paused: 'see',
  tax_place: 'see',
  tax_owed: 'give_back_tax',
  webhook_failing: 'check',
  invoice_overdue: 'remind_buyer',
  draft_stuck: 'place_draft',
};

/** Troubles already over when reported: the case lasts until somebody has seen it. */
export const ENDS_WHEN_SEEN: ReadonlySet<CaseKind> = new Set(['cannot_write']);

/** Whose remedy may be another address of the order, which an operator enters. */
export const ENDS_BY_ADDRESS: ReadonlySet<CaseKind> = new Set(['mail_refused', 'mail_returned']);

/** The only safe act of a kind. */
export function actOfCase(kind: CaseKind): CaseAct {
  return ACT_OF[kind];
}
