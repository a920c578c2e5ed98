import { termOf } from '../search-term.ts';

/** A question of the help pages with its answer. */
export interface HelpEntry {
  question: string;
  answer: string;
  /** The label above the question. */
  category: string;
}

/**
 * The entries whose question, answer or category contains the typed text, ignoring case, accents and the kinds of apostrophes and
 * hyphens; all for empty text.
 */
export function findEntries<Entry extends HelpEntry>(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = termOf(typed).plain;
  return entries.filter(({ question, answer, category }) =>
    [question, answer, category].some((text) => termOf(text).plain.includes(wanted)),
  );
}
