import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { planForTrip, USUAL_TRIP_DAYS } from '../../domain/catalog/plan-advice.ts';
import {
  durationsOf,
  hasBothTypes,
  type PlanFilter,
  plansForTrip,
} from '../../domain/catalog/plan-filter.ts';
import { type Currency } from '../../domain/currencies.ts';
import type { TopUp } from '../../domain/esims/top-up-offer.ts';
import type { TopUpWindow } from '../../domain/esims/top-up.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { offerIn, planNamesOf, sourceAt } from '../catalog/answers.ts';
import type { Offer } from '../catalog/queries.ts';
import { quoteOf, shownOffer } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { ownerKey } from '../esims/announce-esims.ts';
import type { Esim } from '../esims/tables.ts';
import { windowOn } from '../esims/usage/esim-now.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import type { Owner } from '../purchase/owner.ts';
import { asked, type Asker, fitsOn, mustTake, topUpTarget } from './check-top-up.ts';

const PER_OWNER: Limit = { name: 'top-ups', times: 40, seconds: 300 };

export interface TopUpPage {
  place: string;
  topUps: TopUp[];
  next: string | null;
  /**
   * All available choices, whatever the filter: durations, shortest first, and whether there is both fixed and unlimited data.
   */
  durations: number[];
  hasTypes: boolean;
  /** The duration that the plans have in common; null if any will do. */
  days: number | null;
  /** Whether they only come near to the requested size. */
  near: boolean;
  /** The plan for most trips of the requested days, among those that can be added; null if there is no choice. */
  advised: string | null;
}

type Wanted = PlanFilter & {
  currency: Currency;
  country: string | undefined;
  limit: number;
  after: string | undefined;
};

/**
 * The plans of a destination (by default the eSIM's own) that can be added to an eSIM, in pages; the plan it came with is first,
 * then the one for most trips. The wholesaler says that each fits, and none would lapse before its turn. A page checks `limit`
 * plans and shows those that fit, so it may be empty with a `next`. Each check costs a call, so answers are cached for a day.
 */
export async function listTopUps(
  deps: Deps,
  owner: Owner | null,
  esimId: string,
  options: Wanted,
): Promise<TopUpPage> {
  await countQuestion(deps, owner);
  const { owned, esim } = await topUpTarget(deps, { owner }, esimId, { records: true });
  const { countryCode } = owned.row;
  const place = (options.country ?? countryCode).toUpperCase();
  const snapshot = deps.catalog.current();
  const sold = (await plansFor(deps, owned.esim, place)).flatMap(
    (name) => offerIn(snapshot, name, place, options.currency) ?? [],
  );
  const plans = sold.map(({ plan }) => plan);
  const hasTypes = hasBothTypes(plans);
  const type = hasTypes ? options.type : null;
  const { plans: wanted, days, near } = plansForTrip(plans, { ...options, type });
  const { wholesaler } = owned.esim;
  const bundleAt = (bundleName: string) =>
    sourceAt(snapshot, { bundleName, countryCode: place }, wholesaler)?.bundleName ?? bundleName;
  const takes = async (bundleName: string) =>
    !windowOn(deps, esim, bundleAt(bundleName)).isTooLate &&
    (await asked(deps, () => fitsOn(deps, owned.esim, bundleAt(bundleName))));
  const advised = await advisedOf(wanted, options.days ?? USUAL_TRIP_DAYS, takes);
  const names = firstOf(
    wanted.map((plan) => plan.bundle_name),
    [owned.purchase.bundleName, advised],
  );
  const start = options.after === undefined ? 0 : names.indexOf(options.after) + 1;
  if (options.after !== undefined && start === 0) throw new Problem('unknown_after', { list: 'plans' });
  const candidates = names.slice(start, start + options.limit);
  const topUps: TopUp[] = [];
  for (const bundleName of candidates) {
    const offer = (await takes(bundleName)) && offerIn(snapshot, bundleName, place, options.currency);
    if (offer) topUps.push(presentTopUp(deps, offer, windowOn(deps, esim, bundleAt(bundleName))));
  }
  const last = candidates.at(-1);
  return {
    place,
    topUps,
    next: last && start + options.limit < names.length ? last : null,
    durations: durationsOf(plans),
    hasTypes,
    days,
    near,
    advised,
  };
}

/**
 * The plan for most trips among those that can be added. Chosen before the first page is cut, so that all pages have one order;
 * none if it would be the only plan.
 */
async function advisedOf(
  plans: readonly SoldPlan[],
  tripDays: number,
  takes: (bundleName: string) => Promise<boolean>,
): Promise<string | null> {
  const best = plans.length > 1 ? planForTrip(plans, tripDays) : null;
  if (!best || (await takes(best.bundle_name))) return best?.bundle_name ?? null;
  return advisedOf(
    plans.filter((plan) => plan !== best),
    tripDays,
    takes,
  );
}

/** One plan for one eSIM, checked with the network now. Throws `unknown_plan`, or `top_up_refused` with the reason. */
export async function readTopUp(
  deps: Deps,
  asker: Asker,
  esimId: string,
  { bundleName, country, currency }: { bundleName: string; country: string | undefined; currency: Currency },
): Promise<TopUp> {
  await countQuestion(deps, asker.owner);
  const target = await topUpTarget(deps, asker, esimId, { records: true });
  const offer = shownOffer(deps.catalog, bundleName, country ?? target.owned.row.countryCode, currency);
  return presentTopUp(
    deps,
    offer,
    await mustTake(deps, target, {
      bundleName,
      countryCode: offer.plan.country_code,
      wholesaler: offer.wholesaler,
    }),
  );
}

async function countQuestion(deps: Deps, owner: Owner | null): Promise<void> {
  if (!owner) return;
  const wait = await countTry(deps, PER_OWNER, ownerKey(owner));
  if (wait > 0) throw new Problem('too_many_questions', { seconds: wait });
}

function presentTopUp(deps: Deps, offer: Offer, window: TopUpWindow): TopUp {
  return {
    quote: quoteOf(deps, [offer]),
    starts_after: window.startsAfter?.toISOString() ?? null,
    is_behind: window.isBehind,
    use_by: window.useBy.toISOString(),
    lasts_days: offer.plan.duration,
  };
}

/** Moves the given names to the front, if present. */
function firstOf(names: readonly string[], leading: readonly (string | null)[]): string[] {
  return [
    ...new Set([...leading.filter((name) => name !== null && names.includes(name)), ...names]),
  ] as string[];
}

/** Names of the plans for a place that may go onto an eSIM: only its wholesaler's, and only if listed for it. */
async function plansFor(deps: Deps, { iccid, wholesaler }: Esim, place: string): Promise<readonly string[]> {
  const { topUps } = deps.wholesalers.of({ wholesaler }).can;
  const snapshot = deps.catalog.current();
  const names = planNamesOf(snapshot, wholesaler, place);
  if (topUps === 'any') return names;
  const listed = new Set(await asked(deps, () => topUps.listFor(iccid, 'status')));
  return names.filter((bundleName) =>
    listed.has(sourceAt(snapshot, { bundleName, countryCode: place }, wholesaler)?.bundleName ?? bundleName),
  );
}
