import { createTransport } from 'nodemailer';

import { inOnePiece } from '../core/in-one-piece.ts';
import { oneLine } from '../core/one-line.ts';
import type { Dkim } from '../core/settings/dkim.ts';
import type { Settings } from '../core/settings/env.ts';
import { readMailbox } from '../core/settings/mailbox.ts';
import type { Mailbox } from '../core/settings/mailbox.ts';
import { readSmtpUrl } from '../core/settings/smtp-url.ts';
import type { Attachment, Mail } from './mail.ts';

export interface Message extends Omit<Mail, 'attachments' | 'replyTo'> {
  to: Mailbox | string;
  /** With angle brackets; see `messageId`. */
  messageId: string;
  replyTo?: Mailbox;
  attachments?: Attachment[];
  headers?: Record<string, string>;
}

/**
 * The outcome of sending. `temporary`: send it again later (no connection, 4xx, our own sign-in or sender refused). `permanent`:
 * the server refused this recipient or this message for good (5xx), or the address is invalid. `reason` is for logs and may
 * contain the recipient's address.
 */
export type SendResult =
  | { status: 'sent'; messageId: string; response: string }
  | { status: 'temporary'; reason: string; smtpCode: number | null }
  | { status: 'permanent'; reason: string; smtpCode: number | null };

export interface Mailer {
  /** Hands one message to the mail server, within `sendWithinMs`. Never throws for failures outside the shop. */
  send(message: Message): Promise<SendResult>;
  /** Closes idle connections at once and busy ones after their message; later sends return `temporary`. */
  close(): void;
}

export interface MailerOptions {
  /** See `readSmtpUrl`. */
  smtpUrl: string;
  /** Sender, `Name <address>` or an address; a function for one that can change. */
  from: string | (() => string);
  /** Where mail servers return undeliverable mail; undefined for the sender's address. */
  returnTo?: () => string | undefined;
  /** Signs every mail; not set if the mail server signs. */
  dkim?: Dkim | undefined;
  maxConnections?: number;
  connectWithinMs?: number;
  idleWithinMs?: number;
  /** From the call to the server's last answer, including the wait for a free connection. */
  sendWithinMs?: number;
}

/** @throws {TypeError} if the mail server's address or the sender is malformed */
export function createMailer({
  smtpUrl,
  from,
  returnTo,
  dkim,
  maxConnections = 4,
  connectWithinMs = 10_000,
  idleWithinMs = 20_000,
  sendWithinMs = 60_000,
}: MailerOptions): Mailer {
  const transport = createTransport({
    pool: true,
    ...readSmtpUrl(smtpUrl),
    maxConnections,
    maxRequeues: 1,
    dnsTimeout: connectWithinMs,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: idleWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  });
  transport.use('stream', ({ message }, done) => {
    message.transform(inOnePiece);
    done();
  });
  const sender = () => senderOf(typeof from === 'string' ? from : from());
  sender();

  return {
    async send(message) {
      const to = readMailbox(typeof message.to === 'string' ? { address: message.to } : message.to);
      if (!to)
        return { status: 'permanent', reason: 'The address is not one mail can go to', smtpCode: null };
      const bounces = returnTo?.();
      const fields = {
        from: sender(),
        to: asHeader(to),
        ...(bounces && { envelope: { from: bounces, to: to.address } }),
        ...compose(message),
      };
      try {
        const sent = await transport.sendMail({ ...fields, signal: AbortSignal.timeout(sendWithinMs) });
        return { status: 'sent', messageId: message.messageId, response: sent.response };
      } catch (error) {
        return failure(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/** @throws {TypeError} for our own mistakes only: a malformed Message-ID, header name or reply address */
function compose(message: Message) {
  if (!/^<[^<>\s@]+@[^<>\s@]+>$/.test(message.messageId)) throw new TypeError('Malformed Message-ID');
  const replyTo = message.replyTo && readMailbox(message.replyTo);
  if (replyTo === null) throw new TypeError('Malformed reply address');
  return {
    subject: oneLine(message.subject),
    html: message.html,
    text: message.text,
    messageId: message.messageId,
    ...(replyTo && { replyTo: asHeader(replyTo) }),
    // Tells out-of-office responders not to reply.
    headers: { 'Auto-Submitted': 'auto-generated', ...readHeaders(message.headers ?? {}) },
    attachments: (message.attachments ?? []).map(({ filename, content, contentType, cid }) => ({
      filename: oneLine(filename),
      content,
      contentType,
      contentDisposition: cid ? 'inline' : 'attachment',
      cid,
    })),
  };
}

function readHeaders(headers: Record<string, string>): Record<string, string> {
  const read = Object.entries(headers).map(([name, value]) => {
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new TypeError('Malformed header name');
    return [name, oneLine(value)] as const;
  });
  return Object.fromEntries(read);
}

/** The sender of our mails, from `MAIL_FROM`. */
export function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^([^<>]*)<([^<>]+)>$/.exec(from.trim()) ?? [null, '', from.trim()];
  const mailbox = readMailbox({ name: name.trim().replace(/^"(.*)"$/, '$1'), address });
  if (!mailbox) throw new TypeError('The sender of mails must read Name <address>');
  return asHeader(mailbox);
}

/** The sender as `Name <address>`: by the name in `MAIL_FROM` if somebody has set it, and otherwise by the shop's. */
export function senderIn({
  MAIL_FROM,
  BRAND_NAME,
  GIVEN,
  PUBLISHED,
}: Pick<Settings, 'MAIL_FROM' | 'BRAND_NAME' | 'GIVEN' | 'PUBLISHED'>): string {
  const { name, address } = senderOf(MAIL_FROM);
  return (GIVEN.has('MAIL_FROM') || PUBLISHED.has('MAIL_FROM')) && name !== ''
    ? MAIL_FROM
    : `${BRAND_NAME.replace(/[<>"]/g, '')} <${address}>`;
}

/** As an object rather than text, so that nothing in a name can end it and begin another address. */
function asHeader({ name = '', address }: Mailbox): { name: string; address: string } {
  return { name, address };
}

interface SmtpError extends Error {
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

function failure(error: SmtpError): SendResult {
  // A 5xx for sign-in or sender is about us, not about this mail, which can leave once the operator has fixed that.
  const refusesThisMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return {
    status: error.permanent && refusesThisMail ? 'permanent' : 'temporary',
    reason: oneLine(error.message),
    smtpCode: error.responseCode ?? null,
  };
}
