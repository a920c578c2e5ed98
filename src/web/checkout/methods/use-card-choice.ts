import { useEffect, useState, useSyncExternalStore } from 'react';

import { useApi } from '../../api/use-api.ts';
import { keep, readStored, tabStorage } from '../../browser/browser-storage.ts';
import { logFailure } from '../../browser/log-failure.ts';
import type { User } from '../../session/session.ts';
import { type CardWithExpiry, readSavedCards } from './use-saved-cards.ts';

/** The buyer's choice of a card, stored for this tab. */
interface Choice {
  /** A saved card's id, or {@link ANOTHER}; empty before a choice. */
  card: string;
  /** Consent to save the card that the buyer types in. */
  save: boolean;
}

export const ANOTHER = 'another';
const CHOICE_KEY = 'simport.card-choice';

export type CardChoice = ReturnType<typeof useCardChoice>;

/** The user's saved cards, and which one to charge. A guest has none. */
export function useCardChoice(user: User | null) {
  const api = useApi();
  const [found, setFound] = useState<{ userId: string; cards: CardWithExpiry[] } | null>(null);
  const [hasTyped, setTyped] = useState(false);
  const [choice, setChoice] = useChoice();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isLeft = false;
    readSavedCards(api).then(
      (cards) => {
        if (!isLeft) setFound({ userId, cards: cards.filter(({ expired }) => !expired) });
        return undefined;
      },
      // The buyer can still type in a card.
      (failure: unknown) => logFailure('saved cards', failure),
    );
    return () => {
      isLeft = true;
    };
  }, [api, userId]);

  const cards = found && found.userId === userId ? found.cards : [];
  const saved = chosenOf(cards, choice.card, hasTyped);
  return {
    cards,
    /** The saved card to charge; null for the one the buyer types in. */
    saved,
    choose: (card: string) => setChoice({ ...choice, card }),
    mayBeSaved: userId !== undefined && saved === null,
    save: choice.save,
    setSave: (save: boolean) => setChoice({ ...choice, save }),
    /** Saved cards that load late must not replace one that the buyer is typing. */
    markTyped: () => setTyped(true),
  };
}

function chosenOf(cards: CardWithExpiry[], chosen: string, hasTyped: boolean): string | null {
  if (chosen === ANOTHER) return null;
  const chosenCard = cards.find(({ id }) => id === chosen);
  if (chosenCard) return chosenCard.id;
  return hasTyped ? null : (cards[0]?.id ?? null);
}

const NO_CHOICE: Choice = { card: '', save: false };

function useChoice(): [Choice, (choice: Choice) => void] {
  const [own, setOwn] = useState<Choice | null>(null);
  const kept = useSyncExternalStore(neverChanges, storedChoice, () => null);
  function set(choice: Choice) {
    setOwn(choice);
    keep(tabStorage, CHOICE_KEY, choice);
  }
  return [
    own ?? (kept === null ? NO_CHOICE : (readStored(tabStorage, CHOICE_KEY, isChoice) ?? NO_CHOICE)),
    set,
  ];
}

function storedChoice(): string | null {
  return tabStorage.getItem(CHOICE_KEY);
}

function neverChanges() {
  return () => {};
}

function isChoice(value: unknown): value is Choice {
  const { card, save } = (value ?? {}) as Partial<Choice>;
  return typeof card === 'string' && typeof save === 'boolean';
}
