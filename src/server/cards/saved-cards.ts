import type { SavedCard } from '../../domain/checkout/saved-card.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { customerOf } from './stripe-customers.ts';

/** The cards a user has saved, newest first. */
export async function savedCards(deps: Deps, userId: string): Promise<SavedCard[]> {
  const customer = await customerOf(deps, userId);
  return customer === null ? [] : deps.cards.listCards(customer);
}

/** Removes one of a user's cards for good. Throws `not_found` for a card that is another user's or never existed. */
export async function removeSavedCard(deps: Deps, userId: string, card: string): Promise<void> {
  const customer = await customerOf(deps, userId);
  const isRemoved = customer !== null && (await deps.cards.removeCard(customer, card));
  if (!isRemoved) throw new Problem('no_card');
}
