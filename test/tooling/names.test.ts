import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const PLACES = ['src', 'test', 'scripts', 'bench', 'drill', 'docs'];

interface Source {
  file: string;
  text: string;
}

/** Names that others gave: they may say what ours must not. Each is allowed where it is meant, and nowhere else. */
const GIVEN: { names: string[]; where: RegExp }[] = [
  // The API, and what is stored of a plan.
  { names: ['truth'], where: /^(src|test|drill)\// },
  { names: ['noted'], where: /vitals/ },
  // The settings, the API and the sandbox's options speak of how long a bundle may wait: its shelf life.
  { names: ['shelfLife', 'shelfLifeDays', 'shelf_life_days', 'BUNDLE_SHELF_LIFE_DAYS'], where: /./ },
  // PayPal's API.
  { names: ['note_to_payer', 'noteToPayer'], where: /paypal/ },
  // The wholesaler's side places its own orders.
  { names: ['placeOrder', 'place-order'], where: /^src\/sandbox\/esim-go\// },
];

interface Rule {
  /** One word after the other; `…` at the end stands for any more. */
  words: string[];
  but: string;
}

/** The table of `docs/words.md`: what is not said, and what is said instead. */
function rulesOf(document: string): Rule[] {
  const [, table = ''] = document.split('| not | but |');
  return [...table.matchAll(/^\| (`.+`) \| (.+) \|$/gm)].flatMap(([, words = '', but = '']) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, one = '']) => ({ words: one.split(' '), but })),
  );
}

/** `quietPolls`, `POLL_MS` and `poll-esim.ts` in words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

function breaks(words: readonly string[], { words: unwanted }: Rule): boolean {
  const open = unwanted.at(-1) === '…';
  const told = open ? unwanted.slice(0, -1) : unwanted;
  if (open) return words.length > told.length && told.every((word, index) => words[index] === word);
  return words.some((_, start) => told.every((word, index) => words[start + index] === word));
}

function identifiersIn({ file, text }: Source): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, name } = node as { type?: string; name?: unknown };
    if (typeof name === 'string' && /^(JSX|Private)?Identifier$/.test(type ?? '')) names.add(name);
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, text).program);
  return [...names];
}

function classesIn({ text }: Source): string[] {
  const plain = text.replace(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
    [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
  );
}

function headingsIn({ text }: Source): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

const known = new WeakMap<Source, string[]>();

/** The names that a source gives: its own, and those within. */
function namesIn(source: Source): string[] {
  const names = known.get(source) ?? readNames(source);
  known.set(source, names);
  return names;
}

function readNames(source: Source): string[] {
  const own = source.file.split('/').map((part) => part.replace(/\..*$/, ''));
  if (/\.(tsx?|js)$/.test(source.file)) return [...own, ...identifiersIn(source)];
  if (source.file.endsWith('.css')) return [...own, ...classesIn(source)];
  return source.file.endsWith('.md') ? [...own, ...headingsIn(source)] : own;
}

function unwantedNames(sources: readonly Source[], rules: readonly Rule[]): string[] {
  return sources.flatMap((source) =>
    namesIn(source)
      .filter((name) => !GIVEN.some(({ names, where }) => names.includes(name) && where.test(source.file)))
      .flatMap((name) => {
        const rule = rules.find((one) => breaks(wordsOf(name), one));
        return rule ? [`${source.file}: ${name} (not ${rule.words.join(' ')}, but ${rule.but})`] : [];
      }),
  );
}

/** A docstring says what a function returns; it answers nobody. */
function answersIn({ file, text }: Source): string[] {
  const told = /(?:^|[.;] |\* )Answers (?:whether|how|the|false|true|null|undefined|\d)\b/;
  return parseSync(file, text)
    .comments.map(({ value }) => value.replace(/\s*\n\s*\*?\s*/g, ' '))
    .filter((comment) => told.test(comment))
    .map((comment) => `${file}: ${comment.trim()}`);
}

const words = readFileSync(path.join(root, 'docs/words.md'), 'utf8');
const rules = rulesOf(words);
const sources: Source[] = PLACES.flatMap((place) =>
  readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
).map((file) => ({
  file: path.relative(root, file),
  text: /\.(tsx?|js|css|md)$/.test(file) ? readFileSync(file, 'utf8') : '',
}));
for (const file of ['README.md', 'CONTRIBUTING.md']) {
  sources.push({ file, text: readFileSync(path.join(root, file), 'utf8') });
}

describe('the names of the repository', () => {
  it('are seen by this test', () => {
    expect(rules.length).toBeGreaterThan(40);
    expect(sources.length).toBeGreaterThan(1000);
    expect(new Set(sources.flatMap(namesIn)).size).toBeGreaterThan(5000);
  });

  it('are words that docs/words.md does not rule out', () => {
    expect(unwantedNames(sources, rules)).toEqual([]);
  });

  it('of functions come with what they return', () => {
    expect(sources.filter(({ file }) => /\.tsx?$/.test(file)).flatMap(answersIn)).toEqual([]);
  });

  it('that others gave are all still there', () => {
    const unused = GIVEN.flatMap(({ names, where }) =>
      names.filter(
        (name) => !sources.some((source) => where.test(source.file) && namesIn(source).includes(name)),
      ),
    );
    expect(unused).toEqual([]);
  });
});

describe('a planted name is found', () => {
  it.each<[string, Source]>([
    ['a variable', { file: 'src/server/a.ts', text: 'export const nextLookAt = 1;' }],
    [
      'a constant',
      { file: 'src/server/a.ts', text: 'const LOOK_EVERY_MS = 1; export default LOOK_EVERY_MS;' },
    ],
    ['a type', { file: 'src/server/a.ts', text: 'export interface RefundWish { who: string }' }],
    ['a property', { file: 'src/server/a.ts', text: "export const a = { lever: 'b' };" }],
    ['a prop of a part', { file: 'src/web/a.tsx', text: 'export const A = ({ B }) => <B look="plain" />;' }],
    ['a function of two words', { file: 'src/server/a.ts', text: 'export function noteRefusal() {}' }],
    ['a verb of several words', { file: 'src/server/a.ts', text: 'export function placeOrder() {}' }],
    ['a file', { file: 'src/server/esims/make-due.ts', text: '' }],
    ['a style', { file: 'src/web/checkout/save-card-tick.module.css', text: '' }],
    ['a folder', { file: 'src/web/shelf/keep.ts', text: '' }],
    ['a class', { file: 'src/web/a.module.css', text: '.card .unseen:focus { color: red; }' }],
    ['a heading', { file: 'docs/sandbox.md', text: 'Pull one.\n\n## Levers\n' }],
    ['a name of others elsewhere', { file: 'src/web/a.ts', text: 'export const noted = true;' }],
  ])('%s', (_name, source) => {
    expect(unwantedNames([source], rules)).toHaveLength(1);
  });

  it('and what a function answers', () => {
    const text = '/** Ends it. Answers\n * whether it was open. */\nexport const end = () => true;';
    expect(answersIn({ file: 'src/server/a.ts', text })).toHaveLength(1);
  });
});

it.each<[string, Source]>([
  [
    'words that are said',
    { file: 'src/web/a.tsx', text: "export const A = () => <p title='I wish'>Look at it</p>;" },
  ],
  ['a longer word', { file: 'src/web/a.ts', text: 'export const ticket = { desktop: 1, creditNote: 2 };' }],
  ['a provider order', { file: 'src/server/a.ts', text: 'export const placeProviderOrder = 1;' }],
  ['a thing that is called a note', { file: 'src/web/top-up-note.tsx', text: 'export const TopUpNote = 1;' }],
  [
    'what settings call it',
    { file: 'src/server/a.ts', text: 'export const a = { BUNDLE_SHELF_LIFE_DAYS: 1 };' },
  ],
])('%s may stay', (_name, source) => {
  expect(unwantedNames([source], rules)).toEqual([]);
});
