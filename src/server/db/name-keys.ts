import { and, type AnyColumn, type SQL, sql } from 'drizzle-orm';

import type { DbOrTx } from './database.ts';

// Finds people by `name_keys`, a function of the database with indexes on the names of purchases and accounts.

/** Further words narrow nothing. */
const MAX_WORDS = 6;
/** A shorter word with a typo could be any other. */
const TYPO_LENGTH = 4;

/** The words of a typed name, in the letters by which names are compared. */
export async function nameWords(db: DbOrTx, typed: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`select name_keys(${typed}, true) as words`);
  return (rows[0]?.words ?? []).slice(0, MAX_WORDS);
}

/** Names in which each of these is a word or the beginning of one. @param words from {@link nameWords}, at least one */
export function hasWords(name: AnyColumn, words: readonly string[]): SQL {
  return sql`name_keys(${name}) @> ${array(words)} and ${name} <> ''`;
}

/** The same, where in each longer word a letter may be missing, wrong, too many or in the place of its neighbour. */
export function hasWordsNearly(name: AnyColumn, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => sql`name_keys(${name}) && ${array([word, ...typosOf(word)])}`),
    sql`${name} <> ''`,
  );
}

function typosOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < TYPO_LENGTH) return [];
  return [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))].map((left) => `~${left}`);
}

function array(words: readonly string[]): SQL {
  return sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
}
