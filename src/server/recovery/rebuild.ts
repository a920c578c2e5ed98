import { and, inArray, or } from 'drizzle-orm';

import { orderNumber } from '../../domain/checkout/order.ts';
import {
  METHODS,
  PAYMENT_METHODS,
  PROCESSORS,
  type ProcessorName,
} from '../../domain/checkout/payment-method.ts';
import { type Currency, isCurrency } from '../../domain/currencies.ts';
import { SOURCE } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';
import { minorPerCent } from '../../domain/operators/pricing/local-price.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Offer } from '../catalog/queries.ts';
import { amountsOf, offerFor } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { findOwnOrder } from '../fulfilment/own-provider-order.ts';
import { readUser } from '../identity/find-users.ts';
import { keepPayment } from '../payments/keep-payment.ts';
import { readTrace, type Trace } from '../payments/payment-trace.ts';
import { settle } from '../payments/settle.ts';
import type { PaymentStatus } from '../providers/payment-status.ts';
import { beginPurchase, type NewPurchase } from '../purchase/attempts.ts';
import { guestHash, guestSecret } from '../purchase/guest-proof.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { paymentTable, type Purchase } from '../purchase/tables.ts';
import { type Acting, actor } from '../staff/acting.ts';

/**
 * What a rebuild does about a payment of which our records have nothing: hands over the eSIM that its buyer has, orders one,
 * gives the money back where nobody can tell, settles it as another payment of a purchase that is known, or leaves it to a person.
 */
type RebuildStep = 'deliver' | 'order' | 'refund' | 'settle' | 'by hand';

export interface LostPayment {
  processor: ProcessorName;
  reference: string;
  /** Null if it is no payment for a purchase of ours. */
  purchaseId: string | null;
  number: string | null;
  paid: Money;
  madeAt: Date | null;
  plan: string | null;
  buyer: { name: string; email: string; isProposed: boolean } | null;
  step: RebuildStep;
  why: string;
}

interface Found extends LostPayment {
  row: NewPurchase | null;
}

/** A processor that shows nothing: it has no such list, or did not answer. */
export interface Unread {
  processor: ProcessorName;
  why: string;
}

const HOUR_MS = 3_600_000;
const LOOKED_UP = 500;

/**
 * Everything that processors received in the last hours and our records have lost, oldest first, with what a rebuild would do.
 * Changes nothing.
 */
export async function findLostPayments(
  deps: Deps,
  hours: number,
): Promise<{ lost: LostPayment[]; unread: Unread[] }> {
  const { found, unread } = await look(deps, hours);
  return { lost: found.map(shown), unread };
}

function shown({ row: _row, ...lost }: Found): LostPayment {
  return lost;
}

/**
 * Rebuilds purchase and payment of each from what its processor keeps of them; from there they go the way of every paid purchase,
 * which first looks in the wholesaler's records for its own eSIM. Safe to repeat. Returns those that were rebuilt.
 * @param agreed the references that somebody has confirmed; others are left alone
 */
export async function rebuild(
  deps: Deps,
  hours: number,
  { agreed, by }: { agreed: ReadonlySet<string>; by: Acting },
): Promise<LostPayment[]> {
  const { found } = await look(deps, hours);
  const done: LostPayment[] = [];
  for (const { row, ...lost } of found) {
    if (!agreed.has(lost.reference) || lost.step === 'by hand' || lost.purchaseId === null) continue;
    if (row) await beginPurchase(deps.db.db, row);
    const purchase = await readPurchase(deps.db.db, lost.purchaseId);
    if (!purchase || !(await keep(deps, purchase, lost))) continue;
    await recordAudit(deps, deps.db.db, {
      ...actor(by),
      what: 'payment rebuilt',
      why: lost.why,
      purchaseId: purchase.id,
      amount: lost.paid,
      reference: lost.reference,
    });
    await settle(deps, lost.processor, lost.reference);
    done.push(lost);
  }
  return done;
}

/** False if the purchase was given up: its payment then has to be refunded by hand. */
function keep(deps: Deps, purchase: Purchase, { processor, reference, paid }: LostPayment): Promise<boolean> {
  const method = methodOf(processor);
  return keepPayment(deps, purchase, { provider: processor, method, reference, total: paid });
}

function methodOf(processor: ProcessorName) {
  const method = METHODS.find((name) => PAYMENT_METHODS[name].processor === processor);
  if (!method) throw new Error(`no method is paid by ${processor}`);
  return method;
}

async function look(deps: Deps, hours: number): Promise<{ found: Found[]; unread: Unread[] }> {
  const now = deps.now();
  const since = new Date(now.getTime() - hours * HOUR_MS);
  const found: Found[] = [];
  const unread: Unread[] = [];
  for (const processor of PROCESSORS) {
    const { received, isSet } = deps.processors[processor];
    if (!isSet) continue;
    if (!received) {
      unread.push({ processor, why: 'it lists no payments' });
      continue;
    }
    try {
      for (const payment of await unknownOf(deps, processor, await received(since, now))) {
        const status = await payment.read();
        if (isOwed(status)) found.push(await describe(deps, processor, status));
      }
    } catch (error) {
      unread.push({ processor, why: error instanceof Error ? error.message : String(error) });
    }
  }
  const timeOf = ({ madeAt }: Found) => madeAt?.getTime() ?? 0;
  return { found: found.toSorted((one, other) => timeOf(one) - timeOf(other)), unread };
}

/** Those that no payment of ours is, by its reference or its capture's. */
async function unknownOf<Payment extends { ids: string[] }>(
  { db }: Deps,
  processor: ProcessorName,
  payments: Payment[],
): Promise<Payment[]> {
  const known = new Set<string>();
  const ids = payments.flatMap((payment) => payment.ids);
  const { reference, captureReference, provider } = paymentTable;
  for (let from = 0; from < ids.length; from += LOOKED_UP) {
    const some = ids.slice(from, from + LOOKED_UP);
    const rows = await db.db
      .select({ reference, captureReference })
      .from(paymentTable)
      .where(
        and(inArray(provider, [processor]), or(inArray(reference, some), inArray(captureReference, some))),
      );
    for (const row of rows) for (const id of [row.reference, row.captureReference]) if (id) known.add(id);
  }
  return payments.filter((payment) => !payment.ids.some((id) => known.has(id)));
}

/** It brought money, or is about to, and somebody still has to get something for it. */
function isOwed({ status, received, returned }: PaymentStatus): boolean {
  return status === 'held' || (status === 'succeeded' && returned.amount < received.amount);
}

async function describe(deps: Deps, processor: ProcessorName, status: PaymentStatus): Promise<Found> {
  const { purchaseId, trace, asked, received } = status;
  const isOurs = status.foreign === null && purchaseId !== null && UUID.test(purchaseId);
  const told = readTrace(deps.cipher, purchaseId ?? '', trace?.sealed ?? null);
  const email = told?.e ?? trace?.payer.email ?? null;
  const name = told?.n ?? trace?.payer.name ?? '';
  const found: Found = {
    processor,
    reference: status.id,
    purchaseId: isOurs ? purchaseId : null,
    number: isOurs ? orderNumber(purchaseId) : null,
    paid: status.status === 'held' ? asked : received,
    madeAt: trace?.madeAt ?? null,
    plan: trace?.plan ? `${trace.plan.bundleName} ${trace.plan.countryCode}` : null,
    buyer: email === null ? null : { name, email, isProposed: told?.e === undefined },
    step: 'by hand',
    why: '',
    row: null,
  };
  if (!isOurs) return { ...found, why: status.foreign ?? 'it names no purchase of this shop' };
  const known = await readPurchase(deps.db.db, purchaseId);
  if (known)
    return known.state === 'abandoned'
      ? { ...found, why: 'its purchase was given up' }
      : { ...found, step: 'settle', why: 'its purchase is known, and this payment of it is not' };
  if (status.returned.amount > 0) return { ...found, why: 'a part of it has gone back' };
  if (!trace?.plan) return { ...found, why: 'the processor was not told its plan' };
  if (!found.buyer) return { ...found, why: 'nobody knows its buyer’s address' };
  const offer = await offerOf(deps, trace.plan, found.paid.currency);
  if (!offer) return { ...found, why: 'its plan is not sold any more' };
  const row = await rowOf(deps, { found, trace, told, offer });
  const own = await findOwnOrder(deps, { ...row, topUpIccid: row.topUpIccid ?? null });
  return { ...found, row, ...STEPS[own.kind] };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const STEPS: Record<'own' | 'unsure' | 'none', Pick<LostPayment, 'step' | 'why'>> = {
  own: { step: 'deliver', why: 'its eSIM is in the wholesaler’s records' },
  none: { step: 'order', why: 'the wholesaler has no order of it' },
  unsure: { step: 'refund', why: 'an order that may be its own belongs to nobody' },
};

async function offerOf(
  deps: Deps,
  { bundleName, countryCode }: { bundleName: string; countryCode: string },
  currency: string,
): Promise<Offer | null> {
  if (!isCurrency(currency)) return null;
  try {
    return await offerFor(deps, bundleName, countryCode, currency);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

interface Facts {
  found: Found;
  trace: NonNullable<PaymentStatus['trace']>;
  told: Trace | null;
  offer: Offer;
}

/** The purchase as its checkout had begun it, as far as the processor was told. */
async function rowOf(deps: Deps, { found, trace, told, offer }: Facts): Promise<NewPurchase> {
  const { purchaseId: id, paid, buyer, processor } = found;
  if (id === null || buyer === null) throw new Error('a payment that is rebuilt has a purchase and a buyer');
  const now = deps.now();
  const { card_total: _, ...plan } = offer.plan;
  const method = methodOf(processor);
  const quoted = amountsOf(offer, method);
  const priceCents = told?.p ?? (quoted.total === paid.amount ? quoted.price : paid.amount);
  const rate = told?.r ?? (offer.charged.set ? minorPerCent(offer.charged.rate) : null);
  const user = told?.u === undefined ? null : await readUser(deps.db.db, told.u);
  return {
    id,
    state: 'created',
    stateSince: now,
    createdAt: trace.madeAt,
    nextPollAt: now,
    rebuiltAt: now,
    wholesaler: offer.wholesaler,
    bundleName: offer.plan.bundle_name,
    countryCode: offer.plan.country_code,
    plan,
    coverage: offer.coverage,
    currency: paid.currency as Currency,
    priceCents,
    ...(rate !== null && {
      rate,
      rateSource: told?.s ?? offer.charged.set?.source ?? null,
      baseCents: Math.round(priceCents / rate),
    }),
    wholesaleCents: told?.w ?? offer.wholesale,
    fees: { [method]: paid.amount - priceCents },
    ...(told?.c !== undefined && { discountCode: told.c, discountCents: told.d ?? 0 }),
    taxOffCents: told?.x ?? 0,
    fullName: buyer.name,
    email: user?.email ?? buyer.email,
    alternativeEmail: told?.a ?? null,
    sendToBothEmails: told?.b === 1,
    language: told?.l ?? SOURCE,
    isGuest: user === null,
    userId: user?.id ?? null,
    // The browser of a guest who had no other purchase shows it again.
    guestHash: user === null ? guestHash(guestSecret(deps.cipher, null, id)) : null,
    topUpIccid: told?.t ?? null,
    topUpEsimId: told?.f ?? null,
  };
}
