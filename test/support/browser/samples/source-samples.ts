import { ago, money } from './console-samples.ts';

type Json = Record<string, unknown>;

const ESIM_GO = {
  wholesaler: 'esim-go',
  wholesaler_name: 'eSIM Go',
  takes_back: 'at once',
  away_since: null,
};
const AIRALO = { wholesaler: 'airalo', wholesaler_name: 'Airalo', takes_back: 'by request' };
const ESIM_ACCESS = { wholesaler: 'esim-access', wholesaler_name: 'eSIM Access', takes_back: 'at once' };

/** A plan that three wholesalers have: its own, one that is away and preferred, one that allows no such price. */
export function sourcedPlan(n = 1): Json {
  const bundle = `esim_${n}GB_7D_BA_V2`;
  const none = { least_retail: null, allowed: true, choice: null };
  return {
    place: 'BA',
    place_name: 'Bosnia and Herzegovina',
    bundle_name: bundle,
    name: `Bosnia and Herzegovina, ${n}.0 GB, 7 days`,
    price: money(450 + n * 100),
    sources: [
      { ...ESIM_GO, ...none, bundle_name: bundle, cost: money(300 + n * 80), margin: money(93), own: true },
      {
        ...ESIM_ACCESS,
        ...none,
        bundle_name: `CKH${n}`,
        cost: money(280 + n * 80),
        margin: money(113),
        own: false,
        choice: 'prefer',
        away_since: ago(12),
      },
      {
        ...AIRALO,
        bundle_name: `bosna-mobile-7days-${n}gb`,
        cost: money(500 + n * 80),
        margin: money(-107),
        own: false,
        least_retail: money(1100),
        allowed: false,
        choice: null,
        away_since: null,
      },
    ],
  };
}

export function sourcesFacts(): Json {
  return { count: 3, plans: [1, 3, 10].map((n) => sourcedPlan(n)), next: null };
}

export function wholesalersFacts(): Json {
  const well = { blocked: false, away_since: null, seen_at: null, error: null };
  return {
    wholesalers: [
      {
        id: 'esim-go',
        name: 'eSIM Go',
        ...well,
        plans: 4868,
        stands_in: 0,
        orders: { bought: 1204, refused: 12, open: 0 },
      },
      {
        id: 'esim-access',
        name: 'eSIM Access',
        ...well,
        away_since: ago(12),
        seen_at: ago(1),
        error: 'no answer in time',
        plans: 210,
        stands_in: 1840,
        orders: { bought: 310, refused: 2, open: 3 },
      },
      {
        id: 'airalo',
        name: 'Airalo',
        ...well,
        blocked: true,
        plans: 0,
        stands_in: 0,
        orders: { bought: 0, refused: 0, open: 0 },
      },
    ],
  };
}
