import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/account/check-credentials.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Settings } from '../core/settings/env.ts';

let commonOnes: Promise<ReadonlySet<string>> | null = null;

/**
 * The most common passwords, in lower case; cached, 5 MB. Loaded while a process starts: unpacking blocks it for a tenth of a
 * second.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  commonOnes ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN)),
  );
  return commonOnes;
}

/**
 * Refuses a new password that a guesser would try first: one of the most common, a repeated piece, consecutive letters, or the
 * shop's name, a season or a month with digits around it. The sign-in library refuses passwords that are too short or too long.
 * @throws Problem `guessable_password`
 */
export async function refuseGuessable(
  password: unknown,
  { BRAND_NAME, BASE_URL }: Pick<Settings, 'BRAND_NAME' | 'BASE_URL'>,
): Promise<void> {
  if (typeof password !== 'string') return;
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return;
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const isKnown = isDressed(plain, [BRAND_NAME, ...new URL(BASE_URL).hostname.split('.'), ...OF_THE_YEAR]);
  if (isRepetition(plain) || isKnown || isSequence(plain) || (await commonPasswords()).has(plain)) {
    throw new Problem('guessable_password');
  }
}

/** One to three characters again and again. */
function isRepetition(text: string): boolean {
  const all = Array.from(text);
  return [1, 2, 3].some(
    (length) =>
      all.length > length && all.length % length === 0 && all.every((one, at) => one === all[at % length]),
  );
}

const OF_THE_YEAR = ['spring', 'summer', 'autumn', 'fall', 'winter']
  .concat(['january', 'february', 'march', 'april', 'may', 'june', 'july'])
  .concat(['august', 'september', 'october', 'november', 'december'])
  .concat('simport');

/** `simport123`, `$ummer-2026!`: one of some words, however spelled, with only digits and symbols around it. */
function isDressed(plain: string, words: readonly string[]): boolean {
  return words
    .map((word) => word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
    .filter((word) => word.length >= 3)
    .some((word) => placesOf(word, plain).some((place) => !isLetter.test(around(plain, place, word.length))));
}

const isLetter = /\p{L}/u;

const around = (text: string, place: number, length: number) =>
  text.slice(0, place) + text.slice(place + length);

/** Where a word begins in a text, however it is spelled there. */
function placesOf(word: string, text: string): number[] {
  const isThere = (place: number) =>
    Array.from(word).every((letter, index) =>
      `${letter}${WRITTEN_AS[letter] ?? ''}`.includes(text[place + index] ?? ' '),
    );
  return Array.from({ length: Math.max(0, text.length - word.length + 1) }, (_, place) => place).filter(
    isThere,
  );
}

/** Digits and symbols used in place of a letter. */
const WRITTEN_AS: Record<string, string> = { a: '4@', e: '3', i: '1!', l: '1', o: '0', s: '5$', t: '7' };

/** `abcdef`, `987654`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
