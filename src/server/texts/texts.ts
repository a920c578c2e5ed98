import { type Language, LANGUAGES, pageAddress } from '../../domain/languages.ts';
import { filledLine } from '../../domain/operators/texts/filled.ts';
import type { ChangedText, ShownNote, ShownText } from '../../domain/operators/texts/shown-text.ts';
import {
  NO_TEXTS,
  PAGE_NAMES,
  type PageContent,
  type PageName,
  type Placeholder,
  shownLanguage,
  TEXT_PAGES,
} from '../../domain/operators/texts/texts.ts';
import { type MailContent, type MailWords, WORDED_MAILS } from '../../domain/operators/texts/worded-mails.ts';
import { coalesced } from '../core/coalesced.ts';
import { inLanguage } from '../core/localized.ts';
import type { Settings } from '../core/settings/env.ts';
import type { Database } from '../db/database.ts';
import {
  draftSubject,
  newestRevision,
  newestVersions,
  readDraft,
  revisionAt,
} from '../revisions/revisions.ts';
import { mailKind, pageKind, PAGES } from './kind.ts';
import * as english from './localized-texts.ts';
import { sectionsOf, type TextSection } from './markdown.ts';
import { textVersions } from './versions.ts';

/** How long the checkout tells of a material change. */
const TOLD_MS = 30 * 24 * 3_600_000;

interface InForce {
  version: number;
  content: PageContent;
}

/** What an address asks for instead of the text in force. */
interface AskedText {
  /** The id of a draft. */
  draft?: string | null;
  /** An earlier version, as it is written. */
  version?: string | null;
}

/** The texts that operators have published, in this process's memory. */
export interface Texts {
  /** Another value for each version of any page. */
  version(): string;
  /** The pages that have a text of an operator's in any language. */
  own(): readonly PageName[];
  /** What is in force. */
  current(name: PageName): InForce;
  /** The text of a page in a language; null for the shop's own. */
  shown(name: PageName, language: Language, asked?: AskedText): Promise<ShownText | null>;
  /** Material changes of legal pages that buyers must hear of, in the language of a page. */
  changed(language: Language): Promise<ChangedText[]>;
  /** An operator's words in a mail; undefined where the template speaks alone. */
  mail(name: string, language: Language): MailWords | undefined;
  /** Whether there is such a draft, of any page. */
  hasDraft(id: string): Promise<boolean>;
  /** Resolves once `current` is the database's state at the call, or newer. If that fails the old state remains. */
  refresh(): Promise<void>;
}

/** Opens the texts in force. `settings` fill their placeholders when a page is shown. */
export async function openTexts({ db }: Database, settings: Settings, now: () => Date): Promise<Texts> {
  const inForce = new Map<PageName, InForce>();
  const mails = new Map<string, { version: number; content: MailContent }>();
  let version = '';
  let own: readonly PageName[] = [];
  const read = async () => {
    const newest = await newestVersions(db);
    for (const name of PAGE_NAMES) {
      const kind = pageKind(name);
      const wanted = newest.get(kind.subject) ?? 0;
      if (wanted === (inForce.get(name)?.version ?? 0)) continue;
      const { version: found, content } = await newestRevision(db, kind);
      inForce.set(name, { version: found, content });
    }
    for (const name of WORDED_MAILS) {
      const wanted = newest.get(mailKind(name).subject) ?? 0;
      if (wanted === (mails.get(name)?.version ?? 0)) continue;
      const { version: found, content } = await newestRevision(db, mailKind(name));
      mails.set(name, { version: found, content });
    }
    own = PAGE_NAMES.filter((name) => Object.keys(inForce.get(name)?.content.texts ?? {}).length > 0);
    version = [...inForce].map(([name, { version: of }]) => `${name} ${of}`).join(', ');
  };
  await read();
  const current = (name: PageName) => inForce.get(name) ?? { version: 0, content: NO_TEXTS };
  const kept = new WeakMap<PageContent, Map<string, ShownText | null>>();

  async function shown(name: PageName, language: Language, { draft, version: old }: AskedText = {}) {
    const found = draft ? await readDraft(db, pageKind(name), draft, now()) : null;
    if (found) return show(name, language, found, []);
    if (old && /^\d{1,9}$/.test(old)) {
      const revision = await revisionAt(db, pageKind(name), Number(old));
      const isOther = own.includes(name) || Object.keys(revision?.content.texts ?? {}).length > 0;
      if (revision && isOther && revision.version < current(name).version)
        return showOld(name, language, revision.content);
    }
    const { content, version: newest } = current(name);
    if (newest === 0) return null;
    const values = JSON.stringify([language, Object.values(valuesIn(settings, ''))]);
    const known = kept.get(content) ?? new Map<string, ShownText | null>();
    kept.set(content, known);
    const before = known.get(values);
    if (before !== undefined) return before;
    const from = shownLanguage(content, TEXT_PAGES[name].kind, language);
    const made = await show(name, language, content, from === null ? [] : await textVersions(db, name, from));
    known.set(values, made);
    return made;
  }

  async function show(
    name: PageName,
    language: Language,
    content: PageContent,
    versions: Awaited<ReturnType<typeof textVersions>>,
  ): Promise<ShownText | null> {
    const { kind, path, hasQuestions } = TEXT_PAGES[name];
    const from = shownLanguage(content, kind, language);
    const written = from === null ? undefined : content.texts[from];
    if (from === null || !written) return null;
    const words = await wordsIn(language);
    const values = valuesIn(settings, words.refundTime(settings.REFUND_HOURS));
    const day = words.longDay(new Date(written.changed_at));
    const notes: ShownNote[] = [
      ...(kind === 'legal' ? [{ text: words.textNotes.updated(day) }] : []),
      ...(kind === 'legal' && written.change !== ''
        ? [{ text: words.labelled(words.textNotes.changed(day), written.change) }]
        : []),
      ...(from === language ? [] : [{ text: words.textNotes.otherLanguage }]),
    ];
    const to = pageAddress(language, path);
    const earlier = versions
      .filter(({ changedAt }) => changedAt.toISOString() !== written.changed_at)
      .map((one) => ({
        label: words.textNotes.from(words.longDay(one.changedAt)),
        to: `${to}?version=${one.version}`,
      }));
    return {
      text: {
        title: filledLine(written.title, values),
        lead: filledLine(written.lead, values),
        sections: sectionsOf(written.text, { language, values, hasQuestions }) satisfies TextSection[],
        ...(from !== language && {
          language: { tag: LANGUAGES[from].tag, direction: LANGUAGES[from].direction },
        }),
      },
      notes,
      earlier:
        kind === 'legal' && versions.length > 0
          ? {
              title: words.textNotes.earlier,
              links: [...earlier, { label: words.textNotes.first, to: `${to}?version=0` }],
            }
          : null,
    };
  }

  async function showOld(name: PageName, language: Language, content: PageContent): Promise<ShownText> {
    const old = await show(name, language, content, []);
    const words = await wordsIn(language);
    const newest = {
      text: words.textNotes.isOld,
      link: { label: words.textNotes.newest, to: pageAddress(language, TEXT_PAGES[name].path) },
    };
    return { text: old?.text ?? null, notes: [newest, ...(old?.notes ?? [])], earlier: null };
  }

  async function changed(language: Language): Promise<ChangedText[]> {
    const since = new Date(now().getTime() - TOLD_MS).toISOString();
    const found: ChangedText[] = [];
    for (const name of own) {
      const { kind, path, isPart } = TEXT_PAGES[name];
      const { content } = current(name);
      const from = kind === 'legal' && !isPart ? shownLanguage(content, kind, language) : null;
      const text = from === null ? undefined : content.texts[from];
      if (!text?.is_material || text.changed_at < since) continue;
      const words = await wordsIn(language);
      const title = filledLine(text.title, valuesIn(settings, words.refundTime(settings.REFUND_HOURS)));
      const day = words.longDay(new Date(text.changed_at));
      found.push({
        to: pageAddress(language, path),
        text: words.labelled(title, words.labelled(words.textNotes.changed(day), text.change)),
      });
    }
    return found;
  }

  return {
    version: () => version,
    own: () => own,
    current,
    shown,
    changed,
    mail: (name, language) => mails.get(name)?.content.texts[language],
    hasDraft: async (id) => (await draftSubject(db, id, now()))?.startsWith(PAGES) === true,
    refresh: coalesced(read),
  };
}

type Words = typeof english;

const wordsIn = (language: Language): Promise<Words> =>
  inLanguage(language, english, new URL('./localized-texts.ts', import.meta.url));

/** '24 hours'. */
export async function refundTimeIn(
  language: Language,
  { REFUND_HOURS: hours }: Pick<Settings, 'REFUND_HOURS'>,
): Promise<string> {
  return (await wordsIn(language)).refundTime(hours);
}

/** What the placeholders stand for in this shop. */
export function valuesIn(settings: Settings, refundTime: string): Record<Placeholder, string> {
  return {
    shop: settings.BRAND_NAME,
    legal_name: settings.LEGAL_NAME,
    legal_address: settings.LEGAL_ADDRESS ?? '',
    support_email: settings.SUPPORT_EMAIL,
    refund_time: refundTime,
    site: settings.BASE_URL,
  };
}
