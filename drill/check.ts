import type { Order } from '../src/domain/checkout/order-schema.ts';
import { formatMoney, isSameMoney, type Money, ofMinor } from '../src/domain/money.ts';
import type { Ledger } from '../test/support/outside/outside-world.ts';
import type { Customer } from './customer.ts';

export interface Fate {
  customer: Customer;
  order: Order;
}

const BACK = 'Your money is on its way back';
const PART = 'Part of your money is on its way back';

/**
 * Checks that the money is kept if and only if an eSIM is delivered and not returned. Returns every contradiction between the
 * books of buyers, shop and providers as a sentence; there should be none.
 */
export function violations(fates: readonly Fate[], ledger: Ledger): string[] {
  const found: string[] = [];
  const owners = new Map<string, Customer>();
  for (const fate of fates) {
    const { customer } = fate;
    const say = (what: string) =>
      found.push(`${customer.step}: ${what} (${customer.way}, ${customer.email})`);
    if (customer.iccid) {
      if (owners.has(customer.iccid)) say('shares its eSIM with another buyer');
      owners.set(customer.iccid, customer);
    }
    checkMoney(fate, ledger, say);
    checkEsim(fate, ledger, say);
    checkMails(fate, ledger, say);
  }
  for (const { reference, iccids } of ledger.provider_orders) {
    if (!iccids.some((iccid) => owners.has(iccid)) && !isTakenBack(reference, ledger))
      found.push(`provider order ${reference} belongs to nobody`);
  }
  found.push(...wholesaleGaps(ledger), ...overused(fates, ledger));
  return found;
}

/** A code lowers the price of a limited number of purchases; the drill writes the limit into the code's name. */
function overused(fates: readonly Fate[], ledger: Ledger): string[] {
  const used = new Map<string, number>();
  for (const { customer } of fates) {
    if (customer.code && takingsOf(customer, ledger).length > 0)
      used.set(customer.code, (used.get(customer.code) ?? 0) + 1);
  }
  return [...used].flatMap(([code, times]) =>
    times > mostUses(code) ? [`${code} was used ${times} times`] : [],
  );
}

/** For one of the drill's codes. */
function mostUses(code: string): number {
  return Number(code.split('-').at(-1));
}

/** Whether somebody already had their money back when it was bought. */
function isTakenBack(order: string, { esims }: Ledger): boolean {
  const bundles = esims.flatMap((esim) =>
    esim.bundles.filter(({ reference }) => reference.startsWith(order)),
  );
  return bundles.length > 0 && bundles.every(({ state }) => /revoked/i.test(state));
}

/** For each plan: what was bought from the wholesaler is on an eSIM, was refunded, or is in stock. */
function wholesaleGaps({ provider_orders, provider_refunds, provider_stock, esims }: Ledger): string[] {
  const live = esims.flatMap(({ bundles }) => bundles.filter(({ state }) => !/revoked/i.test(state)));
  const names = new Set(provider_orders.map(({ item }) => item));
  return [...names].flatMap((name) => {
    const bought = provider_orders.filter(({ item }) => item === name).length;
    const there = live.filter((bundle) => bundle.name === name).length;
    const back = count(provider_refunds.filter(({ item }) => item === name).map(({ quantity }) => quantity));
    const stock = count(provider_stock.filter(({ item }) => item === name).map(({ remaining }) => remaining));
    if (bought === there + back + stock) return [];
    return [`${bought} of ${name} bought: ${there} on eSIMs, ${back} paid back, ${stock} in stock`];
  });
}

function count(pieces: number[]): number {
  return pieces.reduce((sum, piece) => sum + piece, 0);
}

interface Taking {
  paid: Money;
  refunds: readonly Money[];
}

/** What the processors took and have not given back, by currency, in minor units. */
export function keptIn(ledger: Ledger): Map<string, number> {
  const kept = new Map<string, number>();
  for (const { paid, refunds } of takingsIn(ledger)) {
    kept.set(paid.currency, (kept.get(paid.currency) ?? 0) + paid.amount);
    for (const { amount, currency } of refunds) kept.set(currency, (kept.get(currency) ?? 0) - amount);
  }
  return kept;
}

function takingsIn({
  charges,
  paypal_captures: captures,
  refunds,
}: Pick<Ledger, 'charges' | 'paypal_captures' | 'refunds'>): Taking[] {
  const money = ({ amount, currency }: Money) => ofMinor(amount, currency.toUpperCase());
  const payments = [
    ...charges
      .filter(({ status }) => status === 'succeeded')
      .map(({ payment_intent: id, ...charge }) => ({ id, paid: money(charge) })),
    ...captures.map(({ order: id, ...capture }) => ({ id, paid: money(capture) })),
  ];
  return payments.map(({ id, paid }) => ({
    paid,
    refunds: refunds.filter(({ payment_intent: of }) => of === id).map(money),
  }));
}

function takingsOf({ paymentIntent, paypalOrder }: Customer, ledger: Ledger): Taking[] {
  return takingsIn({
    charges: ledger.charges.filter(({ payment_intent: id }) => id === paymentIntent),
    paypal_captures: ledger.paypal_captures.filter(({ order }) => order === paypalOrder),
    refunds: ledger.refunds,
  });
}

function backOf({ refunds }: Taking): number {
  return count(refunds.map(({ amount }) => amount));
}

function isAllBack(taking: Taking): boolean {
  return backOf(taking) === taking.paid.amount;
}

function checkMoney({ customer, order }: Fate, ledger: Ledger, say: (what: string) => void): void {
  const takings = takingsOf(customer, ledger);
  const kept = takings.filter((taking) => !isAllBack(taking));
  if (takings.length === 0) say('nothing was charged');
  const told = [...customer.quoted.values()];
  for (const { paid } of takings) {
    if (!told.some((price) => isSameMoney(price, paid)))
      say(`charged ${formatMoney(paid)}, told ${told.map(formatMoney).join(' or ')}`);
    if (paid.currency !== customer.currency)
      say(`charged in ${paid.currency} instead of ${customer.currency}`);
  }
  if (takings.length > (customer.way === 'both' ? 2 : 1)) say(`${takings.length} charges`);
  for (const { paid, refunds } of takings) {
    for (const { currency } of refunds)
      if (currency !== paid.currency) say(`paid in ${paid.currency}, refunded in ${currency}`);
  }
  if (takings.some((taking) => ![0, taking.paid.amount, customer.given?.amount].includes(backOf(taking))))
    say('another sum came back than went');
  if (order.status === 'ready') {
    if (customer.asksForRefund) say('asked for the money back and has it not');
    if (kept.length !== 1) say(`has an eSIM for ${kept.length} payments`);
  } else if (order.status === 'refunded') {
    if (kept.length > 0) say('is refunded in our records only');
  } else say(`still ${order.status}`);
}

function checkEsim({ customer, order }: Fate, ledger: Ledger, say: (what: string) => void): void {
  const { iccid } = customer;
  if (order.status === 'ready' && !iccid) say('ready without an eSIM');
  if (!iccid) return;
  const orders = ledger.provider_orders.filter((entry) => entry.iccids.includes(iccid));
  if (orders.length !== 1) say(`${orders.length} provider orders for its eSIM`);
  const bundles = ledger.esims.find((esim) => esim.iccid === iccid)?.bundles ?? [];
  const isLive = bundles.some(({ state }) => !/revoked/i.test(state));
  if (order.status === 'ready' && !isLive) say('its eSIM was taken back');
  if (order.status === 'refunded' && isLive) say('refunded with an eSIM that works');
}

/**
 * Each event has one distinct mail: the eSIM, and each refunded payment. If the address was corrected, mails sent before that may
 * have gone to the old one, too; if nobody confirmed the correction, each is at one of the two at least. Activation codes not yet
 * sent are no longer mailed after a refund, nor are those of an eSIM that is replaced.
 */
function checkMails({ customer, order }: Fate, ledger: Ledger, say: (what: string) => void): void {
  const takings = takingsOf(customer, ledger);
  const returned = takings.filter(isAllBack).length;
  const isReplaced = typeof customer.replacedIccid === 'string' && customer.iccid !== customer.replacedIccid;
  const due = {
    ready: customer.iccid ? 1 : 0,
    replaced: isReplaced ? 1 : 0,
    backs: returned,
    parts: takings.some((taking) => backOf(taking) > 0 && !isAllBack(taking)) ? 1 : 0,
  };
  const own = mailsTo(customer.email, ledger);
  const old = customer.oldEmail === null ? NO_MAILS : mailsTo(customer.oldEmail, ledger);
  for (const what of ['ready', 'replaced', 'backs', 'parts'] as const) {
    const [here, there] = [own[what], old[what]];
    const isReturned = customer.asksForRefund && order.status === 'refunded';
    // Taken back for another eSIM that could not be had: perhaps before the mail went out.
    const isReplacedInVain =
      typeof customer.replacedIccid === 'string' && !isReplaced && order.status === 'refunded';
    const isWithheld =
      (what === 'ready' && (isReplaced || isReturned || isReplacedInVain)) ||
      (what === 'replaced' && isReturned);
    const isAtOne = customer.oldEmail === null || customer.isPutRight;
    const isWhole = isWithheld || (isAtOne ? here === due[what] : here + there >= due[what]);
    const told = TOLD[what](order.status, returned);
    if (!isWhole || here > due[what]) say(`${here} ${told}`);
    if (there > due[what]) say(`${there} ${told}, at the old address`);
  }
  const others = [...own.others, ...old.others];
  if (others.length > 0) say(`other mails: ${others.join(', ')}`);
}

const TOLD = {
  ready: (status: string) => `mails with an eSIM, ${status}`,
  replaced: () => 'mails with a new eSIM',
  backs: (_status: string, returned: number) => `mails about ${returned} refunds`,
  parts: () => 'mails about a refund in part',
};

const NO_MAILS = { ready: 0, replaced: 0, backs: 0, parts: 0, others: [] as string[] };

function mailsTo(address: string, { mails }: Ledger): typeof NO_MAILS {
  const distinct = new Map(
    mails
      .filter(({ to }) => to.split(/[\s,<>]+/).includes(address))
      .map(({ message_id, subject }) => [message_id, subject]),
  );
  const subjects = [...distinct.values()];
  const kindOf = (subject: string) => {
    if (subject.startsWith('Your eSIM for')) return 'ready';
    if (subject.startsWith('Your new eSIM for')) return 'replaced';
    return subject === BACK ? 'backs' : subject === PART ? 'parts' : 'others';
  };
  const howMany = (kind: string) => subjects.filter((subject) => kindOf(subject) === kind).length;
  return {
    ready: howMany('ready'),
    replaced: howMany('replaced'),
    backs: howMany('backs'),
    parts: howMany('parts'),
    others: subjects.filter((subject) => kindOf(subject) === 'others'),
  };
}
