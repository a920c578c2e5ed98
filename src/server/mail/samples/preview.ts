import { randomUUID } from 'node:crypto';

import { LANGUAGE } from '../../../domain/language-words.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import { brandOf } from '../brand.ts';
import type { MailDescription } from '../description.ts';
import type { Mail } from '../mail.ts';
import type { SendResult } from '../mailer.ts';
import { messageId } from '../message-id.ts';
import { renderMail } from '../render-mail.ts';
import type { OutboundMail } from '../tables.ts';
import { planLine } from '../templates/order.ts';
import { type MailValues, shopValues, withWords } from '../templates/own-text.ts';
import { mailSamples } from './mail-samples.ts';
import { SAMPLE_WORDS, sampleFacts } from './sample-facts.ts';

export type Template = OutboundMail['template'];

/** Every template with its sample mails. */
export function sampleMails(deps: Pick<Deps, 'settings' | 'brand'>): [Template, MailDescription[]][] {
  const all = Object.entries(mailSamples(SAMPLE_WORDS, brandOf(deps)));
  return all.map(([template, samples]) => [template as Template, samples.flatMap(({ mails }) => mails)]);
}

/**
 * One sample mail, rendered as it would leave, in the language of these modules.
 * @param words an operator's, in place of those in force
 * @throws Problem `no_sample`
 */
export async function sampleMail(
  deps: Deps,
  template: Template,
  sample: number,
  words = deps.texts.mail(template, LANGUAGE),
): Promise<Mail> {
  const described = sampleMails(deps).find(([name]) => name === template)?.[1][sample];
  if (!described) throw new Problem('no_sample');
  return renderMail(words ? withWords(described, words, sampleValues(deps)) : described);
}

/** What the placeholders of a mail's words stand for in its samples. */
export function sampleValues(deps: Pick<Deps, 'settings' | 'brand'>): MailValues {
  const { buyer, order } = sampleFacts(brandOf(deps));
  const plan = { code: 'JP', country: SAMPLE_WORDS.country, label: '3 GB', days: 7 };
  return {
    ...shopValues(deps),
    first_name: buyer.firstName,
    place: plan.country,
    plan: planLine(plan),
    order_number: order.number,
  };
}

/** The same as a web page, with its pictures inside. */
export function asPage({ html, attachments }: Mail): string {
  const pictures = new Map(attachments.flatMap((file) => (file.cid ? [[file.cid, file] as const] : [])));
  return html.replace(/src="cid:([^"]*)"/g, (_, cid: string) => {
    const picture = pictures.get(cid);
    return `src="${picture ? `data:${picture.contentType};base64,${picture.content.toString('base64')}` : ''}"`;
  });
}

/** Sends a sample at once. */
export async function sendSample(
  deps: Deps,
  template: Template,
  mail: Mail,
  to: string,
): Promise<SendResult> {
  const domain = new URL(deps.settings.BASE_URL).hostname;
  const id = messageId({ about: randomUUID(), template, address: to, domain });
  return deps.mailer.send({ ...mail, subject: `[Sample] ${mail.subject}`, to, messageId: id });
}
