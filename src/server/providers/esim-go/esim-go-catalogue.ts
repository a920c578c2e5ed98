import type { Tier } from '../../../domain/catalog/catalog-schema.ts';
import { UNLIMITED } from '../../../domain/catalog/data-amount.ts';
import type { DailyAllowance } from '../../../domain/catalog/plan-facts.ts';
import { type Cents, fromDollars } from '../../../domain/money.ts';
import type { CatalogueEntry, CataloguePlace } from '../wholesaler.ts';
import type { WireBundle } from './esim-go-wire.ts';

/** What an unlimited bundle gives in 24 hours, by eSIM Go's published tiers. */
const TIERS: Record<Lowercase<Tier>, DailyAllowance> = {
  lite: { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 },
  essential: { tier: 'Essential', fullSpeedMb: 1000, thenKbps: 1250 },
  plus: { tier: 'Plus', fullSpeedMb: 2000, thenKbps: 2000 },
};

/**
 * A bundle in our words. It is regional when its base is one pseudo-country and the real countries stand in
 * `roamingEnabled`.
 */
export function catalogueEntry(bundle: WireBundle): CatalogueEntry {
  const roaming = bundle.roamingEnabled ?? [];
  const dataMb = bundle.unlimited ? UNLIMITED : bundle.dataAmount;
  const base = bundle.countries ?? [];
  return {
    bundleName: bundle.name,
    description: bundle.description ?? null,
    groups: groupsOf(bundle),
    region: base[0] && roaming.length > 0 ? { code: regionCode(bundle.name), label: base[0].name } : null,
    countries: (base.length > 0 && roaming.length > 0 ? roaming : base).map(placeOf),
    dataMb,
    durationDays: bundle.duration,
    speed: bundle.speed ?? [],
    dailyAllowance: dataMb === UNLIMITED ? allowanceOf(bundle) : null,
    autostart: bundle.autostart ?? false,
    wholesaleCents: wholesaleCents(bundle),
  };
}

function groupsOf({ groups, group }: WireBundle): string[] {
  return [...new Set([groups ?? [], group ?? []].flat())];
}

/** It is told in words only, in a group or in the description. */
function allowanceOf(bundle: WireBundle): DailyAllowance | null {
  for (const text of [...groupsOf(bundle), bundle.description ?? '']) {
    const word = /unlimited[\s-]+(lite|essential|plus)/i.exec(text)?.[1]?.toLowerCase();
    if (word) return TIERS[word as Lowercase<Tier>];
  }
  return null;
}

function placeOf({ iso, name, region }: NonNullable<WireBundle['countries']>[number]): CataloguePlace {
  return { iso: iso.toUpperCase(), name, region: region ?? null };
}

/** It stands in the bundle's name: `esim_5GB_30D_REUP_V2`. */
function regionCode(bundleName: string): string | null {
  return /_\d+D_(R[A-Z]{2,})_/.exec(bundleName)?.[1] ?? null;
}

/** Retail arithmetic starts here: the wholesaler's dollars become cents once. Null when it is no price. */
function wholesaleCents({ price }: Pick<WireBundle, 'price'>): Cents | null {
  const cents = fromDollars(price.toFixed(2));
  return cents !== null && cents >= 0 ? cents : null;
}
