/** How a mail of the outbox stands: `returned` was sent, and came back; `withheld` was no longer true when it was to leave. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'returned', 'withheld'] as const;

export type MailState = (typeof MAIL_STATES)[number];
