import { table } from '../../core/text-table.ts';
import type { OutputOf } from '../run-verb.ts';
import { type Command, shows } from './command.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

/** Commands about mails: those in the outbox, and samples. */
export const mailCommands: Record<string, Command> = {
  mails: shows('mails', ({ words: [limit = '50'], options }) => ({ ...options, limit }), printMails),

  'mail-templates': shows(
    'mail_templates',
    () => ({}),
    ({ templates }) =>
      table(
        ['template', 'sample', 'subject'],
        templates.flatMap(({ template, subjects }) =>
          subjects.map((subject, sample) => [template, String(sample), subject]),
        ),
      ),
  ),

  'mail-preview': shows('mail_preview', whichSample, ({ subject, text, attachments }) =>
    [
      `Subject: ${subject}`,
      ...attachments.map(({ filename, bytes }) => `Attached: ${filename} (${bytes} bytes)`),
      '',
      text,
    ].join('\n'),
  ),

  'mail-sample': shows(
    'mail_sample',
    (typed) => {
      const { sample, ...rest } = whichSample(typed);
      return { ...rest, ...(sample !== undefined && { sample: Number(sample) }) };
    },
    ({ to, result, answer }) =>
      result === 'sent' ? `Sent to ${to}: ${answer}` : `The mail server did not take it for ${to}: ${answer}`,
  ),
};

function whichSample({ words: [template = '', sample], options }: Typed) {
  return { ...options, template, ...(sample !== undefined && { sample }) };
}

function printMails({ mails, queued, failed, sweep_seconds: seconds }: OutputOf<'mails'>): string {
  const counts = `${queued} wait, ${failed} were not taken.`;
  if (mails.length === 0) return `There are no such mails. ${counts}`;
  const next = (mail: OutputOf<'mails'>['mails'][number]) => {
    if (mail.state !== 'queued') return '';
    return mail.next_try_at === null ? `within ${seconds} s` : at(mail.next_try_at);
  };
  const rows = mails.map((mail) => [
    at(mail.created_at),
    mail.template,
    mail.state,
    mail.to,
    mail.order?.number ?? '-',
    String(mail.tries),
    next(mail),
    mail.answer ?? '',
  ]);
  const head = ['at', 'template', 'state', 'to', 'order', 'tries', 'next try', 'answer'];
  return `${table(head, rows)}\n\n${counts}`;
}
