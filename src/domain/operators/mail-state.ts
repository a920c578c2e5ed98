/**
 * The state of a mail in the outbox: `returned` was sent, and came back; `withheld` was no longer true when it was to be sent.
 */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'returned', 'withheld'] as const;

export type MailState = (typeof MAIL_STATES)[number];
