import type { Mailer, Message, SendResult } from '../../../src/server/mail/mailer.ts';

export interface ArrivedMail {
  messageId: string;
  to: string;
  subject: string;
}

/** A mail server and all inboxes behind it. */
export class Mailbox implements Mailer {
  readonly mails: ArrivedMail[] = [];
  /** It refuses every recipient for good. */
  refuses = false;

  async send({ to, messageId, subject }: Message): Promise<SendResult> {
    if (this.refuses) return { status: 'permanent', reason: 'no such mailbox', smtpCode: 550 };
    this.mails.push({ messageId, to: typeof to === 'string' ? to : to.address, subject });
    return { status: 'sent', messageId, response: '250 OK' };
  }

  close(): void {}
}
