import type { Language } from '../../../domain/languages.ts';
import { type MailWords, WORDED_MAILS } from '../../../domain/operators/texts/worded-mails.ts';
import { inLanguage } from '../../core/localized.ts';
import type { Deps } from '../../deps.ts';
import { readDraft } from '../../revisions/revisions.ts';
import { mailKind } from '../../texts/kind.ts';
import type { Mail } from '../mail.ts';
import * as english from './localized-sample.ts';
import type { Template } from './preview.ts';

/** A mail of samples. */
export interface AskedSample {
  template: Template;
  sample: number;
  language: Language;
  /** The id of words that are not published yet. */
  draft?: string | undefined;
}

/** One sample mail in a language, with the operator's words. @throws Problem `no_sample` */
export async function sampleMailIn(deps: Deps, asked: AskedSample): Promise<Mail> {
  const { template, sample, language } = asked;
  const place = new URL('./localized-sample.ts', import.meta.url);
  const { sampleMail } = await inLanguage(language, english, place);
  return sampleMail(deps, template, sample, await draftOf(deps, asked));
}

async function draftOf(
  deps: Deps,
  { template, language, draft }: AskedSample,
): Promise<MailWords | undefined> {
  const name = WORDED_MAILS.find((one) => one === template);
  const content =
    name && draft !== undefined ? await readDraft(deps.db.db, mailKind(name), draft, deps.now()) : null;
  return content?.texts[language];
}
