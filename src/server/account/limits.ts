import { addressKey } from '../../domain/email-address.ts';
import type { Deps } from '../deps.ts';
import { countTry, forgiveTry, type Limit, timeToWait } from '../http/rate-limit.ts';

const QUARTER = 15 * 60;
const HOUR = 3600;

/** One thing that is counted: a limit, and who or what it is about. */
export type Try = [limit: Limit, subject: string];

/** Who tries: where the call comes from, and the account it names (the e-mail as typed, or a user's id). */
export interface Trier {
  address: string;
  account: string | null;
}

type Rule = { each: Limit; address?: Limit; account?: Limit };

const rule = (
  name: string,
  seconds: number,
  times: { each: number; address: number; account: number },
): Rule => ({
  each: { name: `${name} each`, times: times.each, seconds },
  address: { name: `${name} address`, times: times.address, seconds },
  account: { name: `${name} account`, times: times.account, seconds },
});

/**
 * `each` counts one account from one address: who guesses locks out themselves alone. `account` stops guessing from
 * many addresses, `address` guessing at many accounts.
 */
const RULES: Record<string, Rule> = {
  '/sign-in/email': rule('sign-in', QUARTER, { each: 10, address: 40, account: 60 }),
  '/sign-up/email': rule('sign-up', HOUR, { each: 5, address: 20, account: 20 }),
  '/request-password-reset': rule('reset mail', HOUR, { each: 4, address: 20, account: 10 }),
  '/send-verification-email': rule('verification mail', HOUR, { each: 4, address: 20, account: 10 }),
  '/reset-password': rule('reset', HOUR, { each: 20, address: 20, account: 20 }),
  '/verify-email': rule('verify', HOUR, { each: 20, address: 40, account: 20 }),
  '/change-password': rule('change password', QUARTER, { each: 10, address: 40, account: 20 }),
  '/oauth-popup/start': rule('google', QUARTER, { each: 60, address: 60, account: 60 }),
};

/** What a call of the sign-in routes counts as; nothing for those that give nothing away. */
export function triesOf(path: string, { address, account }: Trier): Try[] {
  const found = RULES[path];
  if (!found) return [];
  const who = addressKey(account ?? '').slice(0, 254);
  const tries: Try[] = [[found.each, `${address} ${who}`]];
  if (found.address) tries.push([found.address, address]);
  if (found.account && who) tries.push([found.account, who]);
  return tries;
}

/**
 * Counts them all; returns the seconds to wait, 0 for none. Stops at the first that is used up. Nothing is counted for who
 * is over a limit already: each made-up account would leave a row.
 */
export async function countTries(deps: Deps, tries: Try[]): Promise<number> {
  for (const [limit, subject] of tries) {
    const wait = await timeToWait(deps, limit, subject);
    if (wait > 0) return wait;
  }
  for (const [limit, subject] of tries) {
    const wait = await countTry(deps, limit, subject);
    if (wait > 0) return wait;
  }
  return 0;
}

/** The right password was no guess. */
export async function forgiveTries(deps: Deps, tries: Try[]): Promise<void> {
  for (const [limit, subject] of tries) await forgiveTry(deps, limit, subject);
}
