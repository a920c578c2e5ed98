import { z } from 'zod';

import { ROLES } from '../../../domain/operators/roles.ts';
import { casesNumbered, casesOfPurchases } from '../../alerts/cases.ts';
import { namesOfSettings } from '../../core/settings/settings-set.ts';
import type { DbOrTx } from '../../db/database.ts';
import { usersById } from '../../identity/users.ts';
import { newestCodes } from '../../promotions/promotions.ts';
import { listOperators } from '../../staff/operators.ts';
import { type CaseFacts, factsOf } from '../cases/cases.ts';
import { type Guess, guess } from '../parts/guess.ts';
import type { VerbCall } from '../parts/verb.ts';

const MOST = 5;

export const foundPromotionSchema = z.object({ code: z.string(), note: z.string() });
export const foundOperatorSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
});

/** Cases whose number begins like this, and those of the orders that were found. */
export async function casesLike(
  call: VerbCall,
  typed: string,
  orderIds: readonly string[],
): Promise<CaseFacts[]> {
  const { db } = call.deps.db;
  const numbered = await casesNumbered(db, typed, MOST);
  const ofOrders = orderIds.length === 0 ? [] : await casesOfPurchases(db, orderIds, MOST);
  return factsOf(call, [...numbered, ...ofOrders]);
}

/** Codes by a part of them; older ones than the newest thousand only by the whole code. */
export async function promotionsLike(
  db: DbOrTx,
  typed: string,
): Promise<Guess<z.infer<typeof foundPromotionSchema>>> {
  return guess(await newestCodes(db, typed), typed, ({ code }) => [code], MOST);
}

/** The team by a part of a name or an address. */
export async function teamLike(
  db: DbOrTx,
  typed: string,
): Promise<Guess<z.infer<typeof foundOperatorSchema>>> {
  const operators = await listOperators(db);
  const users = await usersById(
    db,
    operators.flatMap(({ userId }) => userId ?? []),
  );
  const people = operators.map(({ id, email, role, userId }) => ({
    id,
    email,
    name: users.get(userId ?? '')?.name ?? '',
    role,
  }));
  const namesOf = ({ email, name }: (typeof people)[number]) =>
    [name, email, ...name.split(' ')].filter(Boolean);
  return guess(people, typed, namesOf, MOST);
}

/** Names of settings by a part of them: 'fee policy' is FEE_POLICY. */
export function settingsLike(typed: string): Guess<string> {
  const { set, unset } = namesOfSettings(process.env);
  return guess([...set, ...unset], typed.trim().replaceAll(/[\s-]+/g, '_'), (name) => [name], MOST);
}
