import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseAst } from 'rolldown/parseAst';

import { twinOf, WORD_MODULES } from '../../../scripts/languages.ts';
import { LANGUAGES, SOURCE } from '../../../src/domain/languages.ts';
import { ROOT } from '../machine/source-files.ts';
import { visibleTexts } from '../reading/stray-texts.ts';
import { RULES } from './rules.ts';

/** Syntax whose texts nobody reads: names, types, where a link leads. */
const UNREAD = /^TS|^Import|^ExportAll|^JSXAttribute$|^Directive$/;

/** Fields that name something for the program. */
const NAMES = new Set(['id', 'kind', 'screen', 'own']);

type Node = Record<string, unknown>;

function addTexts(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) for (const one of node) addTexts(one, texts);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type = '', value, key, test, source: _from, ...parts } = node as Node & { type?: string };
  if (UNREAD.test(type) || isComparison(node as Node)) return;
  if (type === 'Property' && NAMES.has(String((key as Node)['name']))) return;
  const text = type === 'TemplateElement' ? (value as Node)['cooked'] : value;
  if (/^(?:Literal|JSXText|TemplateElement)$/.test(type)) {
    if (typeof text === 'string') texts.push(text);
    return;
  }
  // What is given to a function is a code: `refundSentence('undelivered', 'plan')`.
  if (type === 'CallExpression')
    parts['arguments'] = (parts['arguments'] as Node[]).filter((one) => one['type'] !== 'Literal');
  for (const part of [value, type === 'SwitchCase' ? null : test, ...Object.values(parts)])
    addTexts(part, texts);
}

const isComparison = ({ type, operator }: Node) =>
  type === 'BinaryExpression' && /^[!=]==$/.test(String(operator));

/** The words of a text in small letters, without codes. */
const wordsOf = (text: string) =>
  (text.match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => word !== word.toUpperCase())
    .map((word) => word.toLowerCase());

function wordsIn(files: readonly string[]): Set<string> {
  const texts: string[] = [];
  for (const file of files)
    addTexts(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, texts);
  return new Set(texts.flatMap(wordsOf));
}

/** What countries are called in a language. */
function placeWords(tag: string): string[] {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.flatMap((one) => letters.map((other) => names.of(one + other) ?? '')).flatMap(wordsOf);
}

/**
 * The English words that are on a page in another language: those that our English says, or that are names of countries in it,
 * and that the other language neither says nor calls a country.
 */
export function englishFinder(language: keyof typeof RULES): (html: string) => string[] {
  const { untranslated = /(?!)/g } = RULES[language] ?? {};
  const files = WORD_MODULES.map((file) => path.join(ROOT, file));
  const own = wordsIn(files.flatMap((file) => twinOf(file, language) ?? []));
  for (const word of placeWords(LANGUAGES[language].tag)) own.add(word);
  const english = new Set(
    [...wordsIn(files), ...placeWords(LANGUAGES[SOURCE].tag)].filter((word) => !own.has(word)),
  );
  return (html) =>
    visibleTexts(html).flatMap((text) => {
      const found = wordsOf(text.replaceAll(untranslated, '')).filter((word) => english.has(word));
      return found.length > 0 ? [`${found.join(' ')}: ${text.trim()}`] : [];
    });
}
