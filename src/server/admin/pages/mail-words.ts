import { z } from 'zod';

import { LANGUAGE_CODES, SOURCE } from '../../../domain/languages.ts';
import { textLine, textLines } from '../../../domain/operators/texts/text-schema.ts';
import { lineChanges } from '../../../domain/operators/texts/texts.ts';
import {
  type MailContent,
  MAX_MAIL_LENGTHS,
  mailPlaceholders,
  type MailWords,
  WORDED_MAILS,
  type WordedMail,
} from '../../../domain/operators/texts/worded-mails.ts';
import { textWords } from '../../../domain/operators/texts/words.ts';
import { offeredLanguages } from '../../core/built-languages.ts';
import type { Deps } from '../../deps.ts';
import { sampleValues } from '../../mail/samples/preview.ts';
import { newestRevision, type Revision, revisionAt, storeDraft } from '../../revisions/revisions.ts';
import { mailKind } from '../../texts/kind.ts';
import { unknownPlaceholders } from '../../texts/markdown.ts';
import { iso, moment, reason, verb, type VerbCall, wrongField } from '../parts/verb.ts';
import {
  factsOfVersion,
  historyInput,
  historyOf,
  historyOutput,
  publishedFacts,
  publishedSchema,
  seenVersion,
  version,
} from '../parts/versions.ts';
import { publishText, withText } from './publish-text.ts';

const which = { mail: z.enum(WORDED_MAILS), language: z.enum(LANGUAGE_CODES).default(SOURCE) };

const part = textLines(MAX_MAIL_LENGTHS.part).default('');
const written = {
  /** Empty for the template's own. */
  subject: textLine(MAX_MAIL_LENGTHS.subject).default(''),
  opening: part,
  closing: part,
};

type Written = Omit<MailWords, 'changed_at'>;

const mail_words = verb({
  permission: 'pages.change',
  summary: 'Show the words that operators added to an email in a language: those in force, or older ones',
  changes: false,
  input: z.object({ ...which, version: version.optional() }),
  output: z.object({
    ...publishedFacts,
    newest: z.int(),
    mail: which.mail,
    language: z.enum(LANGUAGE_CODES),
    languages: z.array(z.enum(LANGUAGE_CODES)),
    /** Null where the template speaks alone. */
    words: z
      .object({ subject: z.string(), opening: z.string(), closing: z.string(), changed_at: moment })
      .nullable(),
    /** What the words can name in braces, with what it stands for in a sample. */
    placeholders: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  async run({ deps }, { mail, language, version: wanted }) {
    const newest = await newestRevision(deps.db.db, mailKind(mail));
    const found = wanted === undefined ? newest : await versionOf(deps, mail, wanted);
    const values = sampleValues(deps);
    return {
      ...(await factsOfVersion(deps, found)),
      newest: newest.version,
      mail,
      language,
      languages: offeredLanguages(),
      words: found.content.texts[language] ?? null,
      placeholders: mailPlaceholders(mail).map((name) => ({ name, value: values[name] ?? '' })),
    };
  },
});

const mail_words_list = verb({
  permission: 'pages.change',
  summary: 'List the emails to which words can be added, with the languages in which there are some',
  changes: false,
  input: z.object({}),
  output: z.object({
    mails: z.array(
      z.object({
        mail: which.mail,
        languages: z.array(z.enum(LANGUAGE_CODES)),
        changed_at: moment.nullable(),
      }),
    ),
  }),
  async run({ deps }) {
    await deps.texts.refresh();
    return {
      mails: WORDED_MAILS.map((mail) => {
        const own = LANGUAGE_CODES.flatMap((language) => {
          const words = deps.texts.mail(mail, language);
          return words ? [{ language, at: words.changed_at }] : [];
        });
        const changed = own.map(({ at }) => at).toSorted();
        return { mail, languages: own.map(({ language }) => language), changed_at: changed.at(-1) ?? null };
      }),
    };
  },
});

const mail_words_history = verb({
  permission: 'pages.change',
  summary: 'List published versions of an email’s words, with who published them and why, newest first',
  changes: false,
  input: z.object({ mail: which.mail, ...historyInput.shape }),
  output: historyOutput,
  run: ({ deps }, { mail, ...asked }) => historyOf(deps, mailKind(mail), asked),
});

const mail_words_compare = verb({
  permission: 'pages.change',
  summary: 'Compare an email’s words in two versions; in version 0 there are none',
  changes: false,
  input: z.object({ ...which, from: version, to: version }),
  output: z.object({
    changes: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), line: z.string() })),
  }),
  async run({ deps }, { mail, language, from, to }) {
    const [before, after] = [await versionOf(deps, mail, from), await versionOf(deps, mail, to)];
    return {
      changes: lineChanges(wholeOf(before.content.texts[language]), wholeOf(after.content.texts[language])),
    };
  },
});

const mail_words_preview = verb({
  permission: 'pages.change',
  summary:
    'Store an email’s words for a day, to preview them and to send them to yourself by the id that is answered; it changes nothing that is published',
  changes: true,
  input: z.object({ ...which, ...written }),
  output: z.object({ id: z.string() }),
  async run({ deps }, { mail, language, ...words }) {
    mustBeSound(mail, words);
    const kind = mailKind(mail);
    const { content } = await newestRevision(deps.db.db, kind);
    const next = withText<MailWords>(content, language, { ...words, changed_at: iso(deps.now()) });
    return { id: await storeDraft(deps.db.db, kind, next, deps.now()) };
  },
});

const mail_words_publish = verb({
  permission: 'pages.change',
  summary: 'Publish words in an email of a language; all that the template says stays, but the subject',
  changes: true,
  input: z.object({ ...which, ...written, reason, seen: seenVersion }),
  output: publishedSchema,
  run(call, { mail, language, subject, opening, closing, ...beside }) {
    const words = { subject, opening, closing };
    mustBeSound(mail, words);
    const isEmpty = Object.values(words).every((text) => text === '');
    return publish(call, mail, language, isEmpty ? undefined : words, beside);
  },
});

const mail_words_undo = verb({
  permission: 'pages.change',
  summary: 'Publish an email’s words of an older version again, in one language; version 0 has none',
  changes: true,
  input: z.object({ ...which, version, reason, seen: seenVersion }),
  output: publishedSchema,
  async run(call, { mail, language, version: wanted, ...beside }) {
    const { content } = await versionOf(call.deps, mail, wanted);
    const old = content.texts[language];
    const words = old && { subject: old.subject, opening: old.opening, closing: old.closing };
    return publish(call, mail, language, words, beside);
  },
});

function publish(
  call: VerbCall,
  mail: WordedMail,
  language: (typeof LANGUAGE_CODES)[number],
  text: Written | undefined,
  beside: { reason: string; seen?: number | undefined },
) {
  return publishText<MailWords>(call, {
    kind: mailKind(mail),
    what: 'email words published',
    language,
    text,
    wholeOf,
    ...beside,
  });
}

const wholeOf = (words: Written | undefined): string =>
  words ? [words.subject, words.opening, words.closing].filter(Boolean).join('\n\n') : '';

/** @throws Problem `invalid_field` */
function mustBeSound(mail: WordedMail, words: Written): void {
  const known = mailPlaceholders(mail);
  for (const [field, text] of Object.entries(words)) {
    const [fault] = unknownPlaceholders(text, known);
    if (fault) throw wrongField(field, textWords.fault({ ...fault, line: null }, known));
  }
}

/** @throws Problem `invalid_field` for a version that there never was */
async function versionOf(
  { db }: Pick<Deps, 'db'>,
  mail: WordedMail,
  wanted: number,
): Promise<Revision<MailContent>> {
  const found = await revisionAt(db.db, mailKind(mail), wanted);
  if (!found) throw wrongField('version', textWords.noVersion);
  return found;
}

export const mailWordVerbs = {
  mail_words_list,
  mail_words,
  mail_words_history,
  mail_words_compare,
  mail_words_preview,
  mail_words_publish,
  mail_words_undo,
};
