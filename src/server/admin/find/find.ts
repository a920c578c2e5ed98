import { z } from 'zod';

import { can, type Permission } from '../../../domain/operators/roles.ts';
import { caseSchema } from '../cases/cases.ts';
import { foundPlaceSchema, foundPlanSchema, placesLike } from '../catalogue/find-places.ts';
import { customers } from '../customers/customers.ts';
import { listed, listedOrderSchema, searched } from '../orders/orders.ts';
import { fitting, type Guess } from '../parts/guess.ts';
import { orderName, verb } from '../parts/verb.ts';
import {
  casesLike,
  foundOperatorSchema,
  foundPromotionSchema,
  promotionsLike,
  settingsLike,
  teamLike,
} from './find-others.ts';

/** Customers beside orders; the list of customers shows more. */
const MOST_CUSTOMERS = 10;

const some = <T extends z.ZodType>(schema: T) => z.array(schema).nonempty().optional();

export const find = verb({
  permission: 'orders.read',
  summary:
    'Find orders by name, number, email, ICCID or a part of these, by a processor’s id, the last four digits of a card, an amount or a day; and customers, cases, places, plans, promotions, operators and settings by their names',
  changes: false,
  input: z.object({ search: orderName }),
  output: z.object({
    orders: z.array(listedOrderSchema),
    /** Of the others only what was found and the caller's role may see. */
    customers: some(customers.output.shape.customers.element),
    cases: some(caseSchema),
    places: some(foundPlaceSchema),
    plans: some(foundPlanSchema),
    promotions: some(foundPromotionSchema),
    team: some(foundOperatorSchema),
    settings: some(z.string()),
    /** Only if nothing fits what was typed, and these come near it. */
    near: z.literal(true).optional(),
  }),
  async run(call, { search: typed }) {
    const { deps, by } = call;
    const { db } = deps.db;
    const may = async <T>(permission: Permission, read: () => Promise<Guess<T>> | Guess<T>) =>
      can(by.role, permission) ? read() : fitting<T>([]);

    const [orders, buyers, { places, plans }, promotions, team, settings] = await Promise.all([
      searched(call, typed),
      may('customers.read', async () => {
        const read = await customers.run(call, { search: typed, limit: MOST_CUSTOMERS });
        return { found: read.customers.slice(0, MOST_CUSTOMERS), isNear: read.near === true };
      }),
      placesLike(deps, typed),
      may('prices.read', () => promotionsLike(db, typed)),
      may('team.read', () => teamLike(db, typed)),
      may('shop.read', () => settingsLike(typed)),
    ]);
    const cases = await casesLike(call, typed, orders.isNear ? [] : orders.orders.map(({ id }) => id));

    const guesses = [
      { found: orders.orders, isNear: orders.isNear },
      buyers,
      places,
      promotions,
      team,
      settings,
    ];
    const fits = [...guesses, fitting(cases), fitting(plans)].some(
      ({ found, isNear }) => found.length > 0 && !isNear,
    );
    const shown = <T>({ found, isNear }: Guess<T>) => (fits && isNear ? [] : found);
    const lists = {
      customers: shown(buyers),
      cases,
      places: shown(places),
      plans,
      promotions: shown(promotions),
      team: shown(team),
      settings: shown(settings),
    };
    const found = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
    const near = !fits && guesses.some(({ found: nearest }) => nearest.length > 0);
    return {
      orders: shown({ found: orders.orders, isNear: orders.isNear }).map((purchase) =>
        listed(call, purchase, null),
      ),
      ...(found as Nonempty<typeof lists>),
      ...(near && { near: true as const }),
    };
  },
});

type Nonempty<Lists extends Record<string, unknown[]>> = {
  [Name in keyof Lists]?: [Lists[Name][number], ...Lists[Name][number][]];
};
