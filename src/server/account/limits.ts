import { addressKey } from '../../domain/email-address.ts';
import type { Deps } from '../deps.ts';
import { OF_ADDRESS } from '../http/limit-calls.ts';
import { countTry, forgiveTry, type Limit, timeToWait } from '../http/rate-limit.ts';

const QUARTER = 15 * 60;
const HOUR = 3600;

/** One counted try: a limit, and the address, browser or account it applies to. */
export type Try = [limit: Limit, subject: string];

/**
 * Who tries: the caller's address, a hash of the cookie of a browser that has bought here, and the account it names (the e-mail
 * as typed, or a user's id).
 */
export interface Trier {
  address: string;
  browser: string | null;
  account: string | null;
}

type Rule = { each?: Limit; address: Limit; account?: Limit };

const rule = (
  name: string,
  seconds: number,
  times: { each: number; account: number },
): Omit<Rule, 'address'> => ({
  each: { name: `${name} each`, times: times.each, seconds },
  account: { name: `${name} account`, times: times.account, seconds },
});

/**
 * `each` counts one account from one browser, or from one address if the browser is unknown: a guesser locks out only themselves.
 * `account` limits guessing from many addresses, `address` guessing at many accounts.
 */
const RULES: Record<string, Rule> = {
  '/sign-in/email': {
    ...rule('sign-in', QUARTER, { each: 10, account: 60 }),
    address: OF_ADDRESS['sign-in address'],
  },
  '/sign-up/email': {
    ...rule('sign-up', HOUR, { each: 5, account: 20 }),
    address: OF_ADDRESS['sign-up address'],
  },
  '/request-password-reset': {
    ...rule('reset mail', HOUR, { each: 4, account: 10 }),
    address: OF_ADDRESS['reset mail address'],
  },
  '/send-verification-email': {
    ...rule('verification mail', HOUR, { each: 4, account: 10 }),
    address: OF_ADDRESS['verification mail address'],
  },
  '/change-password': {
    ...rule('change password', QUARTER, { each: 10, account: 20 }),
    address: OF_ADDRESS['change password address'],
  },
  // These name no account.
  '/reset-password': { address: OF_ADDRESS['reset address'] },
  '/verify-email': { address: OF_ADDRESS['verify address'] },
  '/oauth-popup/start': { address: OF_ADDRESS['google address'] },
};

/** What a call of a sign-in route counts as; nothing for routes that reveal nothing. */
export function triesOf(path: string, { address, browser, account }: Trier): Try[] {
  const found = RULES[path];
  if (!found) return [];
  const who = addressKey(account ?? '').slice(0, 254);
  const tries: Try[] = [[found.address, address]];
  if (found.each) tries.unshift([found.each, `${browser ?? address} ${who}`]);
  if (found.account && who) tries.push([found.account, who]);
  return tries;
}

/**
 * Counts all of them; returns the seconds to wait, 0 for none. Stops at the first limit reached. A caller already over a limit is
 * not counted further: each invented account would leave a row.
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

/** Takes the tries back: the right password was no guess. */
export async function forgiveTries(deps: Deps, tries: Try[]): Promise<void> {
  for (const [limit, subject] of tries) await forgiveTry(deps, limit, subject);
}
