import path from 'node:path';

import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { twinOf } from '../../../scripts/languages.ts';
import type { Language } from '../../../src/domain/languages.ts';
import { ROOT } from '../machine/source-files.ts';

/** What a message says with some facts, in the source and in a language. */
export interface Said {
  /** Module and place: 'src/web/home/words.ts popularWords.title'. */
  at: string;
  source: string;
  translated: string;
  /** The facts of a function, as they look in its text; none for plain texts. */
  facts: readonly string[];
}

/** Numbers that cover every plural class of CLDR for integers. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100];

const TEXTS = ['Xaf', 'Xbf', 'Xcf', 'Xdf', 'Xef', 'Xff'];

/** A message is a text, a function of facts, or markup. All that a module says, with each set of facts. */
export async function saidIn(file: string, language: Language): Promise<Said[]> {
  const twin = twinOf(path.join(ROOT, file), language);
  if (twin === null) return [];
  const [source, translated] = (await Promise.all([import(path.join(ROOT, file)), import(twin)])) as Record<
    string,
    unknown
  >[];
  return Object.keys(source ?? {}).flatMap((name) =>
    compare(`${file} ${name}`, source?.[name], translated?.[name]),
  );
}

function compare(at: string, source: unknown, translated: unknown): Said[] {
  if (typeof source === 'function' && typeof translated === 'function') {
    const all = samplesOf(source.length).flatMap((facts): Said[] => {
      const [one, other] = [source, translated].map((words) => textOf(() => words(...facts) as unknown));
      return one ? [{ at, source: one, translated: other ?? '', facts: facts.map(String) }] : [];
    });
    // A message that says something of one number says it of all: each is of another plural class.
    const countsOf = all.filter(({ facts }) => facts.length > 0 && facts.every((fact) => /^\d+$/.test(fact)));
    const isOfCounts = countsOf.some(({ translated: text }) => text !== '');
    const said = all.filter((one) => one.translated !== '' || (isOfCounts && countsOf.includes(one)));
    // With facts that never occur only one of them may have a text, but not with all.
    return said.length > 0 ? said : all.slice(0, 1);
  }
  if (typeof source === 'object' && source !== null && !isValidElement(source))
    return Object.entries(source).flatMap(([name, inner]) =>
      compare(`${at}.${name}`, inner, (translated as Record<string, unknown> | undefined)?.[name]),
    );
  const text = textOf(() => source);
  if (text === null || !/\p{L}/u.test(text)) return [];
  return [{ at, source: text, translated: textOf(() => translated) ?? '', facts: [] }];
}

/** Facts of each kind; a function that cannot take one of them is called with the others. */
function samplesOf(count: number): unknown[][] {
  const texts = TEXTS.slice(0, count);
  if (count === 0) return [[]];
  return [
    texts,
    ...COUNTS.map((number) => texts.map(() => number)),
    ...COUNTS.map((number) => texts.map((text, at) => (at === 0 ? number : text))),
    ...COUNTS.map((number) => texts.map((text, at) => (at === 0 ? text : number))),
    texts.map(() => true),
    texts.map(() => null),
  ];
}

/** Null if it says nothing with these facts. */
function textOf(say: () => unknown): string | null {
  try {
    const said = say();
    if (typeof said === 'string') return said;
    if (typeof said === 'function') return null;
    const text = renderToStaticMarkup(said as ReactNode).replaceAll(/<[^>]*>/g, '');
    return text === '' ? null : text;
  } catch {
    return null;
  }
}
