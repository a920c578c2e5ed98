import { checkExpiry, formatExpiry } from './card-expiry.ts';
import { cardBrand, groupCardNumber, isCardNumber } from './card-number.ts';

export type FieldName = 'number' | 'expiry' | 'cvc' | 'postal';
export const FIELD_NAMES: FieldName[] = ['number', 'expiry', 'cvc', 'postal'];

/** The text in each of the inputs. */
export type Written = Record<FieldName, string>;

export interface Verdict {
  complete: boolean;
  /** For what more typing cannot mend; a merely unfinished field has none. */
  error?: { code: string; message: string };
}

/** The errors for leaving a field unfinished. */
export const INCOMPLETE: Record<FieldName, { code: string; message: string }> = {
  number: { code: 'incomplete_number', message: 'Your card number is incomplete.' },
  expiry: { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." },
  cvc: { code: 'incomplete_cvc', message: "Your card's security code is incomplete." },
  postal: { code: 'incomplete_zip', message: 'Your postal code is incomplete.' },
};

const ZIP_LENGTH = 5;

export function digitsOf(written: string): string {
  return written.replaceAll(/\D/g, '');
}

/** The formatted text of the field after `raw` was typed or pasted. */
export function formatField(name: FieldName, raw: string, number: string, deleting: boolean): string {
  if (name === 'expiry') return formatExpiry(raw, deleting);
  const digits = digitsOf(raw);
  if (name === 'number') return groupCardNumber(digits.slice(0, longestNumber(digits)));
  return digits.slice(0, name === 'cvc' ? longestCvc(number) : ZIP_LENGTH);
}

export function checkField(name: FieldName, written: Written, now: Date): Verdict {
  const digits = digitsOf(written[name]);
  if (name === 'number') return checkNumber(digits);
  if (name === 'expiry') return checkExpiry(written.expiry, now);
  if (name === 'postal') return { complete: digits.length === ZIP_LENGTH };
  const brand = cardBrand(digitsOf(written.number));
  return { complete: brand ? digits.length === brand.cvcLength : digits.length >= 3 };
}

function checkNumber(digits: string): Verdict {
  if (isCardNumber(digits)) return { complete: true };
  if (digits.length < longestNumber(digits)) return { complete: false };
  return { complete: false, error: { code: 'invalid_number', message: 'Your card number is invalid.' } };
}

function longestNumber(digits: string): number {
  return Math.max(...(cardBrand(digits)?.lengths ?? [16]));
}

function longestCvc(number: string): number {
  return cardBrand(digitsOf(number))?.cvcLength ?? 4;
}
