import { useCallback } from 'react';

import { isExpired, type SavedCard } from '../../../domain/checkout/saved-card.ts';
import { answerOf, browserApi } from '../../api/api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useSite } from '../../core/site.ts';

export interface KeptCard extends SavedCard {
  expired: boolean;
}

/** The cards that are kept for who is signed in, newest first. */
export function useSavedCards() {
  const apiBase = useSite()?.settings.apiBase ?? '';
  const ask = useCallback(() => readSavedCards(apiBase), [apiBase]);
  return useAnswer(ask);
}

export async function readSavedCards(apiBase: string): Promise<KeptCard[]> {
  const { cards } = await answerOf(browserApi(apiBase).account.cards.$get());
  const now = new Date();
  return cards.map((card) => Object.assign(card, { expired: isExpired(card, now) }));
}
