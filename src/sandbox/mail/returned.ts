import { z } from 'zod';

import type { Stored } from '../core/party.ts';
import type { Mailbox } from './mailbox.ts';

/** A message in the mailbox of returned mail. */
export interface Returned {
  uid: number;
  /** Its bytes, each as one letter. */
  raw: string;
  isDeleted?: boolean;
}

export interface ReturnedMail {
  /** No message gets a number that another one had. */
  nextUid: number;
  messages: Returned[];
}

export const NOTHING_RETURNED = (): ReturnedMail => ({ nextUid: 1, messages: [] });

const posted = z.strictObject({ raw: z.string(), times: z.int().min(1).max(100_000).default(1) });

/** The control that puts a message into the mailbox, whatever it is. */
export function postMail(returned: Stored<ReturnedMail>, body: unknown): { uid: number } {
  const { raw, times } = posted.parse(body);
  for (let time = 0; time < times; time++) put(returned, raw);
  return { uid: returned.value.nextUid - 1 };
}

function put(returned: Stored<ReturnedMail>, raw: string): Returned {
  const message = { uid: returned.value.nextUid++, raw: Buffer.from(raw).toString('latin1') };
  returned.value.messages.push(message);
  returned.save();
  return message;
}

const order = z.strictObject({
  to: z.string(),
  /** `delayed`: it may still arrive. */
  action: z.enum(['failed', 'delayed']).default('failed'),
  status: z
    .string()
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .default('5.1.1'),
});

/** The control that returns the newest mail to an address, with a report like Postfix's. */
export function returnMail(mailbox: Mailbox, returned: Stored<ReturnedMail>, body: unknown): Returned {
  const { to, action, status } = order.parse(body);
  const mail = mailbox.list().find((one) => one.to.includes(to));
  if (!mail) throw new Error(`No mail to ${to} has come`);
  const boundary = `=_r${returned.value.nextUid}`;
  const lines = [
    'From: MAILER-DAEMON@mx.sandbox.example (Mail Delivery System)',
    `Subject: ${action === 'failed' ? 'Undelivered Mail Returned to Sender' : 'Delayed Mail'}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system of the sandbox. A mail could not be delivered.',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.sandbox.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <${to}>: Recipient address rejected`,
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${mail.messageId}`,
    'Subject: a mail of the shop',
    '',
    `--${boundary}--`,
    '',
  ];
  return put(returned, lines.join('\r\n'));
}
