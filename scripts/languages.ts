import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { isLanguage, type Language, LANGUAGES, PSEUDO, SOURCE } from '../src/domain/languages.ts';
import type { TranslationProgress } from '../src/server/core/built-languages.ts';
import { messagesIn } from './messages.ts';

/** A module of words: `words.ts`, `refund-words.tsx`; or a picture, which may show words. */
const WORDS = /(?:^|[\\/-])words\.tsx?$|\.webp$/;
const PICTURE = /\.webp$/;

/** The file with a module's words in another language, beside it: `words.de.ts`, `phone.de.webp`. Null if there is none. */
export function twinOf(file: string, language: Language): string | null {
  if (!WORDS.test(file)) return null;
  const twin = file.replace(/(?=\.(?:tsx?|webp)$)/, `.${language}`);
  return existsSync(twin) ? twin : null;
}

/**
 * By module and message: the hash of the English from which it was translated. Behind it the hash of its translation, if somebody
 * who did not write that has read it.
 */
export type Translations = Record<string, Record<string, string>>;

const ROOT = path.resolve(import.meta.dirname, '..');

export function translationsIn(language: Language): Translations {
  const file = path.join(ROOT, 'translations', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/** The messages of a module whose English has changed since they were translated, or never was. */
export function staleIn(file: string, language: Language, translations = translationsIn(language)): string[] {
  const known = translations[path.relative(ROOT, file).replaceAll(path.sep, '/')] ?? {};
  return [...messagesIn(file)]
    .filter(([place, hash]) => known[place]?.split(' ')[0] !== hash)
    .map(([place]) => place);
}

/** The console's words and those for operators, feeds and assistants, which are English. Buyers read why a code is refused. */
const OF_OTHERS =
  /^src\/(?:web\/operate|domain\/operators(?!\/pricing\/code-refusal)|server\/(?:admin|core\/settings|catalog\/(?:assistants|feeds|listings)|drawing\/record))\//;

/** The modules of words that travellers read, from the checkout's root. */
export const WORD_MODULES: readonly string[] = globSync('src/{web,domain,server}/**/*words.{ts,tsx}', {
  cwd: ROOT,
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !OF_OTHERS.test(file))
  .filter((file) => WORDS.test(file))
  .toSorted();

/** How far a translation is: of all messages those that are translated from today's English, and those read by somebody else. */
export function progressIn(language: Language): TranslationProgress {
  const translations = translationsIn(language);
  const sums: TranslationProgress = { language, messages: 0, translated: 0, reviewed: 0 };
  for (const module of WORD_MODULES) {
    const file = path.join(ROOT, module);
    const twin = twinOf(file, language);
    const messages = messagesIn(file);
    sums.messages += messages.size;
    if (twin === null) continue;
    const translated = messagesIn(twin);
    const stale = new Set(staleIn(file, language, translations));
    for (const place of messages.keys()) {
      if (stale.has(place)) continue;
      sums.translated += 1;
      const [, read] = translations[module]?.[place]?.split(' ') ?? [];
      const own = translated.get(place);
      // A twin may take over what says nothing by itself.
      if (own === undefined || own === read) sums.reviewed += 1;
    }
  }
  return sums;
}

/** The names that a module of words exports, but for types. */
function exportsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
  return [...found].map(([, name = '']) => name);
}

/** What stands in for a module in a language; null if the module itself speaks. With `made` its code is {@link madeOf} it. */
function standIn(file: string, by: string, language: Language): { file: string; made: boolean } | null {
  if (!WORDS.test(file)) return null;
  const twin = twinOf(file, language);
  // A twin itself may read its source.
  if (twin === by) return null;
  if (PICTURE.test(file)) return twin === null ? null : { file: twin, made: false };
  if (language === PSEUDO && twin === null) return existsSync(file) ? { file, made: true } : null;
  if (twin === null) return null;
  const isStale = language !== PSEUDO && staleIn(file, language, translationsOf(language)).length > 0;
  return isStale ? { file, made: true } : { file: twin, made: false };
}

const translationsOf = once(translationsIn);

/**
 * The code of a module that makes its exports of those of the source, and of the twin's where there is one.
 * @param read the address of a module to import
 */
function madeOf(file: string, language: Language, read: (file: string) => string): string {
  const twin = twinOf(file, language);
  const stale = language === PSEUDO ? [] : staleIn(file, language, translationsOf(language));
  const exported = (name: string) => {
    if (language === PSEUDO) return `pseudo(source.${name})`;
    const places = stale.filter((place) => place === name || place.startsWith(`${name}.`));
    return `mixed(source.${name}, twin.${name}, ${JSON.stringify(places)})`;
  };
  return [
    `import * as source from ${JSON.stringify(read(`${file}?source`))};`,
    ...(twin === null ? [] : [`import * as twin from ${JSON.stringify(read(twin))};`]),
    `import { mixed, pseudo } from ${JSON.stringify(path.join(import.meta.dirname, 'other-words.ts'))};`,
    ...exportsOf(file).map((name) => `export const ${name} = ${exported(name)};`),
  ].join('\n');
}

const TWIN = /(?:^|[\\/-])words\.[a-z-]+\.tsx?$/;

/**
 * Words whose first hyphen no line may end at: a letter alone before it, as in 'E-Mail', or a hyphen that was written as one that
 * does not break. Our fonts have only the plain one, so a sign that shows nothing holds it.
 */
export function unbroken(code: string): string {
  return code
    .replaceAll('\u2011', '-\u2060')
    .replaceAll(/(?<=(?<![\p{L}\d[-])\p{L}-)(?=\p{L}{2})/gu, '\u2060');
}

/**
 * Lets everything that is bundled speak a language: its twin stands in for each module of words, with English for messages that
 * have changed since they were translated.
 */
export function speaking(language: Language): Plugin {
  return {
    name: 'speaking',
    enforce: 'pre',
    resolveId: {
      filter: { id: WORDS },
      handler(source, importer) {
        if (importer === undefined || !source.startsWith('.') || importer.includes('?made')) return null;
        const [by = ''] = importer.split('?');
        const found = standIn(path.resolve(path.dirname(by), source), by, language);
        return found && (found.made ? `${found.file}?made` : found.file);
      },
    },
    load: {
      filter: { id: /\?made$/ },
      // With a suffix it is the file itself.
      handler: (id) => madeOf(id.replace('?made', ''), language, (file) => file),
    },
    transform: {
      filter: { id: TWIN },
      handler: (code) => ({ code: unbroken(code), map: null }),
    },
  };
}

/** Their alphabets go beyond Western Europe. */
const EXTENDED = new Set(['pl', 'cs', 'hu', 'ro', 'tr']);

const EAST_ASIAN = new Set(['Jpan', 'Kore', 'Hans', 'Hant']);

/** What pages in a language need besides the styles of English ones, in `src/web/styles`. @param tag BCP 47 */
export function sheetsOf(tag: string): { fonts: 'fonts.css' | 'fonts-extended.css'; more: string[] } {
  const { language, script } = new Intl.Locale(tag).maximize();
  const isRightToLeft = script === 'Arab' || script === 'Hebr';
  return {
    fonts: EXTENDED.has(language) ? 'fonts-extended.css' : 'fonts.css',
    more: [
      ...(script === 'Latn' && language !== 'en' ? ['scripts/latin.css'] : []),
      ...(EAST_ASIAN.has(script ?? '') ? ['scripts/east-asian.css'] : []),
      ...(isRightToLeft ? ['scripts/right-to-left.css'] : []),
    ],
  };
}

/** Gives all pages the sheets of their language, where the root of the pages names those of English. */
export function dressed(language: Language): Plugin {
  const { fonts, more } = sheetsOf(LANGUAGES[language].tag);
  return {
    name: 'dressed',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/root\.tsx$/ },
      handler(code) {
        const ofEnglish = /import '\.\/styles\/fonts\.css';\nimport '\.\/styles\/base\.css';\n/;
        if (!ofEnglish.test(code)) throw new Error('root.tsx does not import fonts.css and base.css last.');
        const sheets = [fonts, 'base.css', ...more].map((sheet) => `import './styles/${sheet}';\n`);
        return { code: code.replace(ofEnglish, sheets.join('')), map: null };
      },
    },
  };
}

/** Modules whose parts must be the same in all languages: tables, and a class that callers ask for. They say nothing themselves. */
const SHARED = /[\\/]tables\.ts$|[\\/]problems[\\/]problem\.ts$/;

const importsOf = once((file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+)'/gms)]
    .map(([, to = '']) => path.resolve(path.dirname(file), to))
    .filter((to) => to.endsWith('.ts')),
);

/** Whether what a module says depends on the language. */
const speaks: (file: string) => boolean = once(
  (file) => WORDS.test(file) || (!SHARED.test(file) && importsOf(file).some(speaks)),
);

/**
 * A program speaks all languages: `write-mail.ts?language=de` is the module in German, with all that it imports and that says
 * something. What says nothing is there once.
 * @param importer a module as it is known: a path with its language
 * @returns null for modules that are the same for all
 */
export function localized(source: string, importer: string): string | null {
  const [by = '', query] = importer.split('?');
  const asked = new URLSearchParams(query);
  const language = asked.get('language');
  if (language === null || !isLanguage(language)) return null;
  if (!source.startsWith('.')) return path.isAbsolute(source) && source.includes('?') ? source : null;
  const file = path.resolve(path.dirname(by), source);
  const found = asked.has('made') ? null : standIn(file, by, language);
  if (found) return `${found.file}?${found.made ? 'made&' : ''}language=${language}`;
  return speaks(file) ? `${file}?language=${language}` : null;
}

/** The code of a module that {@link localized} named and that has no file; null for all others. */
export function localizedCode(id: string): string | null {
  const [file = '', query] = id.split('?');
  const asked = new URLSearchParams(query);
  const language = asked.get('language');
  if (!asked.has('made') || language === null || !isLanguage(language)) return null;
  return madeOf(file, language, (one) => `${one}${one.includes('?') ? '&' : '?'}language=${language}`);
}

/** A function that answers each question once. */
function once<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as Value;
  };
}

/** The language of the pages to build, in `SHOP_LANGUAGE`; without it the source. Throws if the shop has no such language. */
export function languageToBuild(): Language {
  const asked = process.env['SHOP_LANGUAGE'] ?? SOURCE;
  if (!isLanguage(asked))
    throw new Error(`SHOP_LANGUAGE is ${asked}, which src/domain/languages.ts does not know.`);
  return asked;
}
