import { customType } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** A stored value that its column's schema refuses. A column gives it instead of throwing, so that one row never costs a list. */
export class Malformed {
  /** 'purchase.plan'. */
  readonly column: string;
  readonly why: string;

  constructor(column: string, why: string) {
    this.column = column;
    this.why = why;
  }
}

/** A value from a JSON column: {@link wellFormed} gives the value itself. */
export type Json<Value> = Value | Malformed;

/** A row cannot be used, since a value in it is malformed. */
export class MalformedRow extends Error {
  constructor({ column, why }: Malformed, row: string | number) {
    super(`${column} of row ${row} is malformed: ${why}`);
  }
}

/**
 * A `jsonb` column.
 * @param place its table and its name: 'purchase.plan'
 * @param stored what is written, where the schema reads another form than it gives
 */
export function jsonColumn<Schema extends z.ZodType>(
  place: `${string}.${string}`,
  schema: Schema,
  stored: (value: z.output<Schema>) => unknown = (value) => value,
) {
  return customType<{ data: Json<z.output<Schema>>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver(value) {
      if (value instanceof Malformed)
        throw new Error(`${value.column} is malformed, and is not written again`);
      return JSON.stringify(stored(value));
    },
    fromDriver: (value) => jsonFrom(place, schema, value),
  })(place.slice(place.indexOf('.') + 1));
}

/** For JSON that arrives by another way than its column. */
export function jsonFrom<Schema extends z.ZodType>(
  place: string,
  schema: Schema,
  value: unknown,
): Json<z.output<Schema>> {
  const read = schema.safeParse(value);
  return read.success ? read.data : new Malformed(place, whyOf(read.error));
}

/** A value's fields may be personal, so the words name fields and types only. */
function whyOf({ issues: [first, ...others] }: z.ZodError): string {
  if (!first) return 'it is refused';
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return `${first.path.map(String).join('.') || 'the whole value'}: ${first.message}${more}`;
}

/** @param row what identifies the value's row @throws MalformedRow */
export function wellFormed<Value>(value: Json<Value>, row: string | number): Value {
  if (value instanceof Malformed) throw new MalformedRow(value, row);
  return value;
}

/** The part of the log that lists need. */
export interface ErrorLog {
  error(facts: object, words: string): void;
}

/** What `show` makes of the rows of a list, without those that are malformed: these are logged. */
export function showWellFormed<Row, Shown>(
  log: ErrorLog,
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Shown[] {
  return rows.flatMap((row) => {
    try {
      return [show(row)];
    } catch (error) {
      if (!(error instanceof MalformedRow)) throw error;
      log.error({ err: error }, 'a malformed row is left out of its list');
      return [];
    }
  });
}
