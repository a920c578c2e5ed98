import { z } from 'zod';

import { maskEmail } from '../../domain/account/mask-email.ts';
import { LANGUAGE_CODES, SOURCE } from '../../domain/languages.ts';
import { MAIL_STATES, type MailState } from '../../domain/operators/mail-state.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { safeWords } from '../core/safe-words/hide-secrets.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { countListed, countMails, listMails, MAIL_TEMPLATES as TEMPLATES } from '../mail/queries.ts';
import { asPage, sampleMails, sendSample } from '../mail/samples/preview.ts';
import { sampleMailIn } from '../mail/samples/sample-in.ts';
import { triedUntil } from '../mail/send-mail.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { nextTries } from '../monitoring/due-jobs.ts';
import { actor } from '../staff/acting.ts';
import { readOperator } from '../staff/operators.ts';
import { type NamedOrder, namedOrders, namedOrderSchema } from './parts/named-orders.ts';
import { counted, nextPage, pageOf, sortedPages } from './parts/pages.ts';
import { iso, isoOrNull, moment, verb, type VerbCall } from './parts/verb.ts';
import { brandDraft, dressed } from './parts/versions.ts';

/** Per operator. */
const SAMPLES: Limit = { name: 'mail-sample', times: 30, seconds: 3600 };

const mailSchema = z.object({
  id: z.uuid(),
  template: z.enum(TEMPLATES),
  state: z.enum(MAIL_STATES),
  /** Address, mostly masked. */
  to: z.string(),
  order: namedOrderSchema.nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
  tries: z.int(),
  /** The mail server's last answer, or why the mail came back; without secrets. */
  answer: z.string().nullable(),
  /** For waiting mails: the next try; null if the next sweep takes it. */
  next_try_at: moment.nullable(),
  /** For waiting mails: when we give up. */
  until: moment.nullable(),
});

export const mails = verb({
  permission: 'outbox.read',
  summary: 'List emails that are queued, sent, failed or bounced, newest or oldest first',
  changes: false,
  input: z.object({
    state: z.enum(MAIL_STATES).optional(),
    ...sortedPages,
  }),
  output: z.object({
    mails: z.array(mailSchema),
    ...nextPage,
    ...counted,
    /** Counts of the whole outbox, whatever the filter. */
    queued: z.int(),
    failed: z.int(),
    /** Seconds between sweeps for waiting mails. */
    sweep_seconds: z.number(),
  }),
  async run(call, { state, sort, after, limit }) {
    const { deps } = call;
    const { db } = deps.db;
    const { rows, next, countAll } = await pageOf(
      'mails',
      { after, limit },
      (page) => listMails(db, state, { ...page, sort }),
      ({ createdAt: at, id }) => ({ at, id }),
    );
    const waiting = rows.filter(({ status }) => status === 'queued');
    const tries = await nextTries(
      db,
      waiting.map(({ id }) => id),
    );
    const orderOf = await namedOrders(
      call,
      rows.map(({ purchaseId }) => purchaseId),
    );
    return {
      mails: rows.map((mail) => factsOf(mail, orderOf(mail.purchaseId), tries.get(mail.id))),
      next,
      ...(await countAll(() => countListed(db, state))),
      ...(await countMails(db)),
      sweep_seconds: deps.settings.RECOVER_SECONDS,
    };
  },
});

export const mail_templates = verb({
  permission: 'mails.read',
  summary: 'List the email templates with the subject of each sample',
  changes: false,
  input: z.object({}),
  output: z.object({
    templates: z.array(z.object({ template: z.enum(TEMPLATES), subjects: z.array(z.string()) })),
  }),
  async run({ deps }) {
    const all = sampleMails(deps);
    return {
      templates: all.map(([template, samples]) => ({
        template,
        subjects: samples.map(({ subject }) => subject),
      })),
    };
  },
});

const which = {
  template: z.enum(TEMPLATES),
  /** Index of the template's sample, from 0. */
  sample: z.coerce.number().int().min(0).max(100).default(0),
  language: z.enum(LANGUAGE_CODES).default(SOURCE),
  /** The id of words that are not published yet, from mail-words-preview. */
  draft: z.string().max(60).optional(),
};

export const mail_preview = verb({
  permission: 'mails.read',
  summary: 'Preview an email with sample data as HTML and as text',
  changes: false,
  input: z.object({ ...which, brand_draft: brandDraft.optional() }),
  output: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ filename: z.string(), bytes: z.int() })),
  }),
  async run({ deps }, { brand_draft: draft, ...asked }) {
    const mail = await sampleMailIn(await dressed(deps, draft), asked);
    return {
      subject: mail.subject,
      html: asPage(mail),
      text: mail.text,
      attachments: mail.attachments
        .filter(({ cid }) => cid === undefined)
        .map(({ filename, content }) => ({ filename, bytes: content.length })),
    };
  },
});

export const mail_sample = verb({
  permission: 'mails.read',
  summary: 'Send an email with sample data to yourself; from the command line, to the shop’s own address',
  changes: true,
  input: z.object({ ...which, sample: z.int().min(0).max(100).default(0) }),
  output: z.object({
    to: z.string(),
    result: z.enum(['sent', 'temporary', 'permanent']),
    /** The mail server's answer. */
    answer: z.string(),
  }),
  async run(call, asked) {
    const { template } = asked;
    const { deps, by } = call;
    const to = await ownAddress(call);
    const wait = await countTry(deps, SAMPLES, by.operatorId ?? 'command line');
    if (wait > 0) throw new Problem('too_many_tries', { seconds: wait });
    const mail = await sampleMailIn(deps, asked);
    const result = await sendSample(deps, template, mail, to);
    await recordAudit(deps, deps.db.db, {
      ...actor(by),
      what: 'sample mail sent',
      why: '',
      subject: template,
      after: { result: result.status },
    });
    const answer = result.status === 'sent' ? result.response : result.reason;
    return { to, result: result.status, answer: safeWords(answer) };
  },
});

async function ownAddress({ deps, by }: VerbCall): Promise<string> {
  const { OPERATOR_EMAIL, SUPPORT_EMAIL } = deps.settings;
  if (by.operatorId === null) return OPERATOR_EMAIL ?? SUPPORT_EMAIL;
  const operator = await readOperator(deps.db.db, by.operatorId);
  if (!operator) throw new Problem('no_operator');
  return operator.email;
}

function stateOf({ status, bouncedAt }: OutboundMail): MailState {
  return bouncedAt ? 'returned' : status;
}

function factsOf(
  mail: OutboundMail,
  order: NamedOrder | null,
  nextTry: Date | undefined,
): z.infer<typeof mailSchema> {
  const state = stateOf(mail);
  const told = mail.bounce ?? mail.lastError;
  return {
    id: mail.id,
    template: mail.template,
    state,
    to: maskEmail(mail.address),
    order,
    created_at: iso(mail.createdAt),
    sent_at: isoOrNull(mail.sentAt),
    tries: mail.attempts,
    answer: told === null ? null : safeWords(told),
    next_try_at: state === 'queued' ? isoOrNull(nextTry) : null,
    until: state === 'queued' ? iso(triedUntil(mail)) : null,
  };
}
