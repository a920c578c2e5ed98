import { desc } from 'drizzle-orm';

import type { Ranking } from '../../../domain/operators/catalogue/ranking.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { wellFormed } from '../../db/json-column.ts';
import { type PlaceRanking, placeRankingTable } from '../tables.ts';

/** @throws MalformedRow */
function ranked(row: typeof placeRankingTable.$inferSelect): PlaceRanking {
  const { version, popular, countries, regions } = row;
  return {
    ...row,
    popular: wellFormed(popular, version),
    countries: wellFormed(countries, version),
    regions: wellFormed(regions, version),
  };
}

/** The ranking in force. @throws MalformedRow */
export async function newestRanking(db: DbOrTx): Promise<PlaceRanking> {
  const [newest] = await db
    .select()
    .from(placeRankingTable)
    .orderBy(desc(placeRankingTable.version))
    .limit(1);
  if (!newest) throw new Error('there is no ranking of places');
  return ranked(newest);
}

export interface NewRanking extends Ranking {
  why: string;
  operatorId: string | null;
  /** The version it replaces; null for whichever is newest. */
  upon: number | null;
}

const lists = ({ popular, countries, regions }: Ranking) => JSON.stringify([popular, countries, regions]);

/**
 * Adds a ranking after the newest one. If they are equal, adds nothing and returns the newest.
 * @throws Problem `changed_by_another` if `upon` is no longer the newest
 */
export async function addRanking(tx: Tx, { upon, ...ranking }: NewRanking): Promise<PlaceRanking> {
  const newest = await newestRanking(tx);
  if (upon !== null && upon !== newest.version) throw new Problem('changed_by_another');
  if (lists(ranking) === lists(newest)) return newest;
  const { popular, countries, regions, why, operatorId } = ranking;
  const [added] = await tx
    .insert(placeRankingTable)
    .values({
      version: newest.version + 1,
      popular: [...popular],
      countries: [...countries],
      regions: [...regions],
      why,
      operatorId,
    })
    // Somebody who published at the same moment has taken the number.
    .onConflictDoNothing()
    .returning();
  if (!added) throw new Problem('changed_by_another');
  return ranked(added);
}
