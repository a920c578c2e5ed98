/** A question of the help pages with its answer. */
export interface HelpEntry {
  question: string;
  answer: string;
  /** The label that stands above the question. */
  category: string;
}

/** The entries whose question, answer or category holds what was typed, whatever its case; all when nothing is typed. */
export function findEntries<Entry extends HelpEntry>(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = typed.trim().toLowerCase();
  return entries.filter(({ question, answer, category }) =>
    [question, answer, category].some((text) => text.toLowerCase().includes(wanted)),
  );
}
