import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Buffer | Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** A word from a closed set; `read` translates words stored before the set was closed. */
export const word = <Word extends string>(name: string, read: (stored: string) => Word) =>
  customType<{ data: Word; driverData: string }>({ dataType: () => 'text', fromDriver: read })(name);

/**
 * A word from a closed set, some of which the database stores under older names: while an upgrade runs, the release before reads
 * and writes only those.
 * @param stored the older names
 */
export const renamedWord = <Word extends string>(
  name: string,
  words: readonly Word[],
  stored: Partial<Record<Word, string>>,
) => {
  const wordOf = new Map<string, Word>(words.map((word) => [stored[word] ?? word, word]));
  return customType<{ data: Word; driverData: string }>({
    dataType: () => 'text',
    // A newer release's word passes, as it does where nothing is renamed.
    fromDriver: (value) => wordOf.get(value) ?? (value as Word),
    toDriver: (word) => stored[word] ?? word,
  })(name);
};

/** The stored name of a duplicate payment, of its refund and of its mail. */
export const STORED_DUPLICATE = 'surplus';

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** For rows taken a few at a time without a due time: those that keep failing must not always come first. */
export const inAnyOrder = sql`random()`;
