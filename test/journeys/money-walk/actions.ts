import { randomUUID } from 'node:crypto';

import { inArray } from 'drizzle-orm';

import { isWallet } from '../../../src/domain/checkout/paid-method.ts';
import { methodOnWire } from '../../../src/domain/checkout/payment-method.ts';
import { Problem } from '../../../src/domain/problems/problem.ts';
import { offerFor, quoteOf } from '../../../src/server/catalog/quote.ts';
import { completePurchase } from '../../../src/server/checkout/complete-purchase.ts';
import { correctAddress } from '../../../src/server/checkout/correct-address.ts';
import { quoteWithCode } from '../../../src/server/checkout/discounts.ts';
import type { PurchaseRequest } from '../../../src/server/checkout/requests.ts';
import { startPayment } from '../../../src/server/checkout/start-payment.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { replaceEsim } from '../../../src/server/esim-returns/replace-esim.ts';
import { userEsimTable } from '../../../src/server/esims/tables.ts';
import { DECLINES_PER_PAYMENT } from '../../../src/server/fraud/notice-declines.ts';
import { promotionCodeTable } from '../../../src/server/promotions/tables.ts';
import { guestHash, guestSecret, orderToken } from '../../../src/server/purchase/guest-proof.ts';
import { acceptedPayment } from '../../../src/server/purchase/payments.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { refundPart } from '../../../src/server/refunds/refund-part.ts';
import { requestRefund } from '../../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { receiveEvent } from '../../../src/server/webhook-inbox/receive.ts';
import { bundleOf, COUNTRY } from '../../support/memory-world/sell-plans.ts';
import type { SentEvent } from '../../support/memory-world/surroundings.ts';
import type { Wires } from '../../support/memory-world/wire.ts';
import type { MemoryWorld } from '../../support/memory-world/world.ts';
import { paymentOf, requestOf, type Started, type WalkBuyer } from './buyers.ts';
import type { Life } from './life.ts';
import { type Action, ADDRESSES, type Paying } from './steps.ts';
import type { WalkShop } from './walk-shop.ts';

/** Everything that one walk uses. */
export interface Scene {
  shop: WalkShop;
  world: MemoryWorld;
  wires: Wires;
  buyers: WalkBuyer[];
  began: Date;
  /** Answers that nobody should get. */
  wrongs: string[];
}

/** Lets a process of the shop act. Throws what it answers with an error. */
export async function act(scene: Scene, life: Life, action: Action): Promise<void> {
  const { shop, world, wires } = scene;
  const { deps, handlers } = shop.process(world, wires, life);
  switch (action.do) {
    case 'start':
      return start(scene, deps, action);
    case 'complete':
      return complete(scene, deps, action);
    case 'event': {
      const event = world.events[action.which % Math.max(1, world.events.length)];
      if (!event) return;
      for (let copy = 0; copy < action.copies; copy++) await tell(deps, event);
      return;
    }
    case 'return': {
      const { purchaseId } = paymentOf(scene.buyers, action) ?? {};
      const purchase = purchaseId && (await readPurchase(shop.database.db, purchaseId));
      const { who } = action;
      const request = who === 'buyer' ? { who } : { who, by: atCommandLine('walk') };
      if (purchase) await requestRefund(deps, purchase, { ...request, why: 'walked' });
      return;
    }
    case 'part': {
      const { purchaseId } = paymentOf(scene.buyers, action) ?? {};
      const paid = purchaseId && (await acceptedPayment(shop.database.db, purchaseId));
      if (!paid) return;
      const cents = Math.ceil((paid.amountCents * action.share) / 100);
      await refundPart(deps, paid.purchaseId, {
        part: action.part,
        cents,
        why: 'walked',
        by: atCommandLine('walk'),
      });
      return;
    }
    case 'replace': {
      const { purchaseId } = paymentOf(scene.buyers, action) ?? {};
      const purchase = purchaseId && (await readPurchase(shop.database.db, purchaseId));
      if (purchase) await replaceEsim(deps, purchase, { why: 'walked', by: atCommandLine('walk') });
      return;
    }
    case 'put right': {
      const { purchaseId } = paymentOf(scene.buyers, action) ?? {};
      const cookie = scene.buyers[action.buyer]?.cookie;
      if (!purchaseId || cookie === undefined) return;
      const guest = guestHash(guestSecret(deps.cipher, cookie, purchaseId));
      await correctAddress(deps, purchaseId, { guest, email: ADDRESSES[action.to] ?? ADDRESSES[0] });
      return;
    }
    case 'jobs':
      return shop.queue.drain(handlers, life, (error) => shop.logError(error));
    case 'recover':
      await handlers['purchase.recover']({});
  }
}

/** Does what the buyer wants with a payment that is ready to be paid. */
export function pay({ world }: Pick<Scene, 'world'>, { provider, reference }: Started, how: Paying): void {
  if (how === 'leaves') return;
  const wallet = isWallet(how) ? how : null;
  if (provider === 'paypal') {
    return world.paypal.approve(reference, isWallet(how) ? 'pays' : how === 'tests' ? 'declines' : how);
  }
  const tries = how === 'tests' ? DECLINES_PER_PAYMENT : 1;
  const outcome = how === 'declines' || how === 'tests' ? 'declined' : 'pays';
  for (let tried = 0; tried < tries; tried++) world.stripe.confirm(reference, outcome, wallet);
}

export async function tell(deps: Deps, { id: eventId, ...event }: SentEvent): Promise<void> {
  await receiveEvent(deps, { eventId, ...event });
}

async function start(
  scene: Scene,
  deps: Deps,
  { buyer: index, method, plan, currency, onto, code, paying }: Extract<Action, { do: 'start' }>,
): Promise<void> {
  const buyer = scene.buyers[index];
  if (!buyer) return;
  const page = `${plan} ${currency}`;
  // The first buyer keeps a page open for a long time, the other one reloads it each time.
  const known = index === 0 && !code ? buyer.quotes.get(page) : undefined;
  const offer = known ? null : await offerFor(deps, bundleOf(plan), COUNTRY, currency);
  const asked =
    offer && (code ? await quoteWithCode(deps, [offer], await codeOf(scene), null) : quoteOf(deps, [offer]));
  const quote = known ?? asked;
  if (!quote) return;
  buyer.quotes.set(page, quote);
  const esim = onto ? await esimOf(scene, buyer) : null;
  const request = requestOf(buyer, { plan, method, quote, onto: esim });
  try {
    const { purchaseId, reference } = await startBy(deps, request, { guest: buyer.cookie });
    const order = orderToken(deps.cipher, purchaseId);
    const payment = { provider: method, reference, purchaseId, order, request };
    buyer.payments.push(payment);
    pay(scene, payment, paying);
  } catch (error) {
    if (error instanceof Problem && error.code === 'price_changed') buyer.quotes.delete(page);
    if (error instanceof Problem && error.code === 'attempt_used') {
      buyer.attempts[esim === null ? 'fresh' : 'onto'] = randomUUID();
    }
    throw error;
  }
}

/** The walk's code: one percent, for two purchases. */
async function codeOf({ shop, began }: Scene): Promise<string> {
  const code = `WALK-${began.getTime()}`;
  const terms = { firstOrder: false, places: [], belowFloor: true, note: '', createdAt: began };
  await shop.database.db
    .insert(promotionCodeTable)
    .values({ id: randomUUID(), code, percentBp: 100, mostUses: 2, ...terms })
    .onConflictDoNothing();
  return code;
}

/** The id of a buyer's first eSIM. */
async function esimOf({ shop }: Scene, { payments }: WalkBuyer): Promise<string | null> {
  const ids = payments.map(({ purchaseId }) => purchaseId);
  const [esim] = await shop.database.db
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .where(inArray(userEsimTable.purchaseId, ids))
    .orderBy(userEsimTable.purchasedAt)
    .limit(1);
  return esim?.id ?? null;
}

async function startBy(deps: Deps, request: PurchaseRequest, guest: { guest: string }) {
  const { purchase, payment } = await startPayment(
    deps,
    request,
    guest,
    methodOnWire(request.payment_method),
  );
  return { purchaseId: purchase.id, reference: payment.id };
}

async function complete(
  scene: Scene,
  deps: Deps,
  action: Extract<Action, { do: 'complete' }>,
): Promise<void> {
  const payment = paymentOf(scene.buyers, action);
  if (!payment) return;
  const { provider, reference, order, request, purchaseId } = payment;
  // A payment that was refunded by hand, at least in part, is left to people.
  const isKept = () => {
    const taken = scene.world.takenBy(provider, reference);
    return taken !== null && !taken.backs.some(({ request }) => request === null);
  };
  const wasKept = isKept();
  const proof = { user: null, guest: null, order, clientSecret: undefined };
  try {
    const claim = {
      method: methodOnWire(request.payment_method),
      reference,
      request,
      approvedNow: provider === 'paypal',
    };
    const done = await completePurchase(deps, claim, proof);
    if (done.status === 'ready') scene.buyers[action.buyer]?.promised.set(purchaseId, done.iccid);
  } catch (error) {
    const saysUnpaid = error instanceof Problem && !/^(refunded|not_yours)$/.test(error.code);
    if (wasKept && isKept() && saysUnpaid) scene.wrongs.push(`paid, and answered ${error.code}`);
    throw error;
  }
}
