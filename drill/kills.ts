import { parseArgs } from 'node:util';

import type { OutputOf } from '../src/server/admin/run-verb.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import type { Fault } from '../test/support/outside/outside-world.ts';
import { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { sellIn } from '../test/support/shop/sell-in.ts';
import { type Fate, keptIn, violations } from './check.ts';
import { Customer } from './customer.ts';
import { choiceOf, LOCAL, readFates, STANDS_STILL_MS } from './ends.ts';
import { mend, shuffledFaults } from './faults.ts';
import { takeAway } from './outages.ts';
import { type Step, STEPS } from './steps.ts';

/** Kills the built shop with SIGKILL around every step of a purchase, and checks whether anybody lost anything. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    buyers: { type: 'string', default: '4' },
    short: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    outages: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const buyers = values.short ? 3 : Number(values.buyers);
/** How many seconds PostgreSQL is away each time; an empty text for no outages. */
const outages = (values.outages ?? (values.short ? '4' : '12,60')).split(',').filter(Boolean).map(Number);
const steps = STEPS.filter(({ short }) => short || !values.short);

/** Short, so that a drill sees in seconds what takes half an hour in production. */
const SETTINGS = {
  ORDER_UNCLEAR_SECONDS: '10',
  FULFIL_WITHIN_SECONDS: '30',
  ORDER_LEASE_SECONDS: '6',
  RECOVER_SECONDS: '1',
  RATE_LIMIT_SCALE: '1000',
  RETURNS_PER_MONTH: '100000',
  ESIM_GO_TOKENS_PER_SECOND: '10000',
  LOG_LEVEL: 'warn',
  // Each start would render them anew.
  ...(values.short && { PAGES_AHEAD: 'off' }),
};
/** Of the buyers who lost something, so many are shown in the operator's words. */
const MAX_SHOWN = 5;

/** A line of the operator's list for a purchase that is paid and has not ended: id, number, day, time, state. */
const STANDING = /^(\S+\s+){4}(paid|ordering|unclear|provisioned|refunding)\s/;

const folder = values.postgres ? findPostgres() : undefined;
if (values.postgres && !folder)
  throw new Error('There is no PostgreSQL on this machine: `apt-get install postgresql`.');
const cluster = folder ? await startPostgres(folder, { keepsCommits: true }) : undefined;
const shop = await startRunningShop({
  env: SETTINGS,
  ...(cluster ? { databaseUrl: cluster.url, roles: ['web', 'web', 'worker'] as const } : {}),
}).catch(async (error: unknown) => {
  await cluster?.stop();
  throw error;
});
const world = new OutsideWorld(shop.sandbox.control);
const fates: Fate[] = [];
const count = { kills: 0, faults: 0, outages: 0, buyers: 0 };
try {
  await sellIn(shop, LOCAL);
  for (let round = 1; round <= rounds; round++) {
    const faults = shuffledFaults();
    const share = Math.ceil(faults.length / steps.filter(({ lasting }) => !lasting).length);
    let standing: Customer[] = [];
    for (const step of steps) {
      if (step.lasting) standing = await settle(`round ${round}`, standing);
      const { paid, arranged } = await drillStep(round, step, step.lasting ? [] : faults.splice(0, share));
      standing.push(...paid);
      if (step.lasting) standing = await settle(`round ${round}`, standing);
      count.faults += await mend(world, arranged);
    }
    await settle(`round ${round}`, standing);
    await compareRecords();
  }
  if (cluster) {
    for await (const paid of takeAway({ shop, cluster, seconds: outages, buyers })) {
      await settle('outage', paid);
      count.outages++;
    }
    await compareRecords();
  }
  report();
} catch (error) {
  console.error(shop.logs().split('\n').slice(-80).join('\n'));
  throw error;
} finally {
  await shop.stop();
  await cluster?.stop();
}

/** Returns the buyers who paid, and how many faults were ordered; their ends may take longer than the step. */
async function drillStep(
  round: number,
  step: Step,
  faults: Fault[],
): Promise<{ paid: Customer[]; arranged: number }> {
  const started = performance.now();
  const customers = Array.from({ length: buyers }, () => {
    const { way, currency } = choiceOf(count.buyers++);
    return new Customer(shop, `round ${round}, ${step.name}`, way, currency);
  });
  await Promise.all(customers.map(async (customer) => step.before?.(customer)));
  await step.arrange(world, shop);
  for (const fault of faults) await world.fault(fault);
  const arranged = (await world.faults()).length;
  // The drill is about buyers whose call dies with the shop.
  const acting = Promise.all(customers.map((customer) => step.act(customer).catch(() => {})));
  await moment(step, customers, acting);
  await pause(step.killAfterMs);
  await killSome();
  for (const customer of customers) await step.afterKill?.(customer);
  await shop.restart();
  await acting;
  if (step.killAgainAfterMs) {
    await pause(step.killAgainAfterMs);
    await killSome();
    await shop.restart();
  }
  const paid = customers.filter((customer) => customer.paid);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`round ${round}  ${step.name.padEnd(44)} ${paid.length} paid  ${seconds} s`);
  return { paid, arranged };
}

/** Waits until the buyers have reached the step's moment. */
async function moment(
  { killOnce }: Step,
  customers: readonly Customer[],
  acting: Promise<unknown>,
): Promise<void> {
  const isThere = ({ order, paid }: Customer) => (killOnce === 'paid' ? paid : order !== '');
  const isOver = Symbol('all have done their part');
  const end = acting.then(() => isOver);
  if (killOnce === 'done') await end;
  while (!customers.some(isThere)) {
    if ((await Promise.race([end, pause([5, 15])])) === isOver) return;
  }
}

/** Kills all processes at once, or some of them. */
async function killSome(): Promise<void> {
  const all = Array.from({ length: shop.size }, (_, index) => index);
  const some = all.filter(() => Math.random() < 0.5);
  const which = some.length === 0 ? all : some;
  await shop.kill('SIGKILL', which);
  count.kills += which.length;
}

/**
 * Waits until nothing contradicts what buyers were promised, while they only ask for what is theirs. Returns the buyers left to
 * wait for: none.
 */
async function settle(name: string, paid: readonly Customer[]): Promise<[]> {
  if (paid.length === 0) return [];
  const started = performance.now();
  let fewest = Infinity;
  let movedAt = started;
  for (;;) {
    const settled = await readFates(paid);
    for (const { customer, order } of settled) {
      if (customer.asksForRefund && order.status === 'ready') await customer.askBack();
    }
    const problems = violations([...fates, ...settled], await world.ledger());
    const now = performance.now();
    if (problems.length === 0) {
      const refunded = settled.filter(({ order }) => order.status === 'refunded').length;
      const ends = `${settled.length - refunded} delivered, ${refunded} refunded`;
      console.log(`${name}  settled: ${ends}  ${((now - started) / 1000).toFixed(1)} s`);
      fates.push(...settled);
      return [];
    }
    if (problems.length < fewest) {
      fewest = problems.length;
      movedAt = now;
    }
    if (now - movedAt > STANDS_STILL_MS) {
      const seen = await shownOrders(problems);
      throw new Error(`violated, and nothing moves:\n${problems.join('\n')}\n${seen}`);
    }
    await pause([400, 600]);
  }
}

/** The operator's command on the orders in these sentences. */
async function shownOrders(problems: readonly string[]): Promise<string> {
  const emails = new Set(problems.flatMap((problem) => / (\S+@\S+)\)$/.exec(problem)?.[1] ?? []));
  const shown = [...emails].slice(0, MAX_SHOWN).map((email) => shop.operate('order', email));
  return (await Promise.all(shown)).join('\n');
}

/** Checks everybody's end again, now that all is quiet, and everybody's records by the operator's own command. */
async function compareRecords(): Promise<void> {
  const ends = await readFates(fates.map(({ customer }) => customer));
  const problems = violations(ends, await world.ledger());
  if (problems.length > 0) throw new Error(`violated later:\n${problems.join('\n')}`);
  const started = performance.now();
  for (;;) {
    const left = await leftStanding();
    if (left === '') return;
    // A mail whose answer was cut has arrived, but does not count as sent until it is sent again; the same goes for the
    // wholesaler's refunds of stock.
    if (performance.now() - started > STANDS_STILL_MS) throw new Error(left);
    await pause([1000, 1500]);
  }
}

/** What has not ended yet, by the operator's command and the wholesaler's records. */
async function leftStanding(): Promise<string> {
  const orders = await shop.operate('orders', '1000');
  const standing = orders.split('\n').filter((line) => STANDING.test(line));
  if (standing.length > 0) return `left standing:\n${standing.join('\n')}`;
  const { provider_stock: stock } = await world.ledger();
  if (stock.length > 0) return `left in stock: ${stock.map(({ item }) => item).join(', ')}`;
  // Asks again if a provider does not answer at this very moment.
  const report = await shop.operate('reconcile', '--report').catch(String);
  const [, ...sides] = report.split('\n').filter((line) => line.trim() !== '');
  if (sides.length < 5 || !sides.every((line) => line.trim().endsWith('agree')))
    return `the books differ:\n${report}`;
  return sumsApart();
}

/** The currencies in which the shop's income is not what the processors hold for it; an empty text if there are none. */
async function sumsApart(): Promise<string> {
  const kept = keptIn(await world.ledger());
  const words = await shop.operate('income', '--by', 'currency', '--from', '2020-01-01', '--json');
  const { parts } = JSON.parse(words) as OutputOf<'income'>;
  const ours = new Map(
    parts.map(({ name, own }) => [name, (own?.gross.cents ?? 0) - (own?.refunds.cents ?? 0)]),
  );
  return [...new Set([...kept.keys(), ...ours.keys()])]
    .filter((currency) => kept.get(currency) !== ours.get(currency))
    .map((currency) => `${currency}: ${kept.get(currency)} there, ${ours.get(currency)} here`)
    .join('\n');
}

function report(): void {
  const refunded = fates.filter((fate) => fate.order.status === 'refunded').length;
  const delivered = fates.length - refunded;
  const howMany = (what: 'way' | 'currency') =>
    [...Map.groupBy(fates, ({ customer }) => customer[what])]
      .map(([name, some]) => `${some.length} ${what === 'way' ? 'by' : 'in'} ${name}`)
      .join(', ');
  console.log(
    `\n${rounds} rounds on ${cluster ? 'PostgreSQL, two webs and a worker' : 'PGlite, one process'}: ${count.kills} kills, ${count.faults} faults met, ${count.outages} outages, ` +
      `${fates.length} paid purchases (${howMany('way')}; ${howMany('currency')}): ${delivered} delivered, ${refunded} refunded, 0 violations`,
  );
  // A drill without a delivery, or without a refund, has proved only half.
  if (delivered === 0 || (refunded === 0 && rounds > 0)) throw new Error('the drill did not reach both ends');
}

function pause([from, to]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, from + Math.random() * (to - from)));
}
