import { and, eq, gt } from 'drizzle-orm';

import type { NoTopUp, TopUpWindow } from '../../domain/esims/top-up.ts';
import { whyNot as whyNotDone } from '../../domain/orders/order-acts.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { sentenceOf } from '../../domain/problems/words.ts';
import { sourceAt } from '../catalog/answers.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import type { Deps } from '../deps.ts';
import { knownOrder } from '../esims/known-order.ts';
import { esimOf, esimOfPurchase, noSuchEsim, type OwnedEsim } from '../esims/queries.ts';
import { bundleFitTable, type Esim } from '../esims/tables.ts';
import { type EsimNow, esimNow, whyClosed, windowOn } from '../esims/usage/esim-now.ts';
import { providerProblem } from '../providers/outcome.ts';
import type { Reader } from '../providers/wholesaler.ts';
import { bundleOf } from '../purchase/bought-from.ts';
import { readOrderToken } from '../purchase/guest-proof.ts';
import type { Owner } from '../purchase/owner.ts';
import type { Purchase } from '../purchase/tables.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';

/** How long the wholesaler's answer about bundle and eSIM is reused; before a payment it is asked again. */
const FIT_HOURS = 24;
/** A younger reading of the plans on the eSIM is reused, except for an order. */
const FRESH_MS = 60_000;

/** An eSIM of the asker's that accepts plans. */
export interface TopUpTarget {
  owned: OwnedEsim;
  esim: EsimNow;
}

/** A plan by its place, its own bundle and that one's wholesaler. */
interface Bundle {
  bundleName: string;
  countryCode: string;
  wholesaler: string;
}

/** The columns of a purchase whose bundle goes onto an existing eSIM: it is that eSIM's wholesaler's. */
export interface TopUp {
  topUpEsimId: string;
  topUpIccid: string;
  wholesaler?: string;
  sourceBundle?: string;
  wholesaleCents?: number;
}

/** The caller who asks to top up an eSIM. */
export interface Asker {
  owner: Owner | null;
  /** The private link of its order: its holder may add data from any device. */
  order?: string | null | undefined;
}

/**
 * The asker's eSIM with the plans on it now. Throws `not_found` for somebody else's, `top_up_refused` for one that accepts
 * nothing.
 * @param options.records for a page that shows the eSIM: what the network answers is recorded
 */
export async function topUpTarget(
  deps: Deps,
  asker: Asker,
  esimId: string,
  { records }: { records: boolean },
): Promise<TopUpTarget> {
  mustBeOnSale(deps, { isTopUp: true });
  const owned = await esimShownBy(deps, asker, esimId);
  if (!owned) throw await noSuchEsim(deps.db.db, asker.owner, esimId);
  const no = whyNotDone('top_up', knownOrder(owned.purchase, owned));
  if (no !== null) throw new Problem('top_up_refused', { why: no });
  const options = { reader: 'status', freshMs: FRESH_MS, records } as const;
  const esim = await asked(deps, () => esimNow(deps, owned.row.iccid, options));
  const why = whyClosed(esim);
  if (why) throw new Problem('top_up_refused', { why });
  return { owned, esim };
}

/** An eSIM of the asker's, or that of the order whose link they hold. */
export async function esimShownBy(
  { db, cipher }: Pick<Deps, 'db' | 'cipher'>,
  { owner, order }: Asker,
  esimId: string,
): Promise<OwnedEsim | null> {
  const own = owner && (await esimOf(db.db, owner, esimId));
  const purchaseId = !own && order ? readOrderToken(cipher, order) : null;
  if (purchaseId === null) return own;
  const shown = await esimOfPurchase(db.db, purchaseId);
  return shown?.row.id === esimId ? shown : null;
}

/** When a bundle would start on the eSIM, asked anew. Throws `top_up_refused` with the reason if it cannot be added. */
export async function mustTake(
  deps: Deps,
  { owned, esim }: TopUpTarget,
  bundle: Bundle,
): Promise<TopUpWindow> {
  const its = bundleFor(deps, owned.esim, bundle);
  const fits = its !== null && (await asked(deps, () => fitsOn(deps, owned.esim, its, { maxAgeHours: 0 })));
  const window = windowOn(deps, esim, its ?? bundle.bundleName);
  const why = whyNot(fits, window);
  if (why) throw new Problem('top_up_refused', { why });
  return window;
}

/** The bundle by which an eSIM's wholesaler delivers a plan; null if it has none. */
function bundleFor(
  { catalog }: Pick<Deps, 'catalog'>,
  { wholesaler: its }: Pick<Esim, 'wholesaler'>,
  { wholesaler, ...plan }: Bundle,
): string | null {
  if (wholesaler === its) return plan.bundleName;
  return sourceAt(catalog.current(), plan, its)?.bundleName ?? null;
}

/**
 * Makes sure, before any payment, that a bundle can go onto the buyer's eSIM and can start there in time, by the last minute's
 * reading or by asking the network. Records no poll, so it queues no mail. Throws `not_found` or `top_up_refused` with the
 * reason.
 */
export async function checkTopUp(
  deps: Deps,
  asker: Asker,
  { esimId, ...bundle }: Bundle & { esimId: string },
): Promise<TopUp> {
  const target = await topUpTarget(deps, asker, esimId, { records: false });
  await mustTake(deps, target, bundle);
  const { iccid } = target.owned.row;
  const { wholesaler } = target.owned.esim;
  const onto = { topUpEsimId: esimId, topUpIccid: iccid };
  if (wholesaler === bundle.wholesaler) return onto;
  const source = sourceAt(deps.catalog.current(), bundle, wholesaler);
  if (!source) throw new Problem('top_up_refused', { why: 'no_fit' });
  return { ...onto, wholesaler, sourceBundle: source.bundleName, wholesaleCents: source.cents };
}

/**
 * Why a paid top-up cannot be ordered any more; null if it can, and for a purchase that is no top-up. Asks the network each
 * time.
 * @throws {ProviderUnreachable} @throws {ProviderRefused}
 */
export async function whyTooLate(deps: Deps, purchase: Purchase): Promise<string | null> {
  const { topUpIccid: iccid, wholesaler } = purchase;
  if (iccid === null) return null;
  const bundleName = bundleOf(purchase);
  const esim = await esimNow(deps, iccid, { reader: 'order', before: purchase });
  const why = whyClosed(esim);
  if (why) return sentenceOf('top_up_refused', { why });
  const fits = await fitsOn(deps, { iccid, wholesaler }, bundleName, { maxAgeHours: 0, reader: 'order' });
  const whyNone = whyNot(fits, windowOn(deps, esim, bundleName));
  return whyNone && sentenceOf('top_up_refused', { why: whyNone });
}

function whyNot(fits: boolean, window: TopUpWindow): NoTopUp | null {
  if (!fits) return 'no_fit';
  return window.isTooLate ? 'too_late' : null;
}

/** Whether the wholesaler says that a bundle fits on an eSIM; reuses its answer of the last day, if any. */
export async function fitsOn(
  deps: Deps,
  esim: Pick<Esim, 'iccid' | 'wholesaler'>,
  bundleName: string,
  { maxAgeHours = FIT_HOURS, reader = 'status' }: { maxAgeHours?: number; reader?: Reader } = {},
): Promise<boolean> {
  const { db } = deps.db;
  const { iccid } = esim;
  const now = deps.now();
  const since = new Date(now.getTime() - maxAgeHours * 3_600_000);
  const [known] = await db
    .select()
    .from(bundleFitTable)
    .where(
      and(
        eq(bundleFitTable.iccid, iccid),
        eq(bundleFitTable.bundleName, bundleName),
        gt(bundleFitTable.askedAt, since),
      ),
    );
  if (known) return known.fits;
  const fits = await deps.wholesalers.of(esim).fits(iccid, bundleName, reader);
  await db
    .insert(bundleFitTable)
    .values({ iccid, bundleName, fits, askedAt: now })
    .onConflictDoUpdate({
      target: [bundleFitTable.iccid, bundleFitTable.bundleName],
      set: { fits, askedAt: now },
    });
  return fits;
}

/** Deletes a batch of answers too old to be reused. Returns how many. */
export function forgetFits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const until = new Date(now().getTime() - FIT_HOURS * 3_600_000);
  return deleteBatch(db.db, bundleFitTable.askedAt, until);
}

/** The network's answer; any failure means that the visitor should try again later. */
export async function asked<T>(deps: Pick<Deps, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const problem = providerProblem(error);
    if (!problem) throw error;
    if (problem.code !== 'unavailable')
      deps.log.warn({ err: error }, 'the network cannot be asked about a top-up');
    throw problem;
  }
}
