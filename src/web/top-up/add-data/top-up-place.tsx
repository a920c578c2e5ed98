import { useState } from 'react';

import type { PlanFilter } from '../../../domain/catalog/plan-filter.ts';
import { DestinationField } from '../../search/destination-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ALL } from './use-top-ups.ts';
import { topUpPlaceWords as words } from './words.ts';

import styles from './top-up-place.module.css';

/** A country, or a region by its code. */
export interface Place {
  code: string;
  name: string;
}

interface TopUpPlaceProps {
  /** The destination for which the eSIM was bought. */
  own: Place;
  chosen: Place;
  /** @param trip what the search says of the plans */
  onChoose: (place: Place, trip: PlanFilter) => void;
}

/** The destination in one line, which on request becomes a search: one eSIM takes plans for many. */
export function TopUpPlace({ own, chosen, onChoose }: TopUpPlaceProps) {
  const [isChanging, setChanging] = useState(false);
  if (!isChanging)
    return (
      <p className={styles['place']}>
        <span>{words.chosen(<b>{chosen.name}</b>)}</span>
        <Button variant="link" aria-label={words.changeName} onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </p>
    );
  return (
    <div>
      <DestinationField
        label={words.name}
        chosen={chosen.name}
        onChoose={(choice) => onChoose(choice, choice.trip)}
      />
      {chosen.code !== own.code && (
        <Button variant="link" onClick={() => onChoose(own, ALL)}>
          {words.back(own.name)}
        </Button>
      )}
    </div>
  );
}
