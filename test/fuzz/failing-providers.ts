import type { Fault, Ledger } from '../support/outside/outside-world.ts';
import type { Answer } from '../support/shop/answers.ts';
import type { Buyer } from '../support/shop/buyer.ts';
import type { TestShop } from '../support/shop/shop.ts';
import type { Dice } from './letters.ts';

/** Slow, down, answering nonsense, and hanging up before or after doing the work. */
const WAYS: Omit<Fault, 'party'>[] = [
  { effect: 'status', status: 500 },
  { effect: 'cut-after' },
  { effect: 'garbage' },
  { effect: 'delay', delay_ms: 300 },
  { effect: 'cut-before' },
  { effect: 'status', status: 429 },
];

/** Enough for every deadline of a purchase to pass. */
const MAX_ROUNDS = 12;
const ROUND_SECONDS = 120;

/** The codes for an outage of a provider. */
const OURS = new Set(['payment_provider_down', 'network_down', 'unavailable']);

type Answered = Answer<unknown>;

/** What a buyer is doing when a provider fails. */
interface Action {
  provider: Fault['party'];
  /** Runs while all is well. Returns what the buyer does during the failure, and again after it. */
  prepare: (buyer: Buyer, iso: string) => Promise<() => Promise<Answered>>;
  /** Whether it makes the buyer pay. */
  pays: boolean;
}

const payingByCard: Action['prepare'] = async (buyer, iso) =>
  (await buyer.beginAndPay(await buyer.plan(iso))).complete;
const payingFromWallet: Action['prepare'] = async (buyer, iso) =>
  (await buyer.beginAndPay(await buyer.plan(iso), {}, { wallet: 'google_pay' })).complete;
const payingByPaypal: Action['prepare'] = async (buyer, iso) =>
  (await buyer.beginAndApprove(await buyer.plan(iso))).complete;
/** Actions on an eSIM bought before. */
const having =
  (act: (buyer: Buyer, id: string) => Promise<Answered>): Action['prepare'] =>
  async (buyer, iso) => {
    const { completed } = await buyer.buy(await buyer.plan(iso));
    return () => act(buyer, completed.body.esim_id);
  };
/** A guest's order, which has its eSIM or waits for it. */
const puttingRight: Action['prepare'] = async (buyer, iso) => {
  const begun = await buyer.beginAndPay(await buyer.plan(iso), {}, { wallet: 'apple_pay' });
  const email = `right-${buyer.email}`;
  return async () => {
    await begun.complete();
    return buyer.post(`/api/orders/${begun.started.order}/address`, { email });
  };
};
const returning = having((buyer, id) => buyer.post(`/api/esims/${id}/refund`, {}));

const ACTIONS: Action[] = [
  {
    provider: 'stripe',
    pays: false,
    prepare: async (buyer, iso) => {
      const request = await buyer.request(await buyer.plan(iso));
      return () => buyer.start(request);
    },
  },
  { provider: 'esim-go', pays: true, prepare: payingByCard },
  { provider: 'paypal', pays: true, prepare: payingByPaypal },
  { provider: 'stripe', pays: true, prepare: payingFromWallet },
  { provider: 'esim-go', pays: true, prepare: puttingRight },
  { provider: 'stripe', pays: true, prepare: payingByCard },
  {
    provider: 'paypal',
    pays: false,
    prepare: async (buyer, iso) => {
      const request = await buyer.paypalRequest(await buyer.plan(iso));
      return () => buyer.startPaypal(request);
    },
  },
  { provider: 'esim-go', pays: true, prepare: returning },
  { provider: 'esim-go', pays: true, prepare: payingByPaypal },
  { provider: 'stripe', pays: true, prepare: returning },
  {
    provider: 'esim-go',
    pays: true,
    prepare: having((buyer, id) => buyer.get(`/api/esims/${id}/status`)),
  },
  { provider: 'esim-go', pays: true, prepare: having((buyer, id) => buyer.get(`/api/esims/${id}/top-ups`)) },
];
const COUNTRIES = ['JP', 'FR', 'ES', 'IT', 'GR', 'PT', 'NL', 'BE', 'SE'];

/**
 * Buyers meet failing providers at each moment of their purchase: they get a quote, begin, pay, complete and return. Then the
 * providers recover, the buyers try once more, and the books must match the payments.
 * @param heard called with each answer that a failing provider caused
 * @param met called with the number of finished buyers
 */
export async function buyFromFailing(
  shop: TestShop,
  dice: Dice,
  buyers: number,
  {
    heard,
    wrong,
    met,
  }: {
    heard: (answer: Answered) => string | null;
    wrong: (what: string) => void;
    met: (count: number) => void;
  },
): Promise<void> {
  const before = await shop.world.ledger();
  const first = Math.floor(dice.roll() * ACTIONS.length * WAYS.length);
  let paid = 0;
  for (let turn = 0; turn < buyers; turn++) {
    const action = ACTIONS[(first + turn) % ACTIONS.length];
    const way = WAYS[(first + turn + Math.floor(turn / ACTIONS.length)) % WAYS.length];
    if (!action || !way) throw new Error('nothing to do');
    const act = await action.prepare(shop.buyer(), dice.pick(COUNTRIES));
    await shop.world.fault({ party: action.provider, times: 1_000_000, ...way });
    const answer = await act();
    const name = `${turn}: ${action.prepare.name || 'begin'} with ${action.provider} ${JSON.stringify(way)}`;
    const why = heard(answer) ?? mayBe(answer, [200, 202, 502, 503]);
    if (why) wrong(`${why}: ${name} -> ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    await shop.world.clearFaults();
    const again = await act();
    // What is already returned cannot be returned again.
    if (mayBe(again, [200, 202, 409]))
      wrong(`not mended: ${name} -> ${again.status} ${JSON.stringify(again.body).slice(0, 300)}`);
    if (action.pays) paid++;
    met(turn + 1);
  }
  // Unclear orders are resolved, and what cannot be delivered is refunded. Nobody reads the mails about it.
  const handlers = { ...shop.handlers, 'mail.send': async () => {} };
  let errors = ['nobody has looked'];
  for (let rounds = 0; errors.length > 0 && rounds < MAX_ROUNDS; rounds++) {
    if (rounds > 0) await shop.pass(ROUND_SECONDS);
    await shop.queue.drain(handlers);
    await shop.recover();
    await shop.queue.drain(handlers);
    errors = checkLedger(before, await shop.world.ledger(), paid);
  }
  for (const error of errors) wrong(error);
}

function mayBe({ status, body: { code } }: Answered, statuses: number[]): string | null {
  if (!statuses.includes(status)) return 'an answer that blames the wrong provider';
  return status >= 500 && !OURS.has(code ?? '') ? 'an outage in words that are not ours' : null;
}

/** Every payment belongs to a buyer, and is either kept for one eSIM or refunded in full; nothing else was bought. */
function checkLedger(before: Ledger, after: Ledger, paid: number): string[] {
  const wrongs: string[] = [];
  const fresh = <Row>(rows: (ledger: Ledger) => Row[]) => rows(after).slice(rows(before).length);
  const charges = fresh(({ charges: rows }) => rows).filter(({ status }) => status === 'succeeded');
  const captures = fresh(({ paypal_captures: rows }) => rows);
  const taken = charges.length + captures.length;
  if (taken !== paid) wrongs.push(`${paid} purchases were paid, and money was taken ${taken} times`);
  const back =
    charges.filter(({ refunded }) => refunded).length +
    captures.filter(({ amount, refunded }) => refunded === amount).length;
  const partly = captures.filter(({ amount, refunded }) => refunded !== 0 && refunded !== amount);
  if (partly.length > 0) wrongs.push(`refunded in part: ${JSON.stringify(partly)}`);
  const esims = fresh(({ esims: rows }) => rows);
  const kept = esims.filter(({ bundles }) => bundles.some(({ state }) => !/revoked/i.test(state)));
  if (kept.length !== taken - back)
    wrongs.push(`${taken} paid, ${back} paid back, and ${kept.length} eSIMs are with buyers`);
  return wrongs;
}

/**
 * What the outside world must not have received from calls by which nobody paid, except for rows that contain one of these ids.
 */
export function strangeRows(before: Ledger, after: Ledger, without: string[]): string[] {
  return (['charges', 'paypal_captures', 'refunds', 'provider_orders', 'esims'] as const).flatMap((book) => {
    const known = new Set(before[book].map((row) => JSON.stringify(row)));
    return after[book]
      .map((row) => JSON.stringify(row))
      .filter((row) => !known.has(row) && !without.some((id) => row.includes(id)))
      .map((row) => `${book}: nobody had a right to ${row.slice(0, 300)}`);
  });
}
