import { randomUUID } from 'node:crypto';

import { PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { simTerritory } from '../../domain/tax/tax-territory.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { sealCodes } from '../esims/activation.ts';
import { invoicesIn } from '../invoices/invoices-in.ts';
import { taxUnlessAway, termsOf } from '../invoices/issue-invoice.ts';
import { mailsAbout } from '../mail/outbox.ts';
import { hasCompanions } from '../purchase/basket.ts';
import { guarded } from '../purchase/move-purchase.ts';
import { paymentOf } from '../purchase/paid-price.ts';
import { readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { keepPlace } from '../tax/place-facts.ts';
import { endFailedProviderOrder } from './bind-provider-order.ts';
import {
  type BoundProviderOrder,
  esimOfProviderOrder,
  flagProviderOrder,
  type Supply,
} from './esim-of-provider-order.ts';
import { handOverReplacement } from './hand-over-replacement.ts';
import { labelEsim } from './label-esim.ts';

/** Gives the mail job time before the recover job checks on it. */
const MAIL_SECONDS = 30;

/** By then the wholesaler has put the bundle on the eSIM. */
const FIRST_POLL_MS = 2 * 60_000;

/** States from which something can be handed over. */
const AWAITING: readonly PurchaseState[] = ['ordering', 'unclear'];

/** What was just handed over to a buyer. */
export interface HandedOver {
  /** Id of the row in their list. */
  id: string;
  iccid: string;
}

const handOverEsim = databaseFunction('hand_over_esim', valueOf);

/**
 * Hands over to the buyer what a bound order brought, a new eSIM or a bundle on theirs: codes, the buyer's eSIM, the mails and
 * the invoice in one transaction, which is one call. Reads the codes first if the order did not carry them; returns null and does
 * nothing while the wholesaler is still preparing them. Safe to repeat.
 */
export async function provision(
  deps: Deps,
  bought: Purchase,
  order: BoundProviderOrder,
): Promise<HandedOver | null> {
  const supply = await esimOfProviderOrder(deps, bought, order);
  if (supply === 'failed') await endFailedProviderOrder(deps, bought, order.reference);
  if (!supply || supply === 'failed') return null;
  // A top-up is found by its eSIM.
  if (supply.codes) void labelEsim(deps, bought, supply.iccid);
  const id = randomUUID();
  const { reference } = order;
  const write =
    bought.replacingSince === null
      ? () => handOver(deps, { id, bought, supply, reference })
      : () => handOverReplacement(deps, { bought, supply, reference, ...times(deps.now()) });
  const answer = await deps.unwritten.write({ answer: 'eSIM', purchaseId: bought.id, reference }, write);
  // No buyer waits at a checkout for a replacement.
  if (answer === 'done') {
    if (bought.replacingSince !== null) return null;
    const { method, settledAt } = paymentOf(bought);
    deps.meter.ended(method, 'delivered', settledAt, deps.now());
    return { id, iccid: supply.iccid };
  }
  if (answer === 'taken') {
    await flagProviderOrder(deps, bought, "the order bound to it is another eSIM's top-up");
    return null;
  }
  // Another process was faster, or the buyer's address has changed since.
  const now = await readPurchase(deps.db.db, bought.id);
  const isAwaiting = now !== null && AWAITING.includes(now.state) && now.email !== bought.email;
  return isAwaiting ? provision(deps, now, order) : null;
}

/** When a purchase and its eSIM are checked after delivery. */
function times(now: Date): { nextPollAt: Date; firstPollAt: Date } {
  return {
    nextPollAt: new Date(now.getTime() + MAIL_SECONDS * 1000),
    firstPollAt: new Date(now.getTime() + FIRST_POLL_MS),
  };
}

interface HandOver {
  id: string;
  bought: Purchase;
  supply: Supply;
  reference: string;
}

/** `done`, `taken` or `moved`, as the database's function returns it. */
async function handOver(
  deps: Deps,
  { id, bought, supply: { iccid, codes, mcc }, reference }: HandOver,
): Promise<unknown> {
  const payment = paymentOf(bought);
  const now = deps.now();
  const sealed = codes && sealCodes(deps.cipher, codes);
  const { nextPollAt, firstPollAt } = times(now);
  const isAlone = !hasCompanions(bought);
  const tax = isAlone ? await taxUnlessAway(deps, bought, { payment, iccid, mcc: mcc ?? null }) : null;
  // The invoice of a basket is written later, when nobody tells the country code of its first eSIM any more.
  if (bought.basketId === bought.id)
    await keepPlace(deps, deps.db.db, bought.id, { sim: simTerritory(iccid, mcc) });
  const { invoiceFacts } = await invoicesIn(bought.language);
  const terms = tax && (await termsOf(deps.db.db, bought));
  const [answer] = await handOverEsim(deps.db.db, {
    purchase: bought.id,
    ...guarded({ from: AWAITING, to: 'provisioned' }),
    email: bought.email,
    at: now,
    nextPoll: nextPollAt,
    esim: id,
    iccid,
    keyId: sealed?.activationKeyId ?? null,
    ciphertext: sealed?.activationCiphertext ?? null,
    firstPoll: firstPollAt,
    reference,
    provider: PAYMENT_METHODS[payment.method].wire,
    cents: payment.amountCents,
    // Those of a basket come when all of it is settled.
    mails: JSON.stringify(isAlone ? mailsAbout(deps, bought, 'delivered') : []),
    invoice: randomUUID(),
    // Without its tax it is written later.
    facts: tax && JSON.stringify(invoiceFacts(deps, bought, payment, tax, { terms })),
  });
  return answer?.value;
}
