import { rankSources, type Source } from '../../domain/catalog/choose-source.ts';
import type { Minor } from '../../domain/money.ts';
import { marginOf } from '../../domain/operators/pricing/price-plan.ts';
import { sourcesOf } from '../catalog/answers.ts';
import type { Deps } from '../deps.ts';
import type { ProviderOrder } from '../esims/tables.ts';
import type { Wholesaler } from '../providers/wholesaler.ts';
import { bundleOf, soldFor } from '../purchase/bought-from.ts';
import type { Purchase } from '../purchase/tables.ts';
import { takingsOf } from '../tax/takings.ts';

/** How hard it is to give an unused eSIM back. */
const RETURNS: Record<Wholesaler['can']['takesBack'], number> = { 'at once': 0, 'by request': 1, never: 2 };

type SourceDeps = Pick<Deps, 'catalog' | 'wholesalers'>;

/** Where a purchase's plan can be had, its own source first, whoever may deliver it now. */
export function allSourcesOf(
  { catalog, wholesalers }: SourceDeps,
  purchase: Pick<
    Purchase,
    'wholesaler' | 'bundleName' | 'sourceBundle' | 'wholesaleCents' | 'countryCode' | 'topUpIccid'
  >,
): Source[] {
  const { wholesaler, wholesaleCents: cents, topUpIccid } = purchase;
  const own = { wholesaler, bundleName: bundleOf(purchase), cents, leastRetail: null, choice: null };
  // A bundle for an eSIM fits its wholesaler's alone.
  if (topUpIccid !== null || wholesalers.all.length === 1) return [own];
  const known = sourcesOf(catalog.current(), purchase.bundleName, purchase.countryCode).filter((source) =>
    wholesalers.all.some(({ id }) => id === source.wholesaler),
  );
  const [lead, ...others] = known;
  if (!lead || !known.some((source) => source.wholesaler === wholesaler)) return [own, ...known];
  // It was sold at its own wholesaler's terms, at the price of that time.
  const atSale = lead.wholesaler === wholesaler ? { bundleName: own.bundleName, cents } : {};
  return [{ ...lead, ...atSale, leastRetail: null }, ...others];
}

/**
 * The sources that may be asked for a purchase's eSIM, best first. A replacement comes from where the first eSIM did.
 * @param orders the purchase's orders so far
 */
export function sourcesFor(deps: SourceDeps, purchase: Purchase, orders: readonly ProviderOrder[]): Source[] {
  const all = allSourcesOf(deps, purchase);
  if (all.length === 1) return all;
  if (purchase.replacingSince !== null)
    return all.filter(({ wholesaler }) => wholesaler === purchase.wholesaler);
  return rankSources(all, soldFor(purchase), (source) => {
    const tries = orders.filter(
      ({ wholesaler, outcome }) =>
        wholesaler === source.wholesaler && outcome !== 'bound' && outcome !== 'replaced',
    );
    const { can } = deps.wholesalers.of(source);
    return {
      isAway: deps.wholesalers.health.isAway(source.wholesaler),
      returns: RETURNS[can.takesBack],
      refusals: tries.length,
      isRefused: tries.some(({ outcome, lasting }) => outcome === 'refused' && lasting === true),
    };
  });
}

/** What a source costs beyond what the price leaves for it; null for a purchase's own source, and without a loss. */
export function lossAt(
  { settings }: Pick<Deps, 'settings'>,
  purchase: Purchase,
  source: Source,
): Minor | null {
  if (source.bundleName === purchase.bundleName) return null;
  const margin = marginOf(soldFor(purchase), source.cents, takingsOf(settings));
  return margin < 0 ? -margin : null;
}
