import { notPlayed } from '../../core/not-played.ts';
import { invalid } from '../account/failure.ts';
import type { FormObject, FormValue } from './form.ts';

/** Turns one decoded parameter into its value, or throws the real API's refusal. */
export type Reader<T> = (value: FormValue, name: string) => T;
export type Fields = Record<string, Reader<unknown>>;
export type Read<F extends Fields> = { [K in keyof F]?: ReturnType<F[K]> };

/** Reads exactly these fields, and refuses any other parameter. */
export function readParams<F extends Fields>(form: FormObject, fields: F, within = ''): Read<F> {
  const named = (name: string) => (within ? `${within}[${name}]` : name);
  const unknown = Object.keys(form)
    .filter((name) => !Object.hasOwn(fields, name))
    .map(named);
  if (unknown.length > 0) {
    const plural = unknown.length > 1 ? 's' : '';
    throw invalid(
      `Received unknown parameter${plural}: ${unknown.join(', ')}. ${notPlayed(unknown.length > 1 ? 'them' : 'it')}`,
      unknown[0],
      'parameter_unknown',
    );
  }
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form)) read[name] = fields[name]?.(value, named(name));
  return read as Read<F>;
}

/** The value of a required parameter. */
export function need<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value;
}

export const text =
  (longest = 5000): Reader<string> =>
  (value, name) => {
    if (typeof value !== 'string') throw invalid('Invalid string', name);
    if (value === '') throw emptied(name);
    if (value.length > longest) {
      throw invalid(`Invalid string: must be at most ${longest} characters`, name);
    }
    return value;
  };

export const integer: Reader<number> = (value, name) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
    if (value === '') throw emptied(name);
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    throw invalid(`Invalid integer: ${shown}`, name, 'parameter_invalid_integer');
  }
  return Number(value);
};

export const flag: Reader<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${JSON.stringify(value)}`, name);
  return value === 'true';
};

export const oneOf =
  <const T extends string>(...choices: T[]): Reader<T> =>
  (value, name) => {
    const choice = choices.find((choice) => choice === value);
    if (choice) return choice;
    if (value === '') throw emptied(name);
    throw invalid(`Invalid ${name}: must be one of ${sentence(choices)}. ${notPlayed('any other')}`, name);
  };

/** An empty string unsets the parameter: null. */
export const orEmpty =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, name) =>
    value === '' ? null : reader(value, name);

export const listOf =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, name) => {
    if (typeof value === 'string') throw invalid('Invalid array', name);
    return Object.entries(value).map(([index, item]) => reader(item, `${name}[${index}]`));
  };

export const hash =
  <F extends Fields>(fields: F): Reader<Read<F>> =>
  (value, name) => {
    if (typeof value === 'string') throw invalid('Invalid object', name);
    return readParams(value, fields, name);
  };

/** Key-value pairs as sent. An empty value removes its key; null removes all of them. */
export const metadata: Reader<Record<string, string> | null> = (value, name) => {
  if (value === '') return null;
  if (typeof value === 'string') throw invalid('Invalid object', name);
  const pairs: Record<string, string> = {};
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== 'string') throw invalid(`Metadata values must be strings`, `${name}[${key}]`);
    if (key.length > 40) throw invalid(tooLong('keys', 40, key), name);
    if (item.length > 500) throw invalid(tooLong('values', 500, item), `${name}[${key}]`);
    pairs[key] = item;
  }
  if (Object.keys(pairs).length > 50) throw invalid('You can only add up to 50 metadata keys.', name);
  return pairs;
};

/** The `metadata` after `change`. */
export function mergeMetadata(
  old: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  const merged = { ...old, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

function tooLong(what: string, longest: number, value: string): string {
  return `Metadata ${what} can have up to ${longest} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`;
}

function emptied(name: string) {
  return invalid(
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
    name,
    'parameter_invalid_empty',
  );
}

function sentence(choices: string[]): string {
  if (choices.length < 3) return choices.join(' or ');
  return `${choices.slice(0, -1).join(', ')}, or ${choices.at(-1)}`;
}
