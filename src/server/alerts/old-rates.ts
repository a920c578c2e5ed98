import type { Deps } from '../deps.ts';
import { type CurrencyState, LATE_RATE_DAYS, MOST_RATE_DAYS } from '../pricing/rate-age.ts';
import { ratesInUse } from '../pricing/rates-in-use.ts';
import type { NewAlert } from './find-alerts.ts';

const WORDS = {
  late: (codes) =>
    `The exchange rates of these currencies are older than ${LATE_RATE_DAYS} days: ${codes}. The shop sells by them until they are ${MOST_RATE_DAYS} days old.`,
  paused: (codes) =>
    `The shop no longer sells in these currencies, as their exchange rates are older than ${MOST_RATE_DAYS} days: ${codes}. Buyers see dollars.`,
} satisfies Partial<Record<CurrencyState, (codes: string) => string>>;

/** One for all rates that should be newer, and one for those that are too old to sell by. */
export async function oldRates(deps: Deps): Promise<NewAlert[]> {
  const inUse = await ratesInUse(deps.db.db, deps.now());
  return (['late', 'paused'] as const).flatMap((subject): NewAlert[] => {
    const codes = inUse.flatMap(({ currency, state }) => (state === subject ? [currency] : []));
    if (codes.length === 0) return [];
    return [{ kind: 'rate_old', subject, words: WORDS[subject](codes.join(', ')), purchaseId: null }];
  });
}
