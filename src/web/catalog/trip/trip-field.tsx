import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { MAX_TRIP_LENGTH } from '../../../domain/catalog/coverage.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tripFieldWords as words } from './words.ts';

import styles from './trip-field.module.css';

interface TripFormProps {
  id: string;
  /** Where the answer is on the page. */
  anchor: string;
}

/** The form of the field below, which may lie in another form. Its answer has an address, and comes without scripts, too. */
export function TripForm({ id, anchor }: TripFormProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = new FormData(event.currentTarget).get('to');
    const parameters = new URLSearchParams(window.location.search);
    if (typeof to === 'string' && to.trim() !== '') parameters.set('to', to.trim());
    else parameters.delete('to');
    void navigate(`?${parameters}#${anchor}`, { preventScrollReset: true });
  }

  return <form id={id} method="get" action={`${pathname}#${anchor}`} onSubmit={submit} />;
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
  const field = useRef<HTMLInputElement>(null);
  // A link or the history may bring another question.
  useEffect(() => {
    if (field.current) field.current.value = asked;
  }, [asked]);
  return (
    <div className={styles['ask']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={classNames(styles['line'], large && styles['large'])}>
        <input
          id={id}
          ref={field}
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
