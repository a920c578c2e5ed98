import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { formatMoney, fromDecimal, ofBase } from '../../../domain/money.ts';
import { nearest } from '../../../domain/operators/nearest.ts';
import { plainly } from '../../../domain/operators/plainly.ts';
import type { Verb } from '../parts/verb.ts';
import { CannotDo } from './answer.ts';
import { OLD_FLAGS } from './old-words.ts';

/** As much of a JSON schema as fields need. */
interface Shape {
  type?: string | string[];
  enum?: string[];
  anyOf?: Shape[];
  items?: Shape;
  format?: string;
  contentEncoding?: string;
  default?: unknown;
  description?: string;
  properties?: Record<string, Shape>;
  required?: string[];
}

const KINDS = {
  money: 'dollars, like 4.50',
  percent: 'a percentage, like 12.5',
  boolean: 'yes or no; bare it means yes',
  word: 'yes or no; bare it means yes',
  moment: 'a moment, like 2026-11-27 or 2026-11-27T18:00:00Z',
  number: 'a number',
  list: 'one or more: commas between them, or the flag repeated; none for an empty list',
  json: 'JSON, or @ and a file with it',
  file: '@ and a file',
  text: 'text',
} as const;

type Kind = keyof typeof KINDS;

/** A field of a verb's input, as typed. */
export interface Field {
  name: string;
  /**
   * Without the hyphens in front. Dollars and percentages lose their unit: `amount_cents` is `amount`. Bare `cents` are of any
   * currency, and stay what they are: `minor`.
   */
  flag: string;
  kind: Kind;
  /** `none` is null. */
  canBeNone: boolean;
  isRequired: boolean;
  /** The words that it can be, as the verb takes them; null if it can be anything. */
  words: readonly string[] | null;
  /** For help: what can be typed, and what it means. */
  about: string;
}

/** What was typed behind a verb. */
export interface TypedFields {
  input: Record<string, unknown>;
  yes: boolean;
  json: boolean;
  /** Where to write the answer's file. */
  file: string | undefined;
}

/** The fields of a verb's input, in the schema's order. */
export function fieldsOf({ input }: Pick<Verb, 'input'>): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Shape;
  return Object.entries(properties).map(([name, shape]) => {
    const { inner, canBeNone } = withoutNull(shape);
    const kind = kindOf(name, inner);
    const isRequired = required.includes(name);
    return {
      name,
      flag: name
        .replace(/_(cents|bp)$/, '')
        .replace(/^cents$/, 'minor')
        .replaceAll('_', '-'),
      kind,
      words: inner.enum ?? null,
      canBeNone,
      isRequired,
      about: aboutField(kind, { ...inner, ...shape, isRequired, canBeNone }, inner),
    };
  });
}

function withoutNull(shape: Shape): { inner: Shape; canBeNone: boolean } {
  if (Array.isArray(shape.type))
    return {
      inner: { ...shape, type: shape.type.find((type) => type !== 'null') ?? 'string' },
      canBeNone: shape.type.includes('null'),
    };
  if (!shape.anyOf) return { inner: shape, canBeNone: false };
  const others = shape.anyOf.filter(({ type }) => type !== 'null');
  const [only] = others;
  return {
    inner: only && others.length === 1 ? withoutNull(only).inner : { type: 'string' },
    canBeNone: others.length < shape.anyOf.length,
  };
}

function kindOf(name: string, { type, items, format, contentEncoding, enum: words }: Shape): Kind {
  if (name.endsWith('_cents')) return 'money';
  if (name.endsWith('_bp')) return 'percent';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return items?.type === 'string' ? 'list' : 'json';
  if (type === 'object') return 'json';
  if (type === 'integer' || type === 'number') return 'number';
  if (words?.join() === 'yes,no') return 'word';
  if (format === 'date-time') return 'moment';
  return contentEncoding === 'base64' ? 'file' : 'text';
}

function aboutField(
  kind: Kind,
  shape: Shape & Pick<Field, 'isRequired' | 'canBeNone'>,
  { enum: words, format }: Shape,
): string {
  const types = { date: 'a day, like 2026-11-27', uuid: 'an id' } as const;
  const text = words ? words.map(plainly).join(', ') : (types[format as keyof typeof types] ?? KINDS.text);
  const isUsual = shape.default !== undefined && shape.default !== null && shape.default !== '';
  return [
    kind === 'text' ? text : KINDS[kind],
    ...(shape.canBeNone ? ['or none'] : []),
    ...(shape.isRequired ? ['required'] : []),
    ...(isUsual && !Array.isArray(shape.default) ? [`${usualOf(kind, shape.default)} by default`] : []),
    ...(shape.description ? [shape.description] : []),
  ].join('; ');
}

function usualOf(kind: Kind, value: unknown): string {
  if (typeof value !== 'number' || (kind !== 'money' && kind !== 'percent')) return String(value);
  return kind === 'money' ? formatMoney(ofBase(value)) : `${value / 100}%`;
}

/**
 * Reads what was typed behind a verb.
 * @param positions fields, or `file`, that words without a flag fill in this order; the last takes all that are left
 * @param usual fields as `--flag=value`, for those that are not typed
 * @throws {CannotDo} naming the flag that is wrong
 */
export async function readFields(
  verb: string,
  fields: readonly Field[],
  given: readonly string[],
  positions: readonly string[] = [],
  usual: readonly string[] = [],
): Promise<TypedFields> {
  const typed: TypedFields = { input: {}, yes: false, json: false, file: undefined };
  const values = new Map<Field, string[]>();
  const words: string[] = [];
  const known = [...fields.map(({ flag }) => flag), 'yes', 'json', 'file'];
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [flag = '', joined] = word.slice(2).split(/=(.*)/s, 2);
    const field = [flag, ...(OLD_FLAGS[flag] ?? [])]
      .map((name) => fields.find((one) => one.flag === name))
      .find((found) => found !== undefined);
    if (flag === 'yes' || flag === 'json') typed[flag] = true;
    else if (!field && flag !== 'file')
      throw new CannotDo(
        `${verb} has no --${flag}, and nothing was done. ${near(flag, known)}help ${verb} names its fields.`,
      );
    else {
      const isBare = field?.kind === 'boolean' || field?.kind === 'word';
      const next = given[at + 1];
      const takesNext =
        joined === undefined && (isBare ? next === 'yes' || next === 'no' : next !== undefined);
      if (takesNext) at += 1;
      const value = joined ?? (takesNext ? next : isBare ? 'yes' : undefined);
      if (value === undefined) throw new CannotDo(`--${flag} needs a value behind it.`);
      if (field) values.set(field, [...(values.get(field) ?? []), value]);
      else typed.file = value;
    }
  }
  placeWords(verb, words, positions, (name, value) => {
    const field = fields.find((one) => one.name === name);
    if (field && !values.has(field)) values.set(field, [value]);
    else if (!field) typed.file ??= value;
    else throw new CannotDo(`--${field.flag} is said twice.`);
  });
  for (const word of usual) {
    const [flag, value = ''] = word.slice(2).split('=', 2);
    const field = fields.find((one) => one.flag === flag);
    if (field && !values.has(field)) values.set(field, [value]);
  }
  for (const [field, said] of values) typed.input[field.name] = await valueOf(field, said);
  const missing = fields.find(({ name, isRequired }) => isRequired && !(name in typed.input));
  if (missing) throw new CannotDo(`${verb} needs --${missing.flag}: ${missing.about}.`);
  return typed;
}

function near(flag: string, known: readonly string[]): string {
  const one = nearest(flag, known);
  return one === null ? '' : `Did you mean --${one}? `;
}

function placeWords(
  verb: string,
  words: readonly string[],
  positions: readonly string[],
  place: (name: string, value: string) => void,
): void {
  positions.forEach((name, at) => {
    const last = at === positions.length - 1;
    const value = last ? words.slice(at).join(' ') : words[at];
    if (value !== undefined && words.length > at) place(name, value);
  });
  if (positions.length === 0 && words.length > 0)
    throw new CannotDo(
      `${verb} takes fields, and “${words.join(' ')}” is none: --field value. help ${verb} names them.`,
    );
}

async function valueOf({ flag, kind, words, canBeNone }: Field, said: readonly string[]): Promise<unknown> {
  const [text = ''] = said;
  if (kind === 'list') {
    const all = said.flatMap((one) => one.split(/[,\s]+/)).filter((one) => one !== '');
    return all.join() === 'none' ? [] : all;
  }
  if (said.length > 1) throw new CannotDo(`--${flag} is said twice.`);
  if (canBeNone && text === 'none') return null;
  const wrong = () => new CannotDo(`--${flag} is ${KINDS[kind]}; “${text}” is not.`);
  switch (kind) {
    case 'money':
      return hundredths(text.replace(/^\$/, '')) ?? fail(wrong());
    case 'percent':
      return hundredths(text.replace(/%$/, '')) ?? fail(wrong());
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : fail(wrong());
    case 'boolean':
      return text === 'yes' || text === 'no' ? text === 'yes' : fail(wrong());
    case 'moment': {
      const at = new Date(text);
      return Number.isNaN(at.getTime()) ? fail(wrong()) : at.toISOString();
    }
    case 'json':
      try {
        return JSON.parse(text.startsWith('@') ? (await bytesOf(flag, text)).toString() : text) as unknown;
      } catch (error) {
        throw error instanceof CannotDo ? error : wrong();
      }
    case 'file':
      return text.startsWith('@') ? (await bytesOf(flag, text)).toString('base64') : text;
    default:
      // Answers show these words without underscores, and people type them so.
      return (
        words?.find(
          (word) =>
            word ===
            text
              .trim()
              .toLowerCase()
              .replaceAll(/[\s-]+/g, '_'),
        ) ?? text
      );
  }
}

function fail(error: CannotDo): never {
  throw error;
}

/** Only plain decimals: no exponents, no signs, no hexadecimal. */
function hundredths(text: string): number | null {
  return /^\d+(\.\d{1,2})?$/.test(text) ? (fromDecimal(text, BASE_CURRENCY)?.amount ?? null) : null;
}

async function bytesOf(flag: string, text: string): Promise<Buffer> {
  return readFile(text.slice(1)).catch((error: unknown) => {
    throw new CannotDo(`--${flag} names a file that the shop cannot read (${codeOf(error)}).`);
  });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
