import { cardLabel } from '../../../domain/checkout/saved-card.ts';
import { Radio } from '../../ui/form/checkbox.tsx';
import { ANOTHER, type CardChoice } from './use-card-choice.ts';
import { savedCardWords } from './words.ts';

import styles from './saved-card-choice.module.css';

/** The buyer's saved cards, and an option to type in another one. */
export function SavedCardChoice({ choice }: { choice: CardChoice }) {
  const { cards, saved, choose } = choice;
  if (cards.length === 0) return null;
  const radio = (value: string) => ({
    name: 'card',
    value,
    className: styles['card'],
    checked: value === (saved ?? ANOTHER),
    onChange: () => choose(value),
  });
  return (
    <fieldset className={styles['cards']} aria-label={savedCardWords.name}>
      {cards.map((card) => (
        <Radio key={card.id} {...radio(card.id)}>
          <span className={styles['name']}>{cardLabel(card)}</span>{' '}
          <span className={styles['until']}>
            {String(card.exp_month).padStart(2, '0')}/{card.exp_year}
          </span>
        </Radio>
      ))}
      <Radio {...radio(ANOTHER)}>
        <span className={styles['name']}>{savedCardWords.other}</span>
      </Radio>
    </fieldset>
  );
}
