/** How a mail of the outbox stands: `returned` was sent, and came back. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'returned'] as const;

export type MailState = (typeof MAIL_STATES)[number];
