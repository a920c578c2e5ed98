import type { Tier } from '../../../domain/catalog/catalog-schema.ts';
import type { DailyAllowance } from '../../../domain/catalog/catalog-schema.ts';
import { UNLIMITED } from '../../../domain/catalog/data-amount.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { type Minor, fromDollars } from '../../../domain/money.ts';
import { countryNameOf } from '../country-name.ts';
import type { CatalogueEntry, CataloguePlace } from '../wholesaler.ts';
import type { WireBundle } from './esim-go-wire.ts';

/** Data of an unlimited bundle per 24 hours, by eSIM Go's published tiers. */
const TIERS: Record<Lowercase<Tier>, DailyAllowance> = {
  lite: { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 },
  essential: { tier: 'Essential', fullSpeedMb: 1000, thenKbps: 1250 },
  plus: { tier: 'Plus', fullSpeedMb: 2000, thenKbps: 2000 },
};

/** Common codes that differ from ISO 3166. */
const ISO_OF: Record<string, string> = { UK: 'GB', EL: 'GR' };

/** Megabytes per unit of data. `dataAmount` without a unit is in megabytes of a million bytes. */
const MB_OF: Record<string, number> = { KB: 0.001, MB: 1, GB: 1000, TB: 1_000_000 };

/** Hours per unit of time. Months and years are missing: their length varies, so they are no fixed number of days. */
const HOURS_OF: Record<string, number> = { hour: 1, day: 24, week: 168 };

/** A bundle in our terms, or why we cannot sell it. */
export function catalogueEntry(bundle: WireBundle): CatalogueEntry | { refused: string } {
  const { currency, billingType } = bundle;
  if (currency && currency.trim().toUpperCase() !== BASE_CURRENCY) return { refused: `currency ${currency}` };
  if (billingType && !/^fixed[\s_-]?cost$/i.test(billingType.trim()))
    return { refused: `billing type ${billingType}` };
  const data = dataOf(bundle);
  if (typeof data === 'string') return { refused: data };
  const durationDays = daysOf(bundle);
  if (typeof durationDays === 'string') return { refused: durationDays };
  return {
    bundleName: bundle.name,
    description: bundle.description ?? null,
    groups: groupsOf(bundle),
    ...whereOf(bundle),
    dataMb: data,
    durationDays,
    speed: bundle.speed,
    dailyAllowance: data === UNLIMITED ? allowanceOf(bundle) : null,
    autostart: bundle.autostart ?? false,
    wholesaleCents: wholesaleCents(bundle),
  };
}

/** Megabytes, or why we cannot tell. Several statements of the amount must agree. */
function dataOf({ dataAmount, dataUnit, unlimited, allowances }: WireBundle): number | string {
  const told = new Set<number>();
  if (unlimited) told.add(UNLIMITED);
  else if (dataAmount !== null && dataAmount !== undefined) {
    const mb = inMb(dataAmount, dataUnit);
    if (mb === null) return `data unit ${dataUnit}`;
    told.add(mb);
  }
  for (const { type, amount, unit, unlimited: hasNoEnd } of allowances ?? []) {
    if (type.trim().toUpperCase() !== 'DATA') continue;
    const mb = hasNoEnd ? UNLIMITED : inMb(amount ?? 0, unit);
    if (mb === null) return `data unit ${unit}`;
    // An unlimited bundle may also state how much data comes at full speed.
    if (!unlimited || hasNoEnd) told.add(mb);
  }
  const [mb, ...others] = told;
  if (mb === undefined) return 'no data amount';
  return others.length === 0 ? mb : `data amounts that differ: ${[...told].join(' and ')} MB`;
}

function inMb(amount: number, unit: string | null | undefined): number | null {
  if (amount === UNLIMITED) return UNLIMITED;
  const mb = MB_OF[(unit ?? 'MB').trim().toUpperCase()];
  return mb === undefined ? null : Math.round(amount * mb * 1e6) / 1e6;
}

/** Whole days, or why we cannot tell. */
function daysOf({ duration, durationUnit }: WireBundle): number | string {
  const unit = (durationUnit ?? 'day').trim().toLowerCase();
  const hours = HOURS_OF[unit.replace(/s$/, '')];
  if (hours === undefined) return `duration unit ${durationUnit}`;
  const days = (duration * hours) / 24;
  return Number.isInteger(days) || unit.startsWith('day') ? days : `duration ${duration} ${unit}`;
}

/**
 * Regional if the base is one pseudo-country and `roamingEnabled` lists the real countries. If the base is a country, it is that
 * country's plan, wherever else it works.
 */
function whereOf({ name, ...bundle }: WireBundle): Pick<CatalogueEntry, 'region' | 'countries'> {
  const roaming = (bundle.roamingEnabled ?? []).map(placeOf);
  const base = (bundle.countries ?? []).map(placeOf);
  const [first] = base;
  if (!first || roaming.length === 0) return { region: null, countries: base };
  const code = regionCode(name);
  if (code === null && base.every((place) => isCountry(place, roaming)))
    return { region: null, countries: base };
  return { region: { code, label: first.name }, countries: roaming };
}

function isCountry({ iso, name }: CataloguePlace, roaming: readonly CataloguePlace[]): boolean {
  return countryNameOf(iso) === name || roaming.some((place) => place.iso === iso && place.name === name);
}

function groupsOf({ groups, group }: WireBundle): string[] {
  return [...new Set([groups ?? [], group ?? []].flat())];
}

/** Stated only in words, in a group or in the description. */
function allowanceOf(bundle: WireBundle): DailyAllowance | null {
  for (const text of [...groupsOf(bundle), bundle.description ?? '']) {
    const word = /unlimited[\s-]+(lite|essential|plus)/i.exec(text)?.[1]?.toLowerCase();
    if (word) return TIERS[word as Lowercase<Tier>];
  }
  return null;
}

function placeOf({ iso, name, region }: NonNullable<WireBundle['countries']>[number]): CataloguePlace {
  const code = iso.trim().toUpperCase();
  return { iso: ISO_OF[code] ?? code, name, region: region ?? null };
}

/** Taken from the bundle's name: `esim_5GB_30D_REUP_V2`. */
function regionCode(bundleName: string): string | null {
  return /_\d+D_(R[A-Z]{2,})_/.exec(bundleName)?.[1] ?? null;
}

/** Converts the wholesaler's dollars to cents, once and for all. Null if it is no valid price. */
function wholesaleCents({ price }: Pick<WireBundle, 'price'>): Minor | null {
  const cents = fromDollars(price.toFixed(2));
  return cents !== null && cents >= 0 ? cents : null;
}
