import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export { GAP, labelled, facts } from './language-words.ts';

export const LANGUAGE: Language = 'ko';

export const LOCALE: string = 'ko-KR';

export const DATE_LOCALE: string = 'ko-KR';

export const DATE_STYLE: typeof source.DATE_STYLE = 'long';

export const FAMILY_FIRST: boolean = true;

/** '24시간'. */
export const inHours: typeof source.inHours = (count) => `${count}시간`;

/** '7일'. */
export const inDays: typeof source.inDays = (count) => `${count}일`;

/** '2년'. */
export const inYears: typeof source.inYears = (count) => `${count}년`;

/** A place as it is called in a sentence. */
export const named = (place: string) => place;

/** '일본에서'. */
export const inPlace = (place: string) => `${place}에서`;

/** The forms after a consonant and after a vowel. */
type Particles = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로' | '이나/나' | '이라/라' | '이에요/예요';

/** How a word ends when it is read aloud. */
type Ending = 'vowel' | 'ㄹ' | 'consonant';

const SYLLABLES = { first: 0xac00, last: 0xd7a3, endings: 28, rieul: 8 };

/** 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const DIGITS: readonly Ending[] = [
  'consonant',
  'ㄹ',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'ㄹ',
  'ㄹ',
  'vowel',
];

/** Signs before an amount, which are read after it: 원, 엔, 프랑, 디르함, 헤알, 셰켈. All others are read as 달러 and 유로 end. */
const CURRENCY_ENDINGS: Readonly<Record<string, Ending>> = {
  '₩': 'consonant',
  '¥': 'consonant',
  CHF: 'consonant',
  AED: 'consonant',
  R$: 'ㄹ',
  ILS: 'ㄹ',
};

/** A name with the particle that its last sound asks for: '일본은', 'Visa는', 'PayPal로', '$3.37를', '₩4,945을'. */
export function josa(name: string | number, particles: Particles): string {
  const [afterConsonant = '', afterVowel = ''] = particles.split('/');
  const ending = endingOf(String(name));
  const isOpen = ending === 'vowel' || (ending === 'ㄹ' && particles === '으로/로');
  return `${name}${isOpen ? afterVowel : afterConsonant}`;
}

function endingOf(name: string): Ending {
  const read = readAloud(name);
  // 퍼센트, 플러스
  if (/[%+]$/.test(read)) return 'vowel';
  const [, sign] = /(\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}\u00A0)[\d.,]+$/u.exec(read) ?? [];
  if (sign !== undefined) return CURRENCY_ENDINGS[sign.trim()] ?? 'vowel';
  const last = read.at(-1) ?? '';
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? 'vowel';
  if (/[a-z]/i.test(last)) return latinEnding(read.slice(endOf(read, /[^a-z]/i)));
  return hangulEnding(last.charCodeAt(0));
}

/** What is in brackets behind a name is not read with it, nor are quotation marks. */
function readAloud(name: string): string {
  const bracket = name.lastIndexOf('(');
  const isBehind = bracket > 0 && !/[\p{L}\d]/u.test(name.slice(name.indexOf(')', bracket)));
  const read = isBehind ? name.slice(0, bracket) : name;
  return read.slice(0, endOf(read, /[\p{L}\d%+]/u));
}

/** The place behind the last letter that is of a kind. */
function endOf(text: string, kind: RegExp): number {
  let end = text.length;
  while (end > 0 && !kind.test(text.charAt(end - 1))) end -= 1;
  return end;
}

function hangulEnding(code: number): Ending {
  const { first, last, endings, rieul } = SYLLABLES;
  if (!(code >= first && code <= last)) return 'vowel';
  const final = (code - first) % endings;
  if (final === 0) return 'vowel';
  return final === rieul ? 'ㄹ' : 'consonant';
}

/** Letters of an abbreviation are read by their names, other words as they are usually written in Hangul. */
function latinEnding(word: string): Ending {
  if (/^[A-Z]+$/.test(word)) return /[LR]$/.test(word) ? 'ㄹ' : /[MN]$/.test(word) ? 'consonant' : 'vowel';
  // 페이팔, 모바일, 애플, 닷케이알
  if (/l$|.le$|^kr$/i.test(word)) return 'ㄹ';
  // 심, 폰, 크롬, 링
  if (/[mn]$|ng$|[aeiou][mn]e$/i.test(word)) return 'consonant';
  // 틱톡, 넷, 북, 클럽; but 라이트, 링크
  return /(?:^|[^aeiou])[aeiou](?:[bckpt]|ck)$|ook$/i.test(word) ? 'consonant' : 'vowel';
}
