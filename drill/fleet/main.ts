import { parseArgs } from 'node:util';

import { violations } from '../check.ts';
import { readFates } from '../ends.ts';
import { startFleet } from './fleet.ts';
import { loseCommits } from './lost-commits.ts';
import { type Outcome, runScenario, type Timing } from './run-scenario.ts';
import { SCENARIOS } from './scenario.ts';

/**
 * Two webs and a worker behind nginx, on a PostgreSQL primary with a standby: each is taken away in turn while people keep
 * buying. Every paid purchase must end, and nothing may be lost or done twice.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    /** Scenarios whose names contain one of these words, separated by commas. */
    only: { type: 'string' },
    buyers: { type: 'string', default: '4' },
  },
});
const LOST = 'standby promoted, seconds behind';
const isWanted = (name: string) => values.only?.split(',').some((word) => name.includes(word)) ?? true;
const isAll = !values.short || values.only !== undefined;
const scenarios = SCENARIOS.filter(({ name, short }) => isWanted(name) && (short || isAll));
if (scenarios.length === 0 && !(isAll && isWanted(LOST)))
  throw new Error(`There is no scenario ${values.only}.`);

/** As in production, with shorter times: a lost answer is looked for by a sweep after its lease, for `ORDER_UNCLEAR_SECONDS`. */
const LONG_SETTINGS = { ORDER_UNCLEAR_SECONDS: '60', ORDER_LEASE_SECONDS: '20', RECOVER_SECONDS: '10' };
const LONG: Timing = { around: 6, lasts: 20, ends: { within: 60, unclearWithin: 120 } };
const SHORT_SETTINGS = {
  ORDER_UNCLEAR_SECONDS: '10',
  ORDER_LEASE_SECONDS: '6',
  RECOVER_SECONDS: '1',
  PAGES_AHEAD: 'off',
};
/** On a machine that does other things as well, times are not checked. */
const SHORT: Timing = { around: 2, lasts: 4, ends: null };
const timing = values.short ? SHORT : LONG;

const buyers = Number(values.buyers);
const fleet = await startFleet(values.short ? SHORT_SETTINGS : LONG_SETTINGS);
try {
  for (const scenario of scenarios) {
    const outcome = await runScenario(fleet, scenario, buyers, timing);
    console.log(rowOf(outcome));
    for (const answer of outcome.refusals) console.log(`    ${answer}`);
  }
  const ends = await readFates(fleet.fates.map(({ customer }) => customer));
  const problems = violations(ends, await fleet.world.ledger());
  if (problems.length > 0) throw new Error(`violated later:\n${problems.join('\n')}`);
  console.log(`${ends.length} paid purchases, 0 violations`);
  if (isAll && isWanted(LOST)) console.log(`${LOST}: ${await loseCommits(fleet, buyers, 5)}`);
} catch (error) {
  console.error(fleet.shop.logs().split('\n').slice(-60).join('\n'));
  throw error;
} finally {
  await fleet.stop();
}

function rowOf({ scenario, paid, delivered, refunded, slowest, failed }: Outcome): string {
  const statuses = [...failed].map(([status, count]) => `${count} x ${status}`).join(', ');
  return (
    `${scenario.padEnd(40)} ${paid} paid, ${delivered} delivered, ${refunded} refunded, slowest end ${slowest.toFixed(1)} s, ` +
    `failed answers: ${statuses || 'none'}, 0 violations`
  );
}
