import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { lintPlanted } from '../support/machine/lint-planted.ts';
import { ROOT } from '../support/machine/source-files.ts';

/** Words where a translation would not find them, each in a file of its own. */
const literals: Record<string, [file: string, text: string]> = {
  'the text of a page': ['src/web/core/a.tsx', 'export const A = () => <p>Your eSIM is ready.</p>;'],
  'one small word between others': ['src/web/core/b.tsx', 'export const B = () => <p>{"Mia"} or {"Jo"}</p>;'],
  'one of two words of a page': [
    'src/web/core/c.tsx',
    "export const C = ({ on }: { on: boolean }) => <p>{on ? 'yes' : null}</p>;",
  ],
  'an attribute that is heard': ['src/web/core/d.tsx', 'export const D = () => <nav aria-label="main" />;'],
  'an attribute that is seen': [
    'src/web/core/e.tsx',
    'export const E = ({ n }: { n: number }) => <input placeholder={`day ${n}`} />;',
  ],
  'an attribute of a part of ours': [
    'src/web/core/f.tsx',
    'export const F = ({ Row }: { Row: React.FC<{ lead: string }> }) => <Row lead="All your data" />;',
  ],
  'a table beside the page': ['src/web/core/g.ts', "export const STATES = { paid: 'Paid' };"],
  'a sentence of a function': [
    'src/web/core/h.ts',
    'export const h = (place: string) => `Your eSIM for ${place} is ready.`;',
  ],
  'a sentence that begins small': ['src/web/core/i.ts', "export const i = 'on its way';"],
  'a number and its unit': ['src/web/core/q.ts', 'export const q = (left: number) => `${left} days`;'],
  'the description of a page': [
    'src/web/core/t.tsx',
    'export const T = () => <meta name="description" content="Data for your trip" />;',
  ],
  'a word behind a sign': ['src/web/core/u.ts', "export const u = ['SM-DP+ address', 1];"],
  'a field that becomes a label': ['src/web/core/r.ts', "export const R = [{ label: 'FAQ' }];"],
  'a sentence that is put together': [
    'src/web/core/s.ts',
    "export const s = (place: string) => 'Your eSIM for ' + place;",
  ],
  'an answer to an assistant': [
    'src/server/catalog/assistants/a.ts',
    "export const a = 'No plan lasts that long.';",
  ],
  'a rule of the domain': ['src/domain/help/s.ts', "export const OTHERS = 'Other brands';"],
  'a unit of the domain': ['src/domain/catalog/t.ts', 'export const t = (left: number) => `${left} GB`;'],
  'a part of a mail': [
    'src/server/mail/a.ts',
    'export const a = (name: string) => `<mj-text padding="0">Thank you, <b>${name}</b></mj-text>`;',
  ],
  'a template of a mail': ['src/server/mail/templates/a.ts', "export const a = { subject: 'Your eSIM' };"],
  'a refusal of the server': [
    'src/server/checkout/a.ts',
    "export const a = app.openapi(route, () => refuse('Please check the name'));",
  ],
  'a line of an invoice': ['src/server/drawing/invoice/a.ts', "export const a = [['Amount', '$1.00']];"],
};

/** Text that looks a little like words, or is where words may be. */
const fine: Record<string, [file: string, text: string]> = {
  'a module of words': ['src/web/core/words.ts', "export const pageWords = { title: 'Not found' };"],
  'a module of the words of one part': [
    'src/web/core/dialog-words.ts',
    "export const pay = { title: 'Pay now' };",
  ],
  'the words of a mail': [
    'src/server/mail/templates/a-words.ts',
    "export const a = { subject: 'Your eSIM' };",
  ],
  'a mail to operators': ['src/server/mail/templates/alert.ts', "export const a = { subject: 'An alert' };"],
  'the documentation of the API': [
    'src/server/checkout/b.ts',
    "export const b = createRoute({ summary: 'One order', responses: { 200: { description: 'The order', content: {} } } });",
  ],
  'an answer of the API': [
    'src/server/checkout/c.ts',
    "export const c = { 200: { description: 'The order', content: {} } };",
  ],
  'the name of a limit, a query, an entry of the audit': [
    'src/server/checkout/d.ts',
    "export const d = [{ name: 'saved cards', times: 3, seconds: 60 }, sql`select name from user`, recordAudit({ what: 'Card removed' })];",
  ],
  'a test': ['src/web/core/j.test.ts', "export const j = 'Your eSIM is ready.';"],
  'a class, an address, a key': [
    'src/web/core/k.tsx',
    'export const K = () => <a className="big red" href="/about us" rel="noopener noreferrer" data-key="One two" />;',
  ],
  'what is thrown and what is logged': [
    'src/web/core/l.ts',
    "export function l(logFailure: (what: string) => void) {\n  logFailure('a late answer');\n  throw new Error('No answer came');\n}",
  ],
  'a comparison and a type': [
    'src/web/core/m.ts',
    "export const m = (key: 'Page Up' | 'Escape') => key === 'Escape';",
  ],
  'markup of a mail': [
    'src/server/mail/b.ts',
    'export const b = (text: string) => `<mj-section css-class="page top"><mj-text>${text}</mj-text></mj-section>`;',
  ],
  'a pattern': ['src/web/core/o.ts', 'export const o = (hint: string) => `(?:^|; )(?:__Host-)?${hint}=1`;'],
  'what only the console says': ['src/domain/operators/u.ts', "export const u = { paid: 'Paid' };"],
  'what is looked for': [
    'src/domain/help/v.ts',
    "export const v = (agent: string) => agent.includes('Android') || agent.startsWith('Mozilla/');",
  ],
  'what code says to code': [
    'src/web/core/n.ts',
    "export const n = { 'cache-control': 'private, no-store', kind: 'not-ready', name: 'ApiFailure' };",
  ],
};

/** A language or its letters where no other language can have its own, each in a file of its own. */
const fixed: Record<string, [file: string, text: string]> = {
  'a sorting': ['src/domain/catalog/aa.ts', "export const aa = new Intl.Collator('en', { numeric: true });"],
  'a format that is called': [
    'src/server/catalog/ab.ts',
    "export const ab = (at: Date) => Intl.DateTimeFormat(['en-US']).format(at);",
  ],
  'a language for some': [
    'src/web/core/ac.ts',
    "export const ac = (here: boolean) => new Intl.DateTimeFormat(here ? undefined : 'en-GB');",
  ],
  'a comparison': [
    'src/web/core/ad.ts',
    "export const ad = (a: string, b: string) => a.localeCompare(b, 'en');",
  ],
  'a number': ['src/web/core/ae.ts', "export const ae = (count: number) => count.toLocaleString('en');"],
  'the browser’s': ['src/web/core/bb.ts', 'export const bb = new Intl.DateTimeFormat(undefined);'],
  'a sentence that gets its capital late': [
    'src/web/core/words.ts',
    'export const af = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);',
  ],
};

const anyLanguage: Record<string, [file: string, text: string]> = {
  'the language of the words': [
    'src/web/core/ba.ts',
    "import { LOCALE } from '../../domain/language-words.ts';\n\nexport const ba = new Intl.Collator(LOCALE);",
  ],
  'codes in capitals': ['src/web/core/bc.ts', 'export const bc = (code: string) => code.toUpperCase();'],
  'the console': ['src/web/operate/bd.ts', "export const bd = new Intl.Collator('en');"],
};

let reported: string[];
let inOneLanguage: string[];

const plant = (rule: string, ...examples: Record<string, [file: string, text: string]>[]) =>
  lintPlanted(new Map(examples.flatMap((some) => Object.values(some))), rule).map(({ filename }) => filename);

beforeAll(() => {
  reported = plant('no-literal-words', literals, fine);
  inOneLanguage = plant('no-fixed-language', fixed, anyLanguage);
});

describe('words outside of their modules are reported', () => {
  it.each(Object.entries(literals))('%s', (_name, [file]) => {
    expect(reported).toContain(file);
  });
});

describe('what is no sentence for people passes', () => {
  it.each(Object.entries(fine))('%s', (_name, [file]) => {
    expect(reported).not.toContain(file);
  });
});

describe('what fits one language only is reported', () => {
  it.each(Object.entries(fixed))('%s', (_name, [file]) => {
    expect(inOneLanguage).toContain(file);
  });
});

describe('what fits any language passes', () => {
  it.each(Object.entries(anyLanguage))('%s', (_name, [file]) => {
    expect(inOneLanguage).not.toContain(file);
  });
});

/** By module of words: which of its exports each page takes. */
function wordsOfPages(): Map<string, string[][]> {
  const routes = path.join(ROOT, 'src/web/routes');
  const pages = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const taken = pages.flatMap((page) => {
    const text = readFileSync(path.join(routes, page), 'utf8');
    return [...text.matchAll(/import \{([^}]*)\} from '(\.\/(?:[\w-]+-)?words\.ts)';/g)].map(
      ([, names = '', from = '']) =>
        [
          path.join(path.dirname(page), from),
          names
            .split(',')
            .map((name) => name.trim().replace(/ as .*/, ''))
            .filter(Boolean),
        ] as const,
    );
  });
  return new Map(
    [...Map.groupBy(taken, ([from]) => from)].map(([from, by]) => [from, by.map(([, names]) => names)]),
  );
}

it('a page gets no words that only another page shows', () => {
  const modules = wordsOfPages();
  const shared = [...modules].filter(([, pages]) => pages.length > 1);
  const ofOne = shared.flatMap(([from, pages]) => {
    const all = pages.flat();
    return all
      .filter((name) => all.indexOf(name) === all.lastIndexOf(name))
      .map((name) => `${from}: ${name}`);
  });
  expect(ofOne).toEqual([]);
  expect(modules.size).toBeGreaterThan(15);
});

const WORDS = 'src/{domain,server,web}/**/{*-,}words.{ts,tsx}';
/** Where sentences stand beside rules; the linter finds those beside what draws pages, PDFs, mails, Markdown and answers. */
const TEXTS = 'src/{server/mail/templates,domain,web/{help,install/guide}}/**/*.{ts,tsx}';
/** Operators read these, and banks. */
const NOT_OF_THE_SHOP = /^src\/(web\/operate|server\/admin)\/|\/(alert|operator-notice)\.ts$/;
/** Not English: `twins.test.ts` reads them. */
const TWIN = /words\.[a-z-]+\.tsx?$/;
/** Visitors type these. */
const TYPED = 'src/domain/catalog/meant/around-place.ts';

/** What a native editor would mend, wherever it stood, and how. */
const MENDED: [RegExp, string][] = [
  [/(?<![\w$.{-])mails?(?![\w}])/i, 'email'],
  [/\b(?:cannot|(?:could|do|does|did|is|was|were|would) not)\b/i, 'can’t, don’t, isn’t, wasn’t'],
  [/\b(?:shall|any more|somebody)\b/i, 'will, no longer, someone'],
  // The contract asks where people are traveling.
  [/\btravell/i, 'traveler, traveling'],
  [
    /\b(?:for|in|like|near|than|to|with) \$\{(?:country|place|first\.name)\}/,
    'named(country): the United States',
  ],
];

/** The contract has these words. */
const GIVEN =
  /Payment form is not ready\. Please wait a moment and try again\.|Passwords do not match|eSIM for \$\{country\} - /g;

/**
 * A sentence of at least three words that goes on after a colon. A name before a value may have one, the last words before a list,
 * and the contract's own 'payment failed'.
 */
const CHAINED = /(?:^|[.!?] )(?:[^\s:.!?]+ ){2,}(?!failed: )[^\s:.!?]+: (?=[\p{L}$“‘"])(?!unknown$)/u;

/** Code between words: what a template inserts counts as one of them, and a list as none. */
const inserted = (text: string) =>
  text
    .replaceAll(/\$\{listed\([^{}]*\)\}/g, '')
    .replaceAll(/\$\{[^{}]*\}/g, 'value')
    .replaceAll(/\s+/g, ' ');

function textsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  // What is thrown goes to the log.
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|throw new \w+\([^;]*\);/gm, '')
    .replaceAll(GIVEN, '');
  // A semicolon before more than the next tag ends a statement, and no text of a page.
  const texts = file.endsWith('.tsx') ? /'[^'\n]*'|`[^`]*`|>(?:[^<>{};]|;(?=\s*<))*</g : /'[^'\n]*'|`[^`]*`/g;
  return code.match(texts) ?? [];
}

const mendedIn = (text: string) => MENDED.flatMap(([found, better]) => (found.test(text) ? [better] : []));

const isChained = (text: string) => CHAINED.test(inserted(text.slice(1, -1)).trim());

describe('what people read is plain English', () => {
  const files = globSync([WORDS, TEXTS], { cwd: ROOT }).filter(
    (file) => !file.includes('.test.') && file !== TYPED && !TWIN.test(file),
  );
  const ofTheShop = files.filter((file) => !NOT_OF_THE_SHOP.test(file));

  it.each(files)('%s', (file) => {
    const texts = textsOf(file).filter((text) => text.includes(' '));
    expect(texts.filter((text) => mendedIn(text).length > 0)).toEqual([]);
  });

  it.each(ofTheShop)('%s has sentences, not chains', (file) => {
    expect(textsOf(file).filter(isChained)).toEqual([]);
  });

  it('a chain would be found, and a name before its value is none', () => {
    expect(ofTheShop.length).toBeGreaterThan(80);
    for (const kind of [
      'web/home',
      'server/mail/templates',
      'server/drawing',
      'server/catalog/listings',
      'server/catalog/assistants',
    ])
      expect([kind, ofTheShop.some((file) => file.startsWith(`src/${kind}/`))]).toEqual([kind, true]);
    for (const text of ['"It’s not lost: we’ll email it."', '"Sorry. Each tier has this: ${speed}"'])
      expect([text, isChained(text)]).toEqual([text, true]);
    for (const text of [
      '"Not included: Japan"',
      '"${name}: ${value}"',
      '"Only what the job needs:"',
      '"We can’t say: ${listed(what)}."',
      '"Start of validity: unknown"',
    ])
      expect([text, isChained(text)]).toEqual([text, false]);
  });

  it('and what is not would be found', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const text of [
      'by mail',
      'Mails do',
      'it cannot',
      'we do not',
      'it was not',
      'not any more',
      'a traveller',
      'eSIMs for ${country}',
    ])
      expect([text, mendedIn(text).length]).toEqual([text, 1]);
    for (const text of ['an email', '${mail} says', 'mailto:', 'has not been', 'for ${named(place)}'])
      expect(mendedIn(text)).toEqual([]);
  });
});
