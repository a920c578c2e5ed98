import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/account/check-credentials.ts';
import { Problem } from '../../domain/problems/problem.ts';

let commonOnes: Promise<ReadonlySet<string>> | null = null;

/**
 * The passwords that people choose most, in lower case; kept: 5 MB. Read while a process starts, for unpacking them takes a tenth of a
 * second in which nobody would be answered.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  commonOnes ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN)),
  );
  return commonOnes;
}

/**
 * Refuses a new password that whoever guesses would try first: one of the most common, one piece over and over, or the
 * next letter each time. One that is too short or too long is refused by the sign-in library.
 * @throws Problem `guessable_password`
 */
export async function refuseGuessable(password: unknown): Promise<void> {
  if (typeof password !== 'string') return;
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return;
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (/^(.{1,3})\1+$/su.test(plain) || isSequence(plain) || (await commonPasswords()).has(plain)) {
    throw new Problem('guessable_password');
  }
}

/** `abcdef`, `987654`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
