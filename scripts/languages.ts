import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { isLanguage, type Language, PSEUDO, SOURCE } from '../src/domain/languages.ts';
import { messagesIn } from './messages.ts';

/** A module of words: `words.ts`, `refund-words.tsx`. */
const WORDS = /(?:^|[\\/-])words\.tsx?$/;

/** The file with a module's words in another language, beside it: `words.de.ts`. Null if there is none. */
export function twinOf(file: string, language: Language): string | null {
  if (!WORDS.test(file)) return null;
  const twin = file.replace(/(?=\.tsx?$)/, `.${language}`);
  return existsSync(twin) ? twin : null;
}

/** Hashes of the English from which a language's messages were translated, by module and message. */
export type Translations = Record<string, Record<string, string>>;

const ROOT = path.resolve(import.meta.dirname, '..');

export function translationsIn(language: Language): Translations {
  const file = path.join(ROOT, 'translations', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/** The messages of a module whose English has changed since they were translated, or never was. */
export function staleIn(file: string, language: Language, translations = translationsIn(language)): string[] {
  const known = translations[path.relative(ROOT, file).replaceAll(path.sep, '/')] ?? {};
  return [...messagesIn(file)].filter(([place, hash]) => known[place] !== hash).map(([place]) => place);
}

/** The names that a module of words exports, but for types. */
function exportsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
  return [...found].map(([, name = '']) => name);
}

/**
 * Lets everything that is bundled speak a language: its twin stands in for each module of words, with English for messages that
 * have changed since they were translated. A twin itself may read its source.
 */
export function speaking(language: Language): Plugin {
  const translations = translationsIn(language);
  /** A module that makes its exports of those of the source, and maybe the twin's. */
  const made = (file: string, twin: string | null, make: (name: string) => string) =>
    [
      // With the suffix it is the file itself.
      `import * as source from ${JSON.stringify(`${file}?source`)};`,
      ...(twin === null ? [] : [`import * as twin from ${JSON.stringify(twin)};`]),
      `import { mixed, pseudo } from ${JSON.stringify(path.join(import.meta.dirname, 'other-words.ts'))};`,
      ...exportsOf(file).map((name) => `export const ${name} = ${make(name)};`),
    ].join('\n');
  return {
    name: 'speaking',
    enforce: 'pre',
    resolveId: {
      filter: { id: WORDS },
      handler(source, importer) {
        if (importer === undefined || !source.startsWith('.') || importer.includes('?made')) return null;
        const [by = ''] = importer.split('?');
        const file = path.resolve(path.dirname(by), source);
        const twin = twinOf(file, language);
        if (twin === by) return null;
        if (language === PSEUDO) return twin ?? (existsSync(file) ? `${file}?made` : null);
        if (twin === null) return null;
        return staleIn(file, language, translations).length > 0 ? `${file}?made` : twin;
      },
    },
    load: {
      filter: { id: /\?made$/ },
      handler(id) {
        const file = id.replace('?made', '');
        if (language === PSEUDO) return made(file, null, (name) => `pseudo(source.${name})`);
        const stale = staleIn(file, language, translations);
        return made(file, twinOf(file, language), (name) => {
          const places = stale.filter((place) => place === name || place.startsWith(`${name}.`));
          return `mixed(source.${name}, twin.${name}, ${JSON.stringify(places)})`;
        });
      },
    },
  };
}

/** The language of the pages to build, in `SHOP_LANGUAGE`; without it the source. Throws if the shop has no such language. */
export function languageToBuild(): Language {
  const asked = process.env['SHOP_LANGUAGE'] ?? SOURCE;
  if (!isLanguage(asked))
    throw new Error(`SHOP_LANGUAGE is ${asked}, which src/domain/languages.ts does not know.`);
  return asked;
}
