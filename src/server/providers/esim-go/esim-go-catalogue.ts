import { UNLIMITED } from '../../../domain/catalog/data-amount.ts';
import { type Cents, fromDollars } from '../../../domain/money.ts';
import type { CatalogueEntry, CataloguePlace } from '../wholesaler.ts';
import type { WireBundle } from './esim-go-wire.ts';

/**
 * A bundle in our words. It is regional when its base is one pseudo-country and the real countries stand in
 * `roamingEnabled`.
 */
export function catalogueEntry(bundle: WireBundle): CatalogueEntry {
  const roaming = bundle.roamingEnabled ?? [];
  const base = bundle.countries ?? [];
  return {
    bundleName: bundle.name,
    description: bundle.description ?? null,
    groups: [...new Set([bundle.groups ?? [], bundle.group ?? []].flat())],
    region: base[0] && roaming.length > 0 ? { code: regionCode(bundle.name), label: base[0].name } : null,
    countries: (base.length > 0 && roaming.length > 0 ? roaming : base).map(placeOf),
    dataMb: bundle.unlimited ? UNLIMITED : bundle.dataAmount,
    durationDays: bundle.duration,
    speed: bundle.speed ?? [],
    autostart: bundle.autostart ?? false,
    wholesaleCents: wholesaleCents(bundle),
  };
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
