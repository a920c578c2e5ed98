import { useId } from 'react';

import { MAX_TRIP_LENGTH } from '../../../domain/catalog/coverage.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tripIds } from './trip-ids.ts';
import { tripWords as words } from './words.ts';

import styles from './trip-field.module.css';

interface TripFieldProps {
  /** What was asked last. */
  asked: string;
  label?: string;
  /** For the main field of a page. */
  large?: boolean;
}

/** Asks for one country or several. The server answers, at an address of its own. */
export function TripField({ asked, label = words.ask, large = false }: TripFieldProps) {
  const id = useId();
  return (
    <div className={styles['ask']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={classNames(styles['line'], large && styles['large'])}>
        <input
          key={asked}
          id={id}
          form={tripIds.form}
          type="search"
          name="to"
          className={styles['field']}
          defaultValue={asked}
          placeholder={words.example}
          maxLength={MAX_TRIP_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button type="submit" form={tripIds.form} className={buttonClass('secondary')}>
          {words.check}
        </button>
      </div>
    </div>
  );
}
