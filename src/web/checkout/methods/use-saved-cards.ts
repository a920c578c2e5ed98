import { useCallback } from 'react';

import { isExpired, type SavedCard } from '../../../domain/checkout/saved-card.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';

export interface CardWithExpiry extends SavedCard {
  expired: boolean;
}

/** The user's saved cards, newest first. */
export function useSavedCards() {
  const api = useApi();
  const ask = useCallback(() => readSavedCards(api), [api]);
  return useAnswer(ask);
}

export async function readSavedCards(api: ShopApi): Promise<CardWithExpiry[]> {
  const { cards } = await answerOf(api.account.cards.$get());
  const now = new Date();
  return cards.map((card) => Object.assign(card, { expired: isExpired(card, now) }));
}
