import type { z } from 'zod';

import type { Permission } from '../../../domain/operators/roles.ts';
import type { VerbCall } from './verb.ts';

/** Rows per read: no more are in memory, however many a table holds. */
export const PAGE = 1000;

/** A table for other programs, row by row. */
export interface Export<In extends z.ZodObject = z.ZodObject> {
  permission: Permission;
  input: In;
  /** Column names. */
  head: string;
  rows(call: VerbCall, input: z.output<In>): AsyncGenerator<Cell[]>;
}

export type Cell = string | number | boolean | null;

/** Infers an export's types. */
export function exported<In extends z.ZodObject, Needed extends Permission>(
  described: Export<In> & { permission: Needed },
): Export<In> & { permission: Needed } {
  return described;
}

/** One line of a CSV, with its line end. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** How a formula begins, also after blanks, and in the full-width characters that spreadsheets treat alike. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** An amount below zero, which a program must be able to add up. */
const AMOUNT = /^-\d{1,15}(?:\.\d{1,4})?$/;

/** As in RFC 4180; text that a spreadsheet would take for a formula is escaped. */
function cellOf(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  const isFormula = typeof cell === 'string' && FORMULA.test(text) && !AMOUNT.test(text);
  const plain = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
