import { z } from 'zod';

import { CURRENCY_CODES } from '../../currencies.ts';
import { bankWords as words } from './words.ts';

/** Whether an account number that looks like an IBAN has the right check digits; true for all others. */
export function hasRightDigits(account: string): boolean {
  const iban = account.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(iban)) return true;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !/\p{C}/u.test(text), words.oneLine);

const bankAccountSchema = z.object({
  currency: z.enum(CURRENCY_CODES),
  holder: line(70).min(1),
  bank: line(70),
  account: line(40).min(4).refine(hasRightDigits, words.wrongDigits),
  bic: line(11),
});

export type BankAccount = z.infer<typeof bankAccountSchema>;

/** The accounts to which buyers transfer money, at most one for each currency. */
export const bankDetailsSchema = z.object({
  accounts: z
    .array(bankAccountSchema)
    .max(CURRENCY_CODES.length)
    .refine(
      (accounts) => new Set(accounts.map(({ currency }) => currency)).size === accounts.length,
      words.twice,
    ),
});

export type BankDetails = z.infer<typeof bankDetailsSchema>;
