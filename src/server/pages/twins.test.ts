import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { create, type Font } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';

import { cutFont, webFonts } from '../../../scripts/fonts.ts';
import { twinOf, WORD_MODULES } from '../../../scripts/languages.ts';
import { messagesIn } from '../../../scripts/messages.ts';
import { saidIn, type Said } from '../../../test/support/languages/messages.ts';
import { RULES } from '../../../test/support/languages/rules.ts';
import { ROOT } from '../../../test/support/machine/source-files.ts';
import { type Language, LANGUAGES } from '../../domain/languages.ts';

/** Short texts, which may grow more. */
const SHORT = 12;
const MAX_GROWTH = 1.6;
/** What a phone of 320 pixels has for a section's headline, and for the text of a card, with the size of its letters. */
const HEADLINE = { px: 26, room: 280 };
const TEXT = { px: 16, room: 248 };
/** A text that may be a headline: it is no sentence. */
const isHeadline = (text: string) => text.length <= 40 && !/[.?!]$/.test(text);
/** Shorter ones fit whatever their letters, and lines break between any two of East Asian ones. */
const MAY_BREAK = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}]{14,}$/u;
/** The share of all that is said which is read; the rest takes facts that no sample has. */
const LEAST_READ = 0.9;

/** Their fact chooses a sentence: the word eSIM or plan, or a processor's own words. */
const CHOOSE = /refundOfferWords|returnAsked|refundDialogWords|declineWords|\bdeclined|saved_card_declined/;
/** Names for the program. */
const CODE = /^[a-z_\-#]+$|^\w+:\S*$/;
/** They show what other modules say. */
const QUOTES = /BOTH_SYSTEMS/;
/** Notices with a method's name, which a twin that is read here alone has in English. */
const NAMES_METHOD = /switches\/words\.ts defaultWords\./;
const moduleOf = ({ at }: Pick<Said, 'at'>) => at.split(' ')[0];
const withoutFacts = (text: string) =>
  text.replaceAll(/X[a-f]f|true|null|\d+/g, '').replaceAll(/^[\s,·:]+|[\s,·:]+$/g, '');
/** A language may begin with a fact that English has within a sentence, or the other way round. */
const timesIn = (text: string, fact: string) => text.toLowerCase().split(fact.toLowerCase()).length - 1;
const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '');
/** The English without sentences of neighbours, which a twin that is read here alone gets from their source. */
const withoutBorrowed = ({ source, translated }: Said) =>
  source
    .split(/(?<=[.?!]) /)
    .filter((sentence) => !translated.includes(sentence.replace(/[.?!]$/, '')))
    .join(' ');

const require = createRequire(import.meta.url);
const opened = (bytes: Buffer) => create(bytes) as Font;
const noto = (script: string) =>
  opened(
    readFileSync(
      require.resolve(
        `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`,
      ),
    ),
  );
let faces: Record<'headline' | 'text' | 'Arabic' | 'Hebrew', Font>;

beforeAll(async () => {
  const cut = async (file: string) => opened(await cutFont(webFonts[file]!));
  faces = {
    headline: await cut('bricolage-grotesque.woff2'),
    text: await cut('inter.woff2'),
    // Systems bring fonts of their own for these, about as wide.
    Arabic: noto('arabic'),
    Hebrew: noto('hebrew'),
  };
});

/** How wide a word is, in pixels, and what it has. */
function widthIn(word: string, { px, room }: typeof TEXT, latin: Font): { width: number; room: number } {
  const script = (['Arabic', 'Hebrew'] as const).find((one) =>
    new RegExp(`\\p{Script=${one}}`, 'u').test(word),
  );
  const face = script ? faces[script] : latin;
  return { width: (face.layout(word).advanceWidth / face.unitsPerEm) * px, room };
}

/** The English of each module. */
const MESSAGES = new Map(
  WORD_MODULES.map((file) => [file, [...messagesIn(path.join(ROOT, file)).keys()]] as const),
);

describe.each(Object.entries(RULES))('what is said in %s', (code, rules) => {
  const language = code as Language;
  const said: Said[] = [];
  const glossary = Object.entries(rules.glossary).map(
    ([term, rendering]) => [term, new RegExp(`\\b${term}\\b`, 'i'), rendering] as const,
  );

  it('is there for every module, and nearly all of it is read here', async () => {
    const missing = WORD_MODULES.filter((file) => twinOf(path.join(ROOT, file), language) === null);
    if (LANGUAGES[language].stage === 'offered') expect(missing).toEqual([]);
    for (const file of WORD_MODULES.filter((one) => !missing.includes(one))) {
      const twin = twinOf(path.join(ROOT, file), language) ?? '';
      const [source, translated] = (await Promise.all([
        import(path.join(ROOT, file)),
        import(twin),
      ])) as object[];
      const lost = Object.keys(source ?? {}).filter((name) => !(name in (translated ?? {})));
      expect({ file, lost }).toEqual({ file, lost: [] });
    }
    for (const file of WORD_MODULES) said.push(...(await saidIn(file, language)));
    expect(said.filter(({ translated }) => translated === '').map(({ at }) => at)).toEqual([]);
    const messages = WORD_MODULES.filter((file) => !missing.includes(file)).flatMap(
      (file) => MESSAGES.get(file) ?? [],
    );
    expect(new Set(said.map(({ at }) => at)).size / messages.length).toBeGreaterThan(LEAST_READ);
  });

  it('is said by no module whose translations nobody records, since it would speak English', () => {
    const twins = globSync(`src/**/*words.${language}.{ts,tsx}`, { cwd: ROOT });
    const sources = twins.map((twin) => twin.replaceAll(path.sep, '/').replace(`.${language}.`, '.'));
    expect(sources.filter((source) => !WORD_MODULES.includes(source))).toEqual([]);
  });

  it('has each fact of the English as often, and no value that is no word', () => {
    const lost = said.filter(
      ({ at, source, translated, facts }) =>
        !CHOOSE.test(at) &&
        facts.some((fact) => /^X.f$/.test(fact) && timesIn(source, fact) !== timesIn(translated, fact)),
    );
    expect(lost.map(({ at, translated }) => `${at}: ${translated}`)).toEqual([]);
    expect(said.filter(({ translated }) => /undefined|NaN|\[object/.test(translated))).toEqual(
      said.filter(({ source }) => /undefined|NaN|\[object/.test(source)),
    );
  });

  it('is not much longer than the English, and has no word that breaks', () => {
    const long = said.filter(
      ({ source, translated }) => translated.length > Math.max(SHORT, source.length) * MAX_GROWTH + SHORT,
    );
    expect(long.map(({ at, translated }) => `${at}: ${translated}`)).toEqual([]);
    const broken = said.flatMap(({ at, translated }) =>
      plain(translated)
        .split(/[\s\-–/\u00AD.,:!?…]+/)
        .filter((word) => MAY_BREAK.test(word))
        .filter((word) =>
          [
            widthIn(word, TEXT, faces.text),
            ...(isHeadline(translated) ? [widthIn(word, HEADLINE, faces.headline)] : []),
          ].some(({ width, room }) => width > room),
        )
        .map((word) => `${at}: ${word}`),
    );
    expect(broken).toEqual([]);
  });

  it('is written in its own script, signs and terms', () => {
    const letters = said.flatMap(({ translated }) => translated.match(/\p{L}/gu) ?? []);
    const own = letters.filter((letter) => rules.script.letters.test(letter));
    expect(own.length / letters.length).toBeGreaterThanOrEqual(rules.script.least);
    expect(
      said.filter(
        ({ source, translated }) => source !== translated && rules.wrongSigns.test(plain(translated)),
      ),
    ).toEqual([]);
    const wrong = said.flatMap((one) => {
      if (NAMES_METHOD.test(one.at)) return [];
      const source = withoutBorrowed(one);
      return glossary
        .filter(([, english, rendering]) => english.test(source) && !rendering.test(one.translated))
        .map(([term]) => `${one.at}: ${term}: ${one.translated}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is not English', () => {
    // A twin that is read here alone gets its neighbours' words from their source.
    const modulesOf = Map.groupBy(said, ({ source }) => source);
    const isBorrowed = ({ at, source }: Said) =>
      modulesOf.get(source)?.some((other) => moduleOf(other) !== moduleOf({ at }));
    const same = said.filter(
      (one) =>
        one.source === one.translated &&
        !CODE.test(one.translated) &&
        !QUOTES.test(one.at) &&
        !rules.sameAsEnglish.test(withoutFacts(plain(one.translated))) &&
        !isBorrowed(one),
    );
    expect([...new Set(same.map(({ at, translated }) => `${at}: ${translated}`))]).toEqual([]);
  });
});
