import { parseArgs } from 'node:util';

import { OutsideWorld } from '../test/support/outside-world.ts';
import { startRunningShop } from '../test/support/running-shop.ts';
import { type Fate, violations } from './check.ts';
import { Customer } from './customer.ts';
import { killAndRestart, mend, type Step, STEPS } from './steps.ts';

/** Kills the built shop with SIGKILL around every step of a purchase and looks whether anybody lost anything. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    buyers: { type: 'string', default: '4' },
    short: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const buyers = values.short ? 2 : Number(values.buyers);

/** Small, so that a drill sees in seconds what takes half an hour in life. */
const SETTINGS = {
  ORDER_UNCLEAR_SECONDS: '10',
  FULFIL_WITHIN_SECONDS: '30',
  ORDER_LEASE_SECONDS: '6',
  RECONCILE_SECONDS: '1',
  LOG_LEVEL: 'warn',
};
/** A mail that was being sent when the shop died is claimed for half a minute; then some slack. */
const SETTLE_WITHIN_MS = 150_000;

const shop = await startRunningShop({ env: SETTINGS });
const world = new OutsideWorld(shop.sandbox.control);
const fates: Fate[] = [];
let kills = 0;
try {
  for (let round = 1; round <= rounds; round++) {
    for (const step of STEPS) fates.push(...(await drillStep(round, step)));
  }
  report();
} catch (error) {
  console.error(shop.logs().split('\n').slice(-80).join('\n'));
  throw error;
} finally {
  await shop.stop();
}

async function drillStep(round: number, step: Step): Promise<Fate[]> {
  const started = performance.now();
  await step.arrange(world);
  const customers = Array.from(
    { length: buyers },
    () => new Customer(shop.baseUrl, shop.sandbox.stripe, `round ${round}, ${step.name}`),
  );
  // A buyer whose call dies with the shop is what the drill is about.
  const acting = customers.map((customer) => step.act(customer).catch(() => {}));
  await pause(step.killAfterMs);
  await killAndRestart(shop, async () => {
    for (const customer of customers) await step.afterKill?.(customer);
  });
  kills++;
  await Promise.all(acting);
  if (step.killAgainAfterMs) {
    await pause(step.killAgainAfterMs);
    await killAndRestart(shop);
    kills++;
  }

  const paid = customers.filter((customer) => customer.paid);
  const lasting = step.name === 'wholesaler down until it is too late';
  if (!lasting) await mend(world);
  const settled = await settle(paid);
  if (lasting) await mend(world);
  const problems = violations([...fates, ...settled], await world.ledger());
  if (problems.length > 0) throw new Error(`violated:\n${problems.join('\n')}`);
  const refunded = settled.filter((fate) => fate.order.status === 'refunded').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `round ${round}  ${step.name.padEnd(44)} ${paid.length} paid, ${settled.length - refunded} delivered, ${refunded} refunded  ${seconds} s`,
  );
  return settled;
}

/** Waits, without any buyer doing anything, until every paid purchase has ended and its mail has arrived. */
async function settle(paid: readonly Customer[]): Promise<Fate[]> {
  const deadline = Date.now() + SETTLE_WITHIN_MS;
  for (;;) {
    const settled = await Promise.all(
      paid.map(async (customer) => ({ customer, order: await customer.look() })),
    );
    const mails = (await world.ledger()).mails;
    const open = settled.filter(
      ({ customer, order }) =>
        !(order.status === 'ready' || order.status === 'refunded') ||
        !mails.some((mail) => mail.to.includes(customer.email)),
    );
    if (open.length === 0 || Date.now() > deadline) return settled;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function report(): void {
  const refunded = fates.filter((fate) => fate.order.status === 'refunded').length;
  const delivered = fates.length - refunded;
  console.log(
    `\n${rounds} rounds, ${kills} kills, ${fates.length} paid purchases: ${delivered} delivered, ${refunded} refunded, 0 violations`,
  );
  // A drill in which nothing was delivered, or nothing refunded, has proved only half.
  if (delivered === 0 || refunded === 0) throw new Error('the drill did not reach both ends');
}

function pause([from, to]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, from + Math.random() * (to - from)));
}
