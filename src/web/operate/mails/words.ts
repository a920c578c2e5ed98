import type { MailState } from '../../../domain/operators/mail-state.ts';
import type { Output } from '../api/verbs.ts';

export type Template = Output<'mail_templates'>['templates'][number]['template'];

export const templateNames: Record<Template, string> = {
  delivered: 'eSIM delivered',
  refunded: 'Refunded',
  part_refunded: 'Refunded in part',
  replaced: 'eSIM replaced',
  surplus: 'Paid twice, refunded',
  payment_held: 'Payment held',
  payment_denied: 'Payment denied',
  claim_purchase: 'Order for the account',
  data_low: 'Data nearly used',
  data_used: 'Data used up',
  withdrawal_link: 'Link to withdraw',
  withdrawal_received: 'Withdrawal received',
  sent_to_another: 'Sent to another address',
  verify_address: 'Confirm the address',
  reset_password: 'Choose a password',
  account_ready: 'Account ready',
  confirm_return: 'Confirm a return',
  enterprise_request: 'Request of a company',
  enterprise_received: 'Request received',
  alert: 'Alert',
  operator_invitation: 'Invitation to the console',
  operator_notice: 'Unusual act of an operator',
};

export const mailsWords = {
  title: 'Emails',
  lead: (queued: number, failed: number) =>
    `${queued === 1 ? '1 waits' : `${queued} wait`}, ${failed === 1 ? '1 was' : `${failed} were`} not taken. Emails that left are kept for 90 days, without their text.`,
  tabs: { label: 'Parts of Emails', outbox: 'Outbox', templates: 'Templates' },
  list: 'Outbox',
  columns: {
    template: 'Email',
    state: 'State',
    created: 'Written',
    sent: 'Sent',
    to: 'To',
    order: 'Order',
    tries: 'Tries',
    next: 'Next try',
    until: 'Tried until',
    answer: 'What the server said',
  },
  filters: { state: 'State' },
  states: {
    queued: 'Waits',
    sent: 'Sent',
    failed: 'Not taken',
    returned: 'Came back',
    withheld: 'Not sent',
  } satisfies Record<MailState, string>,
  sweep: (seconds: number) => `Within ${seconds} seconds`,
  empty: {
    none: { title: 'No emails yet', text: 'What the shop writes to people appears here.' },
    filtered: {
      title: 'No such emails',
      text: 'Take the filter away to see the others.',
    },
  },
};

export const templatesWords = {
  title: 'Email templates',
  lead: 'Every email that the shop sends, with sample data.',
  list: 'Templates',
  columns: { template: 'Email', subject: 'Subject', samples: 'Samples' },
};

export const templateWords = {
  back: 'All templates',
  unknown: { title: 'No such email', text: 'The shop sends no email by that name.' },
  filters: { sample: 'Sample' },
  html: 'As HTML',
  text: 'As text',
  frame: (subject: string) => `The email “${subject}”`,
  attached: (files: readonly string[]) => `Attached: ${files.join(', ')}`,
  send: 'Send to me',
  sending: 'Sending...',
  sent: (to: string, answer: string) => `Sent to ${to}. The server said: ${answer}`,
  notSent: (to: string, answer: string) => `The server didn’t take it for ${to}: ${answer}`,
};
