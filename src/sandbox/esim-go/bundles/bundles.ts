import { markets } from './markets.ts';
import type { Range, Size, Tier } from './offers.ts';
import { ranges } from './offers.ts';
import type { Offer, Place } from './place.ts';
import { fixedPrice, unlimitedPrice } from './prices.ts';
import { regionalGroups } from './regions.ts';
import { specialPlaces } from './special-places.ts';
import { placesOf } from './world.ts';

/** One bundle on sale, in our own terms; `bundle-on-wire.ts` gives it the vendor's form. */
export interface Bundle {
  name: string;
  description: string;
  group: string;
  /** The base country; for a regional bundle the pseudo-country. */
  base: { name: string; region: string; iso: string };
  /** The real countries of a regional bundle; empty for one country. */
  roaming: Place[];
  /** Decimal megabytes, -1 for unlimited. */
  dataMb: number;
  /** Full-speed megabytes per 24 hours of an unlimited bundle. */
  dailyFullSpeedMb: number | null;
  days: number;
  speed: string[] | null;
  wholesaleCents: number;
  /** The SIM provider underneath: only bundles of one profile fit on one eSIM. */
  profileName: string;
}

const TIERS: Record<Tier, { code: string; dailyFullSpeedMb: number }> = {
  Lite: { code: 'UL', dailyFullSpeedMb: 1000 },
  Essential: { code: 'ULE', dailyFullSpeedMb: 1000 },
  Plus: { code: 'ULP', dailyFullSpeedMb: 2000 },
};

const SPEED: Record<Offer, string[]> = {
  full: ['4G', '5G'],
  wide: ['3G', '4G', '5G'],
  basic: ['3G', '4G'],
  small: ['2G', '3G', '4G'],
  'fixed only': ['3G', '4G'],
  'no single day': ['3G', '4G'],
  none: [],
};

const PROFILE: Record<string, string> = { LATAM: 'Profile 2', Africa: 'Profile 3' };

interface Coverage extends Pick<Bundle, 'base' | 'roaming' | 'speed' | 'profileName'> {
  code: string;
  range: Range;
  dayCents: number;
  gbCents: number;
}

/** The whole world catalogue, by coverage; the same on every call. */
export function makeBundles(): Bundle[] {
  return [...countryCoverages(), ...regionalCoverages()].flatMap((coverage) => {
    const { fixed, unlimited } = coverage.range;
    const tiers = Object.entries(unlimited) as [Tier, number[]][];
    return fixed
      .map((size) => fixedBundle(coverage, size))
      .concat(tiers.flatMap(([tier, days]) => days.map((count) => unlimitedBundle(coverage, tier, count))));
  });
}

function countryCoverages(): Coverage[] {
  const speedless = new Set(
    specialPlaces.filter((place) => place.why === 'speed is null').map(({ iso }) => iso),
  );
  return markets.flatMap(([region, rows]) =>
    rows.map(([iso, name, offer, dayCents, gbCents]) => ({
      code: iso,
      base: { name, region, iso },
      roaming: [],
      speed: speedless.has(iso) ? null : SPEED[offer],
      profileName: iso === 'CN' ? 'Profile 4' : (PROFILE[region] ?? 'Profile 1'),
      range: ranges[offer],
      dayCents,
      gbCents,
    })),
  );
}

function regionalCoverages(): Coverage[] {
  return regionalGroups.map(({ code, label, region, members, range, dayCents, gbCents }) => ({
    code,
    base: { name: label, region, iso: label },
    roaming: placesOf(members),
    speed: ['4G', '5G'],
    profileName: PROFILE[region] ?? 'Profile 1',
    range,
    dayCents,
    gbCents,
  }));
}

function fixedBundle(coverage: Coverage, size: Size): Bundle {
  return {
    ...named(coverage, `${size.gb}GB`, `${size.gb}GB`, size.days),
    group: size.days > 30 ? 'Standard Long Duration' : 'Standard Fixed',
    dataMb: size.gb * 1000,
    dailyFullSpeedMb: null,
    wholesaleCents: fixedPrice(coverage.gbCents, size),
  };
}

function unlimitedBundle(coverage: Coverage, tier: Tier, days: number): Bundle {
  const { code, dailyFullSpeedMb } = TIERS[tier];
  return {
    ...named(coverage, code, `Unlimited ${tier}`, days),
    group: `Standard Unlimited ${tier}`,
    dataMb: -1,
    dailyFullSpeedMb,
    wholesaleCents: unlimitedPrice(coverage.dayCents, tier, days),
  };
}

function named(coverage: Coverage, dataCode: string, dataWords: string, days: number) {
  const { base, roaming, speed, profileName } = coverage;
  return {
    name: `esim_${dataCode}_${days}D_${coverage.code}_V2`,
    description: `eSIM, ${dataWords}, ${days} ${days === 1 ? 'Day' : 'Days'}, ${base.name}, V2`,
    base,
    roaming,
    speed,
    profileName,
    days,
  };
}
