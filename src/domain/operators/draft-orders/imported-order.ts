import { z } from 'zod';

import { MOST_SEATS } from '../../draft-orders/draft-order.ts';
import { emailSchema } from '../../email-schema.ts';
import { LANGUAGE_CODES } from '../../languages.ts';
import { orderFileFaults as words } from './words.ts';

/** The most orders in a file. */
const MOST_IMPORTED = 500;

/** The columns of a file of orders; those with `?` may be left out or empty. */
const IMPORT_COLUMNS = [
  'email',
  'name',
  'plan',
  'place',
  'quantity?',
  'price?',
  'language?',
  'company?',
  'vat_number?',
] as const;

/** One order of a file, as its cells say. */
export const importedOrderSchema = z.object({
  email: emailSchema,
  name: z.string().trim().min(1, words.name).max(100),
  plan: z.string().trim().min(1, words.plan).max(100),
  place: z.string().trim().min(2, words.place).max(10).toUpperCase(),
  quantity: z.coerce.number(words.number).int(words.whole).min(1).max(MOST_SEATS),
  /** As typed; empty for the shop's price. */
  price: z.string().trim().max(20),
  language: z.enum(LANGUAGE_CODES, words.language),
  company: z.string().trim().max(200),
  vat_number: z.string().trim().max(30),
  /** What holds for the whole file, as its dry run stored it. */
  terms: z.string().optional(),
});

export type ImportedOrder = z.infer<typeof importedOrderSchema>;

/** A line of the file: its order, or what is wrong with it. */
export interface ReadLine {
  /** As an editor counts them, from 1. */
  line: number;
  order: ImportedOrder | null;
  fault: string | null;
}

/**
 * Reads a CSV file of orders, with commas, semicolons or tabs, with or without quotes and a byte order mark. Blank lines are left out.
 * @param language of buyers for whom a line names none
 * @returns what is wrong with the file as a whole, or its lines
 */
export function readOrderFile(
  text: string,
  language: ImportedOrder['language'],
): ReadLine[] | { fault: string } {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  if (rows === null) return { fault: words.open };
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!head) return { fault: words.empty };
  const names = head.cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  const known = new Set(IMPORT_COLUMNS.map((name) => name.replace('?', '')));
  const missing = IMPORT_COLUMNS.filter((name) => !name.endsWith('?') && !names.includes(name));
  if (missing.length > 0) return { fault: words.missing(missing.join(', ')) };
  const other = names.find((name) => name !== '' && !known.has(name));
  if (other !== undefined) return { fault: words.unknown(other.slice(0, 40)) };
  if (new Set(names).size < names.length) return { fault: words.twice };
  if (body.length === 0) return { fault: words.none };
  if (body.length > MOST_IMPORTED) return { fault: words.many(body.length, MOST_IMPORTED) };
  return body.map(({ line, cells }) => readRow(line, names, cells, language));
}

function readRow(
  line: number,
  names: readonly string[],
  cells: readonly string[],
  language: ImportedOrder['language'],
): ReadLine {
  if (cells.length > names.length && cells.slice(names.length).some((cell) => cell !== ''))
    return { line, order: null, fault: words.cells };
  const cell = (name: string) => cells[names.indexOf(name)] ?? '';
  const read = importedOrderSchema.safeParse({
    email: cell('email'),
    name: cell('name'),
    plan: cell('plan'),
    place: cell('place'),
    quantity: cell('quantity') || 1,
    price: cell('price'),
    language: cell('language').toLowerCase() || language,
    company: cell('company'),
    vat_number: cell('vat_number'),
  });
  if (read.success) return { line, order: read.data, fault: null };
  const [issue] = read.error.issues;
  return { line, order: null, fault: `${String(issue?.path[0])}: ${issue?.message}` };
}

/** The rows of a CSV file with the number of the line on which each begins; null if a quotation mark is left open. */
function rowsOf(text: string): { line: number; cells: string[] }[] | null {
  const separator = separatorOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  // Asked of the cell itself, a long one would be read at each mark.
  let isBlank = true;
  let line = 1;
  let begunOn = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  const endRow = () => {
    endCell();
    rows.push({ line: begunOn, cells });
    cells = [];
    begunOn = line + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter === '"' && text[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"' && isBlank) {
      isQuoted = true;
      isBlank = false;
      cell = '';
    } else if (letter === separator) endCell();
    else if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) endRow();
    else if (letter !== '\r') {
      cell += letter;
      if (letter.trim() !== '') isBlank = false;
    }
    if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) line++;
  }
  if (isQuoted) return null;
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** The one of them that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const countOf = (letter: string) => first.split(letter).length;
  return [',', ';', '\t'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}
