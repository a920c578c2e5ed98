import type { z } from 'zod';

import type { Act } from '../../../domain/operators/roles.ts';
import type { VerbCall } from './verb.ts';

/** Rows that are read at once: whatever a table holds, no more of it is in memory. */
export const PAGE = 1000;

/** A table for other programs, row by row. */
export interface Export<In extends z.ZodObject = z.ZodObject> {
  act: Act;
  input: In;
  /** Names of the columns. */
  head: string;
  rows(call: VerbCall, input: z.output<In>): AsyncGenerator<Cell[]>;
}

export type Cell = string | number | boolean | null;

/** Says an export with its types. */
export function exported<In extends z.ZodObject>(described: Export<In>): Export<In> {
  return described;
}

/** One line of a CSV, with its end. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** How a formula begins, behind blanks too, and in the wide letters that spreadsheets take for the others. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** As RFC 4180 has it; what a spreadsheet would take for a formula is text. */
function cellOf(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  const plain = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
