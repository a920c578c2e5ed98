import { useId } from 'react';
import { useSearchParams } from 'react-router';

import { MAX_TRIP_LENGTH } from '../../../domain/catalog/coverage.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tripFieldWords as words } from './trip-field-words.ts';

import styles from './trip-field.module.css';

/** The form of the field below, which may lie in another form. The server answers at an address of its own. */
export function TripForm({ id, action }: { id: string; action: string }) {
  return <form id={id} method="get" action={action} />;
}

interface TripFieldProps {
  /** Its form. */
  form: string;
  label: string;
  /** For the main field of a page. */
  large?: boolean;
  onType?: (typed: string) => void;
}

/** Asks for one country or several. */
export function TripField({ form, label, large = false, onType }: TripFieldProps) {
  const id = useId();
  const [parameters] = useSearchParams();
  const asked = parameters.get('to') ?? '';
  return (
    <div className={styles['ask']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={classNames(styles['line'], large && styles['large'])}>
        <input
          key={asked}
          id={id}
          form={form}
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
          onChange={onType && (({ target }) => onType(target.value))}
        />
        <button type="submit" form={form} className={buttonClass('secondary')}>
          {words.check}
        </button>
      </div>
    </div>
  );
}
