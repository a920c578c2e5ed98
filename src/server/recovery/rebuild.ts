import { and, inArray, or } from 'drizzle-orm';

import { orderNumber } from '../../domain/checkout/order.ts';
import {
  METHODS,
  PAYMENT_METHODS,
  type PaymentMethod,
  PROCESSORS,
  type ProcessorName,
} from '../../domain/checkout/payment-method.ts';
import { splitAmount } from '../../domain/checkout/split-amount.ts';
import { CURRENCIES, type Currency, isCurrency } from '../../domain/currencies.ts';
import { SOURCE } from '../../domain/languages.ts';
import type { Minor, Money } from '../../domain/money.ts';
import { minorPerCent } from '../../domain/operators/pricing/local-price.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Offer } from '../catalog/queries.ts';
import { amountsOf, offerFor, sharesOf } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { type AskForOwn, patientlyFindOwn } from '../fulfilment/own-provider-order.ts';
import { readUser } from '../identity/find-users.ts';
import { keepPayment } from '../payments/keep-payment.ts';
import { readTrace, type Trace } from '../payments/payment-trace.ts';
import { settle } from '../payments/settle.ts';
import { ProviderUnreachable } from '../providers/outcome.ts';
import type { PaidPlan, PaymentStatus } from '../providers/payment-status.ts';
import { planText } from '../providers/plan-in.ts';
import { beginPurchase, type NewPurchase } from '../purchase/attempts.ts';
import { lineId } from '../purchase/basket.ts';
import { guestHash, guestSecret } from '../purchase/guest-proof.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { paymentTable, type Purchase } from '../purchase/tables.ts';
import { type Acting, actor } from '../staff/acting.ts';

/**
 * What a rebuild does about a payment of which our records have nothing: hands over the eSIM that its buyer has, orders one,
 * gives the money back where nobody can tell, settles it as another payment of a purchase that is known, or leaves it to a person.
 */
type RebuildStep = 'deliver' | 'order' | 'refund' | 'settle' | 'by hand';

/** One of the purchases of a payment. */
interface LostLine {
  /** Null if it is no payment for a purchase of ours. */
  number: string | null;
  plan: string | null;
  step: RebuildStep;
  why: string;
}

export interface LostPayment extends LostLine {
  processor: ProcessorName;
  reference: string;
  /** The first purchase that it paid; null if it is no payment for one of ours. */
  purchaseId: string | null;
  paid: Money;
  madeAt: Date | null;
  buyer: { name: string; email: string; isProposed: boolean } | null;
  /** The other purchases of a payment for several. */
  more: LostLine[];
}

interface Found extends LostPayment {
  /** Of all its purchases; null if they are known, or left to a person. */
  rows: [NewPurchase, ...NewPurchase[]] | null;
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

function shown({ rows: _rows, ...lost }: Found): LostPayment {
  return lost;
}

/**
 * Rebuilds the purchases and the payment of each from what its processor keeps of them; from there they go the way of all that are paid,
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
  for (const { rows, ...lost } of found) {
    if (!agreed.has(lost.reference) || lost.step === 'by hand' || lost.purchaseId === null) continue;
    if (rows) await beginPurchase(deps.db.db, rows[0], rows.slice(1));
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
  const ask = patientlyFindOwn(deps);
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
        if (isOwed(status)) found.push(await describe(deps, processor, status, ask));
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

async function describe(
  deps: Deps,
  processor: ProcessorName,
  status: PaymentStatus,
  ask: AskForOwn,
): Promise<Found> {
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
    plan: trace?.plans?.[0] ? planText(trace.plans[0]) : null,
    buyer: email === null ? null : { name, email, isProposed: told?.e === undefined },
    step: 'by hand',
    why: '',
    more: [],
    rows: null,
  };
  if (!isOurs) return { ...found, why: status.foreign ?? 'it names no purchase of this shop' };
  const known = await readPurchase(deps.db.db, purchaseId);
  if (known)
    return known.state === 'abandoned'
      ? { ...found, why: 'its purchase was given up' }
      : { ...found, step: 'settle', why: 'its purchase is known, and this payment of it is not' };
  if (status.returned.amount > 0) return { ...found, why: 'a part of it has gone back' };
  if (!trace?.plans) return { ...found, why: 'the processor was not told its plan' };
  if (!found.buyer) return { ...found, why: 'nobody knows its buyer’s address' };
  const offers = await offersOf(deps, trace.plans, found.paid.currency);
  if (!offers) return { ...found, why: 'its plan is not sold any more' };
  const rows = await rowsOf(deps, { found, trace, plans: trace.plans, told, offers });
  const steps = await stepsOf(rows, ask);
  if (steps instanceof ProviderUnreachable) return { ...found, why: `${steps.message}: look again later` };
  const [first, ...more] = steps;
  return { ...found, rows, ...first, more };
}

/** What becomes of each purchase; one for the eSIM of another is looked for there. The error of a wholesaler that did not say. */
async function stepsOf(
  rows: [NewPurchase, ...NewPurchase[]],
  ask: AskForOwn,
): Promise<[LostLine, ...LostLine[]] | ProviderUnreachable> {
  const iccids: (string | null)[] = [];
  const lines: LostLine[] = [];
  for (const row of rows) {
    const topUpIccid = row.topUpIccid ?? iccids[row.ontoLine ?? -1] ?? null;
    const own = await ask({ ...row, sourceBundle: row.sourceBundle ?? null, topUpIccid });
    if (own instanceof ProviderUnreachable) return own;
    iccids.push(own.kind === 'own' ? (own.order.iccids?.[0] ?? null) : null);
    const { id, bundleName, countryCode, ontoLine: onto = null } = row;
    lines.push({
      number: orderNumber(id),
      plan: planText({ bundleName, countryCode, onto }),
      ...STEPS[own.kind],
    });
  }
  return lines as [LostLine, ...LostLine[]];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const STEPS: Record<'own' | 'unsure' | 'none', Pick<LostPayment, 'step' | 'why'>> = {
  own: { step: 'deliver', why: 'its eSIM is in the wholesaler’s records' },
  none: { step: 'order', why: 'the wholesaler has no order of it' },
  unsure: { step: 'refund', why: 'an order that may be its own belongs to nobody' },
};

/** Null if one of them is not sold any more. */
async function offersOf(
  deps: Deps,
  plans: readonly PaidPlan[],
  currency: string,
): Promise<[Offer, ...Offer[]] | null> {
  if (!isCurrency(currency)) return null;
  try {
    const offers: Offer[] = [];
    for (const { bundleName, countryCode } of plans)
      offers.push(await offerFor(deps, bundleName, countryCode, currency));
    const [first, ...more] = offers;
    return first ? [first, ...more] : null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

interface Facts {
  found: Found;
  trace: NonNullable<PaymentStatus['trace']>;
  plans: readonly PaidPlan[];
  told: Trace | null;
  offers: readonly [Offer, ...Offer[]];
}

/** The purchases as their checkout had begun them, as far as the processor was told. */
async function rowsOf(
  deps: Deps,
  { found, trace, plans, told, offers }: Facts,
): Promise<[NewPurchase, ...NewPurchase[]]> {
  const { purchaseId: id, paid, buyer, processor } = found;
  if (id === null || buyer === null) throw new Error('a payment that is rebuilt has a purchase and a buyer');
  const now = deps.now();
  const method = methodOf(processor);
  const sales = salesOf(offers, { told, paid, method });
  const user = told?.u === undefined ? null : await readUser(deps.db.db, told.u);
  const rows = offers.map((offer, line): NewPurchase => {
    const { card_total: _, ...plan } = offer.plan;
    const { priceCents, fee, ...sale } = sales[line] as Sale;
    const rate = told?.r ?? (offer.charged.set ? minorPerCent(offer.charged.rate) : null);
    return {
      id: line === 0 ? id : lineId(deps.cipher, id, line),
      ...(offers.length > 1 && { basketId: id, line, ontoLine: plans[line]?.onto ?? null }),
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
      ...sale,
      fees: { [method]: fee },
      ...(told?.c !== undefined && { discountCode: told.c }),
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
  });
  return rows as [NewPurchase, ...NewPurchase[]];
}

type Sale = Pick<Purchase, 'priceCents' | 'wholesaleCents' | 'discountCents' | 'taxOffCents'> & {
  fee: Minor;
};

/** What each plan was sold for. Prices and fees add up to the payment. */
function salesOf(
  offers: readonly [Offer, ...Offer[]],
  { told, paid, method }: { told: Trace | null; paid: Money; method: PaymentMethod },
): Sale[] {
  const more = told?.m ?? [];
  if (told && more.length === offers.length - 1) {
    const others = more.map(([priceCents, wholesaleCents, discountCents, taxOffCents, total]) => ({
      priceCents,
      wholesaleCents,
      discountCents,
      taxOffCents,
      fee: total - priceCents,
    }));
    const fee = others.reduce((left, one) => left - one.priceCents - one.fee, paid.amount) - told.p;
    const { p: priceCents, w: wholesaleCents, d: discountCents = 0, x: taxOffCents = 0 } = told;
    return [{ priceCents, wholesaleCents, discountCents, taxOffCents, fee }, ...others];
  }
  const isAsQuoted = amountsOf(offers, method).total === paid.amount;
  const asQuoted = sharesOf(offers, null, 0).map(({ price, fees }) => ({ price, fee: fees[method] ?? 0 }));
  const split = splitAmount(
    paid.amount,
    offers.map(({ charged }) => charged.minor),
    CURRENCIES[offers[0].charged.rate.currency].step,
  ).map((price) => ({ price, fee: 0 }));
  return (isAsQuoted ? asQuoted : split).map(({ price: priceCents, fee }, line) => ({
    priceCents,
    wholesaleCents: offers[line]?.wholesale ?? 0,
    discountCents: 0,
    taxOffCents: 0,
    fee,
  }));
}
