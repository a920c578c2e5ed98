import { useEffect, useState, useSyncExternalStore } from 'react';

import type { User } from '../../account/session/session.ts';
import { type KeptCard, readSavedCards } from '../../account/settings/use-saved-cards.ts';
import { useApi } from '../../api/use-api.ts';
import { keep, readKept, tabStorage } from '../../browser/browser-storage.ts';
import { noteFailure } from '../../browser/note-failure.ts';

/** What a buyer chose about the card, remembered in this tab. */
interface Wish {
  /** A saved card's id, or {@link ANOTHER}; empty before anything was chosen. */
  card: string;
  /** Consent to keep the card that is typed in. */
  save: boolean;
}

export const ANOTHER = 'another';
const WISH_KEY = 'simport.card-wish';

export type CardChoice = ReturnType<typeof useCardChoice>;

/** The saved cards of who is signed in, and which card is to be charged. A guest has none. */
export function useCardChoice(user: User | null) {
  const api = useApi();
  const [found, setFound] = useState<{ userId: string; cards: KeptCard[] } | null>(null);
  const [hasTyped, setTyped] = useState(false);
  const [wish, setWish] = useWish();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isLeft = false;
    readSavedCards(api).then(
      (cards) => {
        if (!isLeft) setFound({ userId, cards: cards.filter(({ expired }) => !expired) });
        return undefined;
      },
      // A card can still be typed in.
      (failure: unknown) => noteFailure('saved cards', failure),
    );
    return () => {
      isLeft = true;
    };
  }, [api, userId]);

  const cards = found && found.userId === userId ? found.cards : [];
  const saved = chosenOf(cards, wish.card, hasTyped);
  return {
    cards,
    /** The saved card to charge; null for the one that is typed in. */
    saved,
    choose: (card: string) => setWish({ ...wish, card }),
    mayBeSaved: userId !== undefined && saved === null,
    save: wish.save,
    setSave: (save: boolean) => setWish({ ...wish, save }),
    /** Cards that come in late do not take the place of one that is being typed. */
    noteTyping: () => setTyped(true),
  };
}

function chosenOf(cards: KeptCard[], wished: string, hasTyped: boolean): string | null {
  if (wished === ANOTHER) return null;
  const wishedCard = cards.find(({ id }) => id === wished);
  if (wishedCard) return wishedCard.id;
  return hasTyped ? null : (cards[0]?.id ?? null);
}

const NO_WISH: Wish = { card: '', save: false };

function useWish(): [Wish, (wish: Wish) => void] {
  const [own, setOwn] = useState<Wish | null>(null);
  const kept = useSyncExternalStore(neverTold, keptText, () => null);
  function set(wish: Wish) {
    setOwn(wish);
    keep(tabStorage, WISH_KEY, wish);
  }
  return [own ?? (kept === null ? NO_WISH : (readKept(tabStorage, WISH_KEY, isWish) ?? NO_WISH)), set];
}

function keptText(): string | null {
  return tabStorage.getItem(WISH_KEY);
}

function neverTold() {
  return () => {};
}

function isWish(value: unknown): value is Wish {
  const { card, save } = (value ?? {}) as Partial<Wish>;
  return typeof card === 'string' && typeof save === 'boolean';
}
