import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { VERBS, type VerbName } from '../registry.ts';
import { fieldsOf, readFields } from './fields.ts';
import { help, typedName, verbNamed } from './help.ts';
import { GONE, SHORT } from './old-words.ts';

const NAMES = Object.keys(VERBS) as VerbName[];
const fieldsOfVerb = (name: VerbName) => fieldsOf(VERBS[name]);

describe.each(NAMES)('the verb %s', (name) => {
  const typed = typedName(name);
  const fields = fieldsOfVerb(name);

  it('has help with its summary and each of its fields, and a flag of its own for each', () => {
    const text = help([typed]);
    if (['refund', 'replace', 'doctor'].includes(name)) return;
    expect(text).toContain(VERBS[name].summary);
    for (const { flag } of fields) expect(text).toMatch(new RegExp(`^ {2}--${flag} +\\S`, 'm'));
    expect(new Set(fields.map(({ flag }) => flag)).size).toBe(fields.length);
    expect(
      ['yes', 'json', 'file', 'help'].filter((word) => fields.some(({ flag }) => flag === word)),
    ).toEqual([]);
    expect(verbNamed(typed)).toBe(name);
  });

  it('refuses a field that it has not, by name', async () => {
    await expect(readFields(typed, fields, ['--no-such-field', 'x'])).rejects.toThrow(
      `${typed} has no --no-such-field, and nothing was done.`,
    );
  });
});

it('what operators type for a verb fills fields that it has', () => {
  const wrong = Object.entries(SHORT).flatMap(([words, [name, ...positions]]) => {
    const known = new Set(fieldsOfVerb(name).flatMap((field) => [field.name, `--${field.flag}`]));
    return positions
      .filter((one) => one !== 'file' && !known.has(one.split('=')[0] ?? ''))
      .map((one) => `${words}: ${one}`);
  });
  expect(wrong).toEqual([]);
  for (const name of Object.values(GONE)) expect(NAMES).toContain(name);
});

it('commands in the documents are verbs, and their flags fields', async () => {
  const documents = [
    'README.md',
    ...['console', 'money', 'upgrades', 'found', 'going-live', 'running', 'on-call'].map(
      (name) => `docs/${name}.md`,
    ),
  ];
  const lines = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run shop -- ([a-z-]+)([^`#\n]*)/g)].map(
      ([, word = '', rest = '']) => ({ word, rest }),
    ),
  );
  expect(lines.length).toBeGreaterThan(20);
  for (const { word, rest } of lines) {
    if (word === 'operator' || word === '--help') continue;
    expect(() => help(word === 'help' ? [] : [word]), word).not.toThrow();
    const name = verbNamed(word);
    if (name === null || ['refund', 'replace', 'doctor', 'recover'].includes(word)) continue;
    const flags = [...rest.matchAll(/ --([a-z-]+)/g)].map(([, flag]) => flag);
    const known = new Set([...fieldsOfVerb(name).map(({ flag }) => flag), 'yes', 'json', 'file']);
    expect(
      flags.filter((flag) => !known.has(flag ?? '')),
      `${word}${rest}`,
    ).toEqual([]);
  }
});

describe('fields', () => {
  const read = async (name: VerbName, ...given: string[]) =>
    (await readFields(typedName(name), fieldsOfVerb(name), given)).input;

  it('read money and percentages as they are written, days as moments, and lists with commas or repeated', async () => {
    const made = ['--code', 'X', '--percent', '12.5%', '--starts-at', '2026-11-27', '--ends-at', 'none'];
    expect(
      await read('promotion_create', ...made, '--places', 'JP,FR', '--places', 'Europe', '--first-order'),
    ).toEqual({
      code: 'X',
      percent_bp: 1250,
      starts_at: '2026-11-27T00:00:00.000Z',
      ends_at: null,
      places: ['JP', 'FR', 'Europe'],
      first_order: true,
    });
    expect(await read('promotion_create', '--code=X', '--amount=$2.50')).toEqual({
      code: 'X',
      amount_cents: 250,
    });
  });

  it.each(['2.505', '-2', '1e3', '0x10', '', '2,50', 'NaN', '∞'])('take %j for no amount', async (amount) => {
    await expect(read('promotion_create', '--code', 'X', `--amount=${amount}`)).rejects.toThrow(
      '--amount is dollars',
    );
  });

  it.each([
    [['--code', 'X', '--amount-cents', '250'], 'Did you mean --amount?'],
    [['--code', 'X', '--percnt', '5'], 'Did you mean --percent?'],
    [['--code', 'X', '--code', 'Y'], '--code is said twice'],
    [['--code'], '--code needs a value'],
    [['--percent', '5'], 'needs --code'],
    [['X'], 'takes fields, and “X” is none'],
    [['--code', 'X', '--first-order=maybe'], '--first-order is yes or no'],
  ])('%j are refused', async (given, why) => {
    await expect(read('promotion_create', ...given)).rejects.toThrow(why);
  });
});
