import cardIcon from '@phosphor-icons/core/regular/credit-card.svg?raw';
import { useRef, useState } from 'react';

import { cardLabel } from '../../../domain/checkout/saved-card.ts';
import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { type CardWithExpiry, useSavedCards } from '../../checkout/methods/use-saved-cards.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Listed } from './listed.tsx';
import { savedCardsWords } from './words.ts';

import forms from '../../sign-in/forms/account-forms.module.css';
import styles from './saved-cards.module.css';

/** The saved cards, each with a button that removes it. */
export function SavedCards() {
  const { answer, askAgain, refresh } = useSavedCards();
  const [removed, setRemoved] = useState<CardWithExpiry | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  function showMessage(card: CardWithExpiry) {
    setRemoved(card);
    refresh();
    // The pressed button is about to disappear.
    title.current?.focus();
  }

  return (
    <section className={forms['card']} aria-labelledby="saved-cards">
      <h3 id="saved-cards" ref={title} tabIndex={-1} className={forms['title']}>
        {savedCardsWords.title}
      </h3>
      <p className={forms['note']}>{savedCardsWords.what}</p>
      <Listed answer={answer} failed={savedCardsWords.failed} askAgain={askAgain}>
        {(cards) => <CardList cards={cards} removed={removed} onRemoved={showMessage} />}
      </Listed>
      {removed && (
        <div className={styles['state']}>
          <Alert tone="success" title={savedCardsWords.removed(cardLabel(removed))} />
        </div>
      )}
    </section>
  );
}

interface CardListProps {
  cards: CardWithExpiry[];
  /** A card that was just removed, and may still be in the list. */
  removed: CardWithExpiry | null;
  onRemoved: (card: CardWithExpiry) => void;
}

function CardList({ cards, removed, onRemoved }: CardListProps) {
  const kept = cards.filter(({ id }) => id !== removed?.id);
  if (kept.length === 0) {
    return <p className={styles['none']}>{savedCardsWords.none}</p>;
  }
  return (
    <ul className={styles['list']}>
      {kept.map((card) => (
        <CardRow key={card.id} card={card} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}

function CardRow({ card, onRemoved }: { card: CardWithExpiry; onRemoved: (card: CardWithExpiry) => void }) {
  const api = useApi();
  const { busy, error, run } = useCall('removing a card');
  const until = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;

  async function remove() {
    const param = { id: card.id };
    const done = await run(() => answerOf(api.account.cards[':id'].$delete({ param })));
    if (done) onRemoved(card);
  }

  return (
    <li className={styles['row']}>
      <Icon of={cardIcon} />
      <div className={styles['what']}>
        <p className={styles['name']}>{cardLabel(card)}</p>
        <p className={styles['until']}>
          {card.expired ? savedCardsWords.expired(until) : savedCardsWords.valid(until)}
        </p>
      </div>
      <Button variant="link" busy={busy} onClick={() => void remove()}>
        {savedCardsWords.remove} <VisuallyHidden>{cardLabel(card)}</VisuallyHidden>
      </Button>
      {error && (
        <div className={styles['error']}>
          <Alert title={error}>{savedCardsWords.stillSaved}</Alert>
        </div>
      )}
    </li>
  );
}
