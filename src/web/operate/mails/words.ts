import { mailNames } from '../../../domain/operators/mail-names.ts';
import type { MailState } from '../../../domain/operators/mail-state.ts';
import type { Output } from '../api/verbs.ts';

export type Template = Output<'mail_templates'>['templates'][number]['template'];

export const templateNames: Record<Template, string> = mailNames;

export const mailsWords = {
  title: 'Emails',
  lead: (queued: number, failed: number) =>
    `${queued} queued, ${failed} failed. Sent emails stay in the list for 90 days, without their text.`,
  tabs: { label: 'Parts of Emails', outbox: 'Outbox', templates: 'Templates' },
  list: 'Outbox',
  columns: {
    template: 'Email',
    state: 'State',
    created: 'Created',
    sent: 'Sent',
    to: 'To',
    order: 'Order',
    tries: 'Attempts',
    next: 'Next attempt',
    until: 'Retried until',
    answer: 'Server response',
  },
  filters: { state: 'State' },
  states: {
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    returned: 'Bounced',
    withheld: 'Not sent',
  } satisfies Record<MailState, string>,
  sweep: (seconds: number) => `Within ${seconds} seconds`,
  empty: {
    none: { title: 'No emails yet', text: 'Emails that the shop sends appear here.' },
    filtered: {
      title: 'No email matches this filter',
      text: 'Remove the filter to see the others.',
    },
  },
};

export const templatesWords = {
  title: 'Email templates',
  lead: 'Every email that the shop sends, with sample data',
  list: 'Templates',
  columns: { template: 'Email', subject: 'Subject', samples: 'Samples' },
};

export const templateWords = {
  back: 'All templates',
  unknown: { title: 'Template not found', text: 'The shop has no template with this name.' },
  filters: { sample: 'Sample' },
  html: 'HTML',
  text: 'Plain text',
  frame: (subject: string) => `The email “${subject}”`,
  attached: (files: readonly string[]) => `Attached: ${files.join(', ')}`,
  send: 'Send to me',
  sending: 'Sending...',
  sent: (to: string, answer: string) => `Sent to ${to}. Server response: ${answer}`,
  notSent: (to: string, answer: string) => `The server rejected it for ${to}: ${answer}`,
};
