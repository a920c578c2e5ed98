/** A plan as Slow SIM sells it. */
export interface SlowPlan {
  sku: string;
  title: string;
  country: { iso: string; name: string; region: string };
  gigabytes: number;
  days: number;
  price_cents: number;
}

const COUNTRIES = [
  { iso: 'JP', name: 'Japan', region: 'Asia' },
  { iso: 'FR', name: 'France', region: 'Europe' },
  { iso: 'ES', name: 'Spain', region: 'Europe' },
];

const SIZES = [
  { gigabytes: 1, days: 7, price_cents: 310 },
  { gigabytes: 5, days: 30, price_cents: 1120 },
];

/** All plans on sale. */
export const SLOW_PLANS: SlowPlan[] = COUNTRIES.flatMap((country) =>
  SIZES.map(({ gigabytes, days, price_cents }) => ({
    sku: `slow_${gigabytes}GB_${days}D_${country.iso}`,
    title: `${gigabytes} GB for ${days} days in ${country.name}`,
    country,
    gigabytes,
    days,
    price_cents,
  })),
);
