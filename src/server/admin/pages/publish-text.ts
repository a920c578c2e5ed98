import type { Language } from '../../../domain/languages.ts';
import { lineChanges } from '../../../domain/operators/texts/texts.ts';
import type { AuditFacts } from '../../audit/audit-facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { addRevision, newestRevision, type RevisionKind } from '../../revisions/revisions.ts';
import { actor } from '../../staff/acting.ts';
import { iso, mustHaveReason, type VerbCall } from '../parts/verb.ts';
import type { PublishedVersion } from '../parts/versions.ts';

/** Something that has a text in each language. */
export interface TextsOf<Text extends { changed_at: string }> {
  texts: Partial<Record<Language, Text>>;
}

interface NewText<Text extends { changed_at: string }> {
  kind: RevisionKind<TextsOf<Text>>;
  /** For the audit: 'page published'. */
  what: string;
  language: Language;
  /** Undefined to take the text back. */
  text: Omit<Text, 'changed_at'> | undefined;
  /** All its words, to count what changed. */
  wholeOf: (text: Omit<Text, 'changed_at'> | undefined) => string;
  reason: string;
  seen?: number | undefined;
  /** More for the audit. */
  beside?: AuditFacts;
}

/** Publishes a text in one language; the other languages stay. One that is the same is not published again. */
export async function publishText<Text extends { changed_at: string }>(
  { deps, by }: VerbCall,
  { kind, what, language, text, wholeOf, reason: why, seen, beside }: NewText<Text>,
): Promise<PublishedVersion> {
  mustHaveReason(why);
  const { operatorId } = by;
  const done = await deps.db.db.transaction(async (tx) => {
    const before = await newestRevision(tx, kind);
    const upon = seen ?? before.version;
    const old = before.content.texts[language];
    if (upon === before.version && isSame(old, text)) return { version: before.version, published: false };
    const next = text && ({ ...text, changed_at: iso(deps.now()) } as Text);
    const content = withText(before.content, language, next);
    const added = await addRevision(tx, kind, { content, why, operatorId, upon });
    const lines = lineChanges(wholeOf(old), wholeOf(text));
    const count = (side: 'added' | 'removed') => lines.filter((line) => line.kind === side).length;
    await recordAudit(deps, tx, {
      ...actor(by),
      what,
      why,
      subject: `${kind.subject} ${added.version}`,
      before: { version: before.version, is_own: old !== undefined },
      after: {
        version: added.version,
        language,
        is_own: text !== undefined,
        lines_added: count('added'),
        lines_removed: count('removed'),
        ...beside,
      },
    });
    return { version: added.version, published: true };
  });
  await deps.texts.refresh();
  return done;
}

/** The same but for its date. */
function isSame<Text extends { changed_at: string }>(
  old: Text | undefined,
  text: Omit<Text, 'changed_at'> | undefined,
): boolean {
  if (!old || !text) return old === text;
  return Object.entries(text).every(([name, value]) => old[name as keyof Text] === value);
}

export function withText<Text extends { changed_at: string }>(
  { texts }: TextsOf<Text>,
  language: Language,
  text: Text | undefined,
): TextsOf<Text> {
  const others = Object.fromEntries(Object.entries(texts).filter(([code]) => code !== language));
  return { texts: { ...others, ...(text && { [language]: text }) } };
}
