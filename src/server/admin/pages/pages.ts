import { z } from 'zod';

import { type Language, LANGUAGE_CODES } from '../../../domain/languages.ts';
import { markdown, textLine } from '../../../domain/operators/texts/text-schema.ts';
import {
  lineChanges,
  MAX_SUMMARY_PART,
  MAX_TEXT_LENGTHS,
  PAGE_NAMES,
  type PageContent,
  type PageName,
  type PageText,
  PLACEHOLDERS,
  shownLanguage,
  TEXT_PAGES,
} from '../../../domain/operators/texts/texts.ts';
import { textWords } from '../../../domain/operators/texts/words.ts';
import { offeredLanguages } from '../../core/built-languages.ts';
import type { Deps } from '../../deps.ts';
import type { ShippedText } from '../../pages/shipped-text.ts';
import { newestRevision, type Revision, revisionAt, storeDraft } from '../../revisions/revisions.ts';
import { pageKind } from '../../texts/kind.ts';
import { faultsOf } from '../../texts/markdown.ts';
import { refundTimeIn, valuesIn } from '../../texts/texts.ts';
import { iso, moment, reason, verb, type VerbCall, wrongField } from '../parts/verb.ts';
import {
  factsOfVersion,
  historyInput,
  historyOf,
  historyOutput,
  type PublishedVersion,
  publishedFacts,
  publishedSchema,
  seenVersion,
  version,
} from '../parts/versions.ts';
import { ownOfShop } from './own-of-shop.ts';
import { publishText, withText } from './publish-text.ts';

const which = { page: z.enum(PAGE_NAMES), language: z.enum(LANGUAGE_CODES).default('en') };

const written = {
  title: textLine(MAX_TEXT_LENGTHS.title),
  lead: textLine(MAX_TEXT_LENGTHS.lead).default(''),
  /** Markdown. */
  text: markdown,
};

const shippedSchema = z.object({ title: z.string(), lead: z.string(), text: z.string() });

const changesSchema = z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), line: z.string() }));

const pages = verb({
  permission: 'pages.change',
  summary: 'List the pages whose text can be replaced, with whose text each shows in each language',
  changes: false,
  input: z.object({}),
  output: z.object({
    pages: z.array(
      z.object({
        page: z.enum(PAGE_NAMES),
        path: z.string(),
        kind: z.enum(['legal', 'company', 'help']),
        version: z.int(),
        languages: z.array(
          z.object({
            language: z.enum(LANGUAGE_CODES),
            /** The language of the operator’s text that visitors see; null for the shop’s own text. */
            shows: z.enum(LANGUAGE_CODES).nullable(),
            /** Of the operator’s text in this language. */
            changed_at: moment.nullable(),
          }),
        ),
      }),
    ),
  }),
  async run({ deps }) {
    await deps.texts.refresh();
    const languages = offeredLanguages();
    return {
      pages: PAGE_NAMES.map((page) => {
        const { version: newest, content } = deps.texts.current(page);
        const { path, kind } = TEXT_PAGES[page];
        return {
          page,
          path,
          kind,
          version: newest,
          languages: languages.map((language) => ({
            language,
            shows: shownLanguage(content, kind, language),
            changed_at: content.texts[language]?.changed_at ?? null,
          })),
        };
      }),
    };
  },
});

const page = verb({
  permission: 'pages.change',
  summary: 'Show the text of a page in a language: the one in force, or that of an older version',
  changes: false,
  input: z.object({ ...which, version: version.optional() }),
  output: z.object({
    ...publishedFacts,
    newest: z.int(),
    page: z.enum(PAGE_NAMES),
    path: z.string(),
    kind: z.enum(['legal', 'company', 'help']),
    language: z.enum(LANGUAGE_CODES),
    /** Of the shop’s pages. */
    languages: z.array(z.enum(LANGUAGE_CODES)),
    /** The operator’s text; null where there is none. */
    text: z
      .object({
        title: z.string(),
        lead: z.string(),
        text: z.string(),
        changed_at: moment,
        change: z.string(),
        is_material: z.boolean(),
      })
      .nullable(),
    /** The language of the operator’s text that visitors see; null for the shop’s own text. */
    shows: z.enum(LANGUAGE_CODES).nullable(),
    /** The shop’s own text; null for a part that it has none of, or if its pages are not built here. */
    shipped: shippedSchema.nullable(),
    /** What the text can name in braces, with what it stands for. */
    placeholders: z.array(z.object({ name: z.enum(PLACEHOLDERS), value: z.string() })),
  }),
  async run({ deps }, { page: name, language, version: wanted }) {
    const newest = await newestRevision(deps.db.db, pageKind(name));
    const found = wanted === undefined ? newest : await versionOf(deps, name, wanted);
    const { path, kind } = TEXT_PAGES[name];
    const values = valuesIn(deps.settings, await refundTimeIn(language, deps.settings));
    return {
      ...(await factsOfVersion(deps, found)),
      newest: newest.version,
      page: name,
      path,
      kind,
      language,
      languages: offeredLanguages(),
      text: found.content.texts[language] ?? null,
      shows: shownLanguage(found.content, kind, language),
      shipped: await ownOfShop(deps, name, language),
      placeholders: PLACEHOLDERS.map((placeholder) => ({ name: placeholder, value: values[placeholder] })),
    };
  },
});

const page_history = verb({
  permission: 'pages.change',
  summary: 'List published versions of a page, with who published them and why, newest first',
  changes: false,
  input: z.object({ page: which.page, ...historyInput.shape }),
  output: historyOutput,
  run: ({ deps }, { page: name, ...asked }) => historyOf(deps, pageKind(name), asked),
});

const page_compare = verb({
  permission: 'pages.change',
  summary: 'Compare the texts of a page in two versions, line by line; version 0 is the shop’s own text',
  changes: false,
  input: z.object({ ...which, from: version, to: version }),
  output: z.object({ changes: changesSchema }),
  async run({ deps }, { page: name, language, from, to }) {
    const [before, after] = [await versionOf(deps, name, from), await versionOf(deps, name, to)];
    const shipped = await ownOfShop(deps, name, language);
    return {
      changes: lineChanges(
        wholeOf(before.content.texts[language] ?? shipped),
        wholeOf(after.content.texts[language] ?? shipped),
      ),
    };
  },
});

const page_preview = verb({
  permission: 'pages.change',
  summary:
    'Store a text for a day, to see it on its page at the address that is answered; it changes nothing that is published',
  changes: true,
  input: z.object({ ...which, ...written }),
  output: z.object({
    id: z.string(),
    /** Compared with what visitors see now. */
    changes: changesSchema,
  }),
  async run({ deps }, { page: name, language, ...text }) {
    mustBeSound(name, text, language);
    const kind = pageKind(name);
    const { content } = await newestRevision(deps.db.db, kind);
    const now = content.texts[language];
    const shipped = now ? null : await ownOfShop(deps, name, language);
    const next = { ...text, changed_at: iso(deps.now()), change: now?.change ?? '', is_material: false };
    const id = await storeDraft(deps.db.db, kind, withText<PageText>(content, language, next), deps.now());
    return { id, changes: lineChanges(wholeOf(now ?? shipped), wholeOf(text)) };
  },
});

const page_publish = verb({
  permission: 'pages.change',
  summary: 'Publish the text of a page in a language, which the page shows within two seconds',
  changes: true,
  input: z.object({
    ...which,
    ...written,
    /** What changed, for visitors, in the text’s own language. */
    change: textLine(MAX_TEXT_LENGTHS.change).default(''),
    /** Buyers must hear of the change. */
    material: z.boolean().default(false),
    reason,
    seen: seenVersion,
  }),
  output: publishedSchema,
  async run(call, { page: name, language, title, lead, text, change, material, ...beside }) {
    mustBeSound(name, { title, lead, text }, language);
    if (material && change === '') throw wrongField('change', textWords.noChange);
    const next = { title, lead, text, change, is_material: material };
    return publish(call, name, language, next, beside);
  },
});

const page_undo = verb({
  permission: 'pages.change',
  summary:
    'Publish a page’s text of an older version again, in one language; version 0 is the shop’s own text',
  changes: true,
  input: z.object({ ...which, version, reason, seen: seenVersion }),
  output: publishedSchema,
  async run(call, { page: name, language, version: wanted, ...beside }) {
    const { content } = await versionOf(call.deps, name, wanted);
    const old = content.texts[language];
    const text = old && { title: old.title, lead: old.lead, text: old.text, change: '', is_material: false };
    return publish(call, name, language, text, beside);
  },
});

type Written = Omit<PageText, 'changed_at'>;

function publish(
  call: VerbCall,
  name: PageName,
  language: Language,
  text: Written | undefined,
  beside: { reason: string; seen?: number | undefined },
): Promise<PublishedVersion> {
  return publishText<PageText>(call, {
    kind: pageKind(name),
    what: 'page published',
    language,
    text,
    wholeOf,
    beside: { change: text?.change ?? '', is_material: text?.is_material ?? false },
    ...beside,
  });
}

/** A page's words as one text; empty if there is none. */
const wholeOf = (text: ShippedText | null | undefined): string =>
  text ? [`# ${text.title}`, text.lead, text.text].filter(Boolean).join('\n\n') : '';

/** @throws Problem `invalid_field` */
function mustBeSound(name: PageName, { title, lead, text }: ShippedText, language: Language): void {
  if (!offeredLanguages().includes(language)) throw wrongField('language', textWords.notBuilt);
  if (title === '') throw wrongField('title', textWords.noTitle);
  if (text === '') throw wrongField('text', textWords.noText);
  if (name === 'contract_summary' && text.length > MAX_SUMMARY_PART)
    throw wrongField('text', textWords.tooLongSummary);
  for (const [field, words] of Object.entries({ title, lead, text })) {
    const isText = field === 'text';
    // A line that is not Markdown has only placeholders.
    const fault = faultsOf(words, PLACEHOLDERS).find(({ what }) => isText || what === 'placeholder');
    if (!fault) continue;
    const told = isText ? fault : { ...fault, line: null };
    throw wrongField(field, textWords.fault(told, PLACEHOLDERS));
  }
}

/** @throws Problem `invalid_field` for a version that there never was */
async function versionOf(
  { db }: Pick<Deps, 'db'>,
  name: PageName,
  wanted: number,
): Promise<Revision<PageContent>> {
  const found = await revisionAt(db.db, pageKind(name), wanted);
  if (!found) throw wrongField('version', textWords.noVersion);
  return found;
}

export const pageVerbs = {
  pages,
  page,
  page_history,
  page_compare,
  page_preview,
  page_publish,
  page_undo,
};
