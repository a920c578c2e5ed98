import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Buffer | Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** A word from a closed set; `read` translates words stored before the set was closed. */
export const word = <Word extends string>(name: string, read: (stored: string) => Word) =>
  customType<{ data: Word; driverData: string }>({ dataType: () => 'text', fromDriver: read })(name);

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** For rows taken a few at a time without a due time: those that keep failing must not always come first. */
export const inAnyOrder = sql`random()`;
