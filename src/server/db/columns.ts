import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Buffer | Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** A word of a closed set; `read` says what a row's word means that is from before the set was closed. */
export const word = <Word extends string>(name: string, read: (stored: string) => Word) =>
  customType<{ data: Word; driverData: string }>({ dataType: () => 'text', fromDriver: read })(name);

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * For rows that are taken a few at a time and have no time at which each is due: those that fail again and again must not come
 * first for ever.
 */
export const inAnyOrder = sql`random()`;
