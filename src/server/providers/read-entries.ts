import type { z } from 'zod';

import type { CatalogueEntry, CataloguePage, RefusedBundle } from './wholesaler.ts';

/** The longest name for a log or a screen. */
const MAX_NAME_LENGTH = 200;
const MAX_REASON_LENGTH = 200;

/**
 * Reads a catalogue row by row. A row that cannot be read or sold is refused by its name, and never hides the others.
 * @param name the field that names a row
 * @param entryOf a row as a bundle, or why it is none
 */
export function readEntries<Row>(
  sent: readonly unknown[],
  {
    name,
    schema,
    entryOf,
  }: {
    name: string;
    schema: z.ZodType<Row>;
    entryOf: (row: Row) => CatalogueEntry | { refused: string };
  },
): Pick<CataloguePage, 'entries' | 'refused'> {
  const entries: CatalogueEntry[] = [];
  const refused: RefusedBundle[] = [];
  for (const row of sent) {
    const read = schema.safeParse(row);
    const entry = read.success ? entryOf(read.data) : { refused: complaintOf(read.error) };
    if ('refused' in entry)
      refused.push({ bundle: nameOf(row, name), why: entry.refused.slice(0, MAX_REASON_LENGTH) });
    else entries.push(entry);
  }
  return { entries, refused };
}

function complaintOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (issue?.code === 'custom' && issue.path.length === 0) return issue.message;
  return issue && issue.path.length > 0 ? `${issue.path.join('.')} cannot be read` : 'cannot be read';
}

function nameOf(row: unknown, field: string): string {
  const name = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[field] : null;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, MAX_NAME_LENGTH) : 'without a name';
}
