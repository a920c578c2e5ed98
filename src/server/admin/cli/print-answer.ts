import { formatMoney, ofBase } from '../../../domain/money.ts';
import { MACHINE_WORD, plainly } from '../../../domain/operators/plainly.ts';
import { table } from '../../core/text-table.ts';

/** Parts of an answer that a terminal cannot show; `--json` has them. */
const NOT_SHOWN = new Set(['qr', 'html']);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const MAX_CELL_LENGTH = 200;

type Facts = Record<string, unknown>;

/**
 * A verb's answer for a person: facts as lines of name and value, lists of things as tables below.
 * @param pagedBy the flag that asks for the next page, if the verb has one
 */
export function printAnswer(answer: object, pagedBy?: string): string {
  const { next, ...rest } = answer as Facts;
  const isPaged = pagedBy !== undefined;
  const more =
    isPaged && (typeof next === 'string' || typeof next === 'number') ? [`More: --${pagedBy} ${next}`] : [];
  const parts = [...partsOf(isPaged ? rest : (answer as Facts), []), ...more];
  return parts.length === 0 ? 'Done.' : parts.join('\n\n');
}

function partsOf(facts: Facts, path: readonly string[]): string[] {
  const lines: string[][] = [];
  const below: string[] = [];
  for (const [name, value] of flat(facts, path)) {
    if (isList(value)) below.push(value.length === 0 ? `${name}: none` : `${name}\n${listed(value)}`);
    else if (typeof value === 'string' && (value.length > MAX_CELL_LENGTH || value.includes('\n')))
      below.push(`${name}\n${value.replace(/[^\P{Cc}\n]|\p{Cf}/gu, ' ')}`);
    else lines.push([labelOf(name), cell(name, value) || '-']);
  }
  return [...(lines.length > 0 ? [table(null, lines)] : []), ...below];
}

/** Facts of facts under both names: 'buyer email'. */
function flat(facts: Facts, path: readonly string[]): [string, unknown][] {
  return Object.entries(facts)
    .filter(([name]) => !NOT_SHOWN.has(name))
    .flatMap(([name, value]): [string, unknown][] =>
      isFacts(value) && shortFor(value) === null
        ? flat(value, [...path, name])
        : [[[...path, name].join(' ').replaceAll('_', ' '), value]],
    );
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without its unit, which the cell shows. */
function labelOf(name: string): string {
  return name.replaceAll('_', ' ').replace(/ (cents|bp)$/, '');
}

/** A list of things, not of words. An empty one counts, too. */
function isList(value: unknown): value is Facts[] {
  return Array.isArray(value) && value.every(isFacts);
}

/** A list within a row takes a line for each of its things; the row's own cells stand on the first. */
function spread(row: Facts): Facts[] {
  const inner = Object.entries(row).find(([, value]) => isList(value) && value.length > 0);
  if (!inner) return [row];
  const [name, things] = inner as [string, Facts[]];
  const { [name]: _things, ...own } = row;
  return things.map((thing, at) =>
    Object.fromEntries([
      ...(at === 0 ? Object.entries(own) : []),
      ...Object.entries(thing).map(([part, of]) => [`${name} ${part}`, of] as const),
    ]),
  );
}

function listed(things: readonly Facts[]): string {
  const rows = things.flatMap(spread);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !NOT_SHOWN.has(name));
  const columns = names
    .map((name) => ({ name, cells: rows.map((row) => cell(name, row[name])) }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  return table(
    columns.map(({ name }) => labelOf(name)),
    rows.map((_row, at) => columns.map(({ cells }) => cells[at] ?? '')),
  );
}

/** The text that represents a thing in one cell: an amount's text, an order's number. Null for any other thing. */
function shortFor(facts: Facts): string | null {
  for (const name of ['text', 'number', 'email']) {
    const value = facts[name];
    if (typeof value === 'string' && ('cents' in facts || 'id' in facts)) return value;
  }
  return null;
}

function cell(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (/[_ ]bp$/.test(name)) return `${value / 100}%`;
    return /[_ ]cents$/.test(name) ? formatMoney(ofBase(value)) : String(value);
  }
  if (typeof value === 'string')
    return MOMENT.test(value) ? value.slice(0, 19).replace('T', ' ') : shortened(inWords(value));
  if (Array.isArray(value))
    return isList(value) ? (value.length === 0 ? '' : String(value.length)) : value.map(inWords).join(', ');
  const facts = value as Facts;
  return (
    shortFor(facts) ??
    Object.entries(facts)
      .filter(([, of]) => of !== null)
      .map(([part, of]) => `${part.replaceAll('_', ' ')} ${cell(part, of)}`)
      .join(', ')
  );
}

const inWords = (value: unknown) =>
  MACHINE_WORD.test(String(value)) ? plainly(String(value)) : String(value);

function shortened(text: string): string {
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text;
}
