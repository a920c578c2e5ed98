import { z } from 'zod';

import { replacedPurchases } from '../../esim-returns/replacement-costs.ts';
import { IS_SILENT } from '../../esims/silent-esims.ts';
import { type RefundedPlace, refundsByPlace } from '../../purchase/overview/refund-rates.ts';
import { moment, verb } from '../parts/verb.ts';

const DAY_MS = 86_400_000;
/** Of fewer orders a share says nothing. */
const LEAST_ORDERS = 20;
const MAX_PLACES = 50;

const rates = z.object({
  orders: z.int(),
  /** Refunded in full. */
  refunded: z.int(),
  /** Of those, the ones whose eSIM was on a phone and carried no data. */
  no_data: z.int(),
  replaced: z.int(),
  /** Shares of the orders in hundredths of a percent; null of too few orders. */
  refunded_bp: z.int().nullable(),
  no_data_bp: z.int().nullable(),
  replaced_bp: z.int().nullable(),
});

export const refund_rates = verb({
  permission: 'shop.read',
  summary:
    'Show how many of the last days’ orders were refunded, got no data or were replaced, by wholesaler and place',
  changes: false,
  input: z.object({
    days: z.coerce.number().int().min(1).max(90).default(30),
    limit: z.coerce.number().int().min(1).max(MAX_PLACES).default(6),
  }),
  output: z.object({
    since: moment,
    /** With fewer orders there are no shares. */
    least_orders: z.int(),
    wholesalers: z.array(rates.extend({ id: z.string(), name: z.string() })),
    /** The most refunded first. */
    places: z.array(
      rates.extend({
        wholesaler: z.string(),
        code: z.string(),
        name: z.string(),
        /** Whose network an eSIM may use there; empty for a region, and where nobody says. */
        networks: z.array(z.string()),
      }),
    ),
    /** Number of places left out. */
    more: z.int(),
  }),
  async run({ deps }, { days, limit }) {
    const since = new Date(deps.now().getTime() - days * DAY_MS);
    const found = await refundsByPlace(deps.db.db, since, {
      isSilent: IS_SILENT,
      replaced: replacedPurchases(since),
    });
    const { countries, regions } = deps.catalog.current();
    const nameOf = new Map(deps.wholesalers.all.map(({ id, name }) => [id, name]));
    const sorted = found.toSorted(
      (one, other) =>
        other.refunded - one.refunded || other.orders - one.orders || (one.place < other.place ? -1 : 1),
    );
    return {
      since: since.toISOString(),
      least_orders: LEAST_ORDERS,
      wholesalers: [...Map.groupBy(found, ({ wholesaler }) => wholesaler)].map(([id, places]) =>
        Object.assign(ratesOf(places), { id, name: nameOf.get(id) ?? id }),
      ),
      places: sorted.slice(0, limit).map((one) => {
        const country = countries.get(one.place);
        const region = [...regions.values()].find(({ code }) => code === one.place);
        return Object.assign(ratesOf([one]), {
          wholesaler: nameOf.get(one.wholesaler) ?? one.wholesaler,
          code: one.place,
          name: country?.name ?? region?.name ?? one.place,
          networks: country?.networks.map(({ brand }) => brand) ?? [],
        });
      }),
      more: Math.max(sorted.length - limit, 0),
    };
  },
});

function ratesOf(places: readonly RefundedPlace[]): z.infer<typeof rates> {
  const sum = (of: (place: RefundedPlace) => number) => places.reduce((all, one) => all + of(one), 0);
  const orders = sum((one) => one.orders);
  const share = (count: number) => (orders < LEAST_ORDERS ? null : Math.round((count / orders) * 10_000));
  const [refunded, silent, replaced] = [
    sum((one) => one.refunded),
    sum((one) => one.silent),
    sum((one) => one.replaced),
  ];
  return {
    orders,
    refunded,
    no_data: silent,
    replaced,
    refunded_bp: share(refunded),
    no_data_bp: share(silent),
    replaced_bp: share(replaced),
  };
}
