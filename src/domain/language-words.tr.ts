import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'tr';

export const LOCALE: string = 'tr-TR';

export const DATE_LOCALE: string = 'tr-TR';

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const FAMILY_FIRST: boolean = false;

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

/** '24 saat': nouns have no plural after a number. */
export const inHours: typeof source.inHours = (count) => `${count} saat`;

/** '7 gün'. */
export const inDays: typeof source.inDays = (count) => `${count} gün`;

/** '2 yıl'. */
export const inYears: typeof source.inYears = (count) => `${count} yıl`;

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;

/** Begins a sentence with a capital letter, which is 'İ' for an 'i'. */
export const capital = (text: string) => `${text.charAt(0).toLocaleUpperCase(LOCALE)}${text.slice(1)}`;

/** Suffixes follow the sound, which these names' letters do not show: how their last syllable is spoken. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\bABD$/, 'de'],
  [/\bBAE$/, 'ee'],
  [/\bBDT$/, 'te'],
  [/\bGuadeloupe$/, 'lup'],
  [/\bMayotte$/, 'yot'],
  [/\bLiechtenstein$/, 'ştayn'],
  [/\bLi(?:te|ght)$/, 'layt'],
  // An l at their end is a soft one, after which vowels are spoken in front.
  [/\b(?:Nepal|Senegal)$/, 'el'],
  [/(?<=[^aeıioöuü])y$/, 'i'],
];

/** Compounds, which end in a suffix of their own: an n follows it. */
const COMPOUND =
  /(?:adası|adaları|antilleri|devletleri|emirlikleri|birliği|topluluğu|cumhuriyeti|krallığı|sahili|toprakları|bölgesi|bölgeleri|guyanası|hollandası|polinezyası|samoası|ginesi|merkezleri|ülkeleri|şehri|limanı)$/;

const WORLD = 'Dünya';

/** The letters that decide about a suffix: the last vowel, the last letter, and whether an n comes between. */
function endOf(place: string) {
  const [, spoken = place] = SPOKEN.find(([name]) => name.test(place)) ?? [];
  const lower = spoken.toLocaleLowerCase(LOCALE).normalize('NFC');
  const letters = lower.slice(0, Array.from(lower).findLastIndex((letter) => /\p{L}/u.test(letter)) + 1);
  const vowel = /[aâãáàåeéêèıiíîoôóöuûúü](?=[^aâãáàåeéêèıiíîoôóöuûúü]*$)/u.exec(letters)?.[0] ?? 'e';
  const isBack = /[aâãáàåıoôóuûú]/u.test(vowel);
  const isRound = /[oôóöuûúü]/u.test(vowel);
  const close = isRound ? (isBack ? 'u' : 'ü') : isBack ? 'ı' : 'i';
  return {
    open: isBack ? 'a' : 'e',
    close,
    isVowel: letters.endsWith(vowel),
    isCompound: COMPOUND.test(letters),
    t: /[fstkçşhpx]$/u.test(letters) ? 't' : 'd',
  };
}

/** 'Japonya’da', 'Birleşik Krallık’ta', 'Amerika Birleşik Devletleri’nde'. */
export function inPlace(place: string): string {
  if (place === WORLD) return 'dünya genelinde';
  const { open, isCompound, t } = endOf(place);
  return `${place}’${isCompound ? 'n' : ''}${t}${open}`;
}

/** 'Japonya’dan', 'Birleşik Krallık’tan', 'Amerika Birleşik Devletleri’nden'. */
export const fromPlace = (place: string): string => (place === WORLD ? 'tüm dünyadan' : `${inPlace(place)}n`);

/** 'Japonya’ya', 'Birleşik Krallık’a', 'Amerika Birleşik Devletleri’ne'. */
export function toPlace(place: string): string {
  if (place === WORLD) return 'tüm dünyaya';
  const { open, isVowel, isCompound } = endOf(place);
  return `${place}’${isCompound ? 'n' : isVowel ? 'y' : ''}${open}`;
}

/** 'Japonya’nın', 'Birleşik Krallık’ın', 'Amerika Birleşik Devletleri’nin'. */
export function ofPlace(place: string): string {
  if (place === WORLD) return 'tüm dünyanın';
  const { close, isVowel } = endOf(place);
  return `${place}’${isVowel ? 'n' : ''}${close}n`;
}
