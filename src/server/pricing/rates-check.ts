import { amber, type Finding, green, messageOf, red } from '../core/finding.ts';
import type { Db } from '../db/database.ts';
import { type RatesAddress, readFile } from './exchange-rates.ts';
import { LATE_RATE_DAYS, MOST_RATE_DAYS } from './rate-age.ts';
import { ratesInUse } from './rates-in-use.ts';

const FILE = 'Exchange rates: file';

/** Whether the file of rates can be read. */
export async function checkRatesFile(settings: RatesAddress): Promise<Finding> {
  try {
    const [first, ...others] = await readFile(settings);
    return green(FILE, `${1 + others.length} currencies, of ${first?.ofDay ?? 'no day'}`);
  } catch (error) {
    return amber(
      FILE,
      messageOf(error),
      `Check EXCHANGE_RATES_URL and the way out. Until then the shop sells by the last rates, for ${MOST_RATE_DAYS} days.`,
    );
  }
}

/** Whether the currencies that are switched on have rates that are new enough. */
export async function checkRates(db: Db, now: Date): Promise<Finding> {
  const about = 'Exchange rates';
  const inUse = await ratesInUse(db, now);
  const named = (state: string) =>
    inUse.flatMap((one) => (one.state === state ? [one.currency] : [])).join(', ');
  const remedy = 'Check that a worker reads the file, and enter the rates that it lacks with rate-enter.';
  const [paused, late] = [named('paused'), named('late')];
  if (paused !== '')
    return red(about, `older than ${MOST_RATE_DAYS} days, so nothing is sold in ${paused}`, remedy);
  if (late !== '')
    return amber(
      about,
      `older than ${LATE_RATE_DAYS} days for ${late}; after ${MOST_RATE_DAYS} days nothing is sold in them`,
      remedy,
    );
  return green(
    about,
    inUse.length === 0 ? 'no currency is on but dollars' : 'new enough for all that are on',
  );
}
