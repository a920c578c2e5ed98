import type { Language } from '../../languages.ts';

const ABOUT_AN_ORDER = [
  'delivered',
  'refunded',
  'part_refunded',
  'replaced',
  'duplicate_payment',
  'payment_held',
  'payment_denied',
  'data_low',
  'data_used',
  'claim_purchase',
  'sent_to_another',
  'address_changed',
] as const;

/** The mails to which an operator can add words: those that buyers, users and companies get. */
export const WORDED_MAILS = [
  ...ABOUT_AN_ORDER,
  'withdrawal_link',
  'withdrawal_received',
  'confirm_return',
  'verify_address',
  'reset_password',
  'account_ready',
  'enterprise_received',
] as const;
export type WordedMail = (typeof WORDED_MAILS)[number];

const ABOUT_ORDERS: ReadonlySet<string> = new Set(ABOUT_AN_ORDER);

const OF_SHOP = ['shop', 'legal_name', 'support_email', 'site'] as const;
const OF_ORDER = ['first_name', 'place', 'plan', 'order_number'] as const;

export type MailPlaceholder = (typeof OF_SHOP)[number] | (typeof OF_ORDER)[number];

/** What the words of a mail can name in braces. */
export function mailPlaceholders(mail: WordedMail): readonly MailPlaceholder[] {
  return ABOUT_ORDERS.has(mail) ? [...OF_ORDER, ...OF_SHOP] : OF_SHOP;
}

/** In letters. */
export const MAX_MAIL_LENGTHS = { subject: 120, part: 2_000 } as const;

/**
 * An operator's words in a mail of one language. Codes, amounts, links and what the law asks for come from the template, whatever
 * these say.
 */
export interface MailWords {
  /** Empty for the template's own. */
  subject: string;
  /** Paragraphs after the template's first words; empty for none. */
  opening: string;
  /** Paragraphs before the end. */
  closing: string;
  /** When they were published: ISO. */
  changed_at: string;
}

/** A mail's words by language; the template alone where there are none. */
export interface MailContent {
  texts: Partial<Record<Language, MailWords>>;
}

export const NO_MAIL_WORDS: MailContent = { texts: {} };
