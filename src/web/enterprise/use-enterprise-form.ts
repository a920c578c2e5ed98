import { type FormEvent, useCallback, useRef, useState } from 'react';

import { answerOf, ApiFailure } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { afterPress } from '../ui/form/after-press.ts';
import { type Errors, errorsIn, readForm } from './read-form.ts';
import { formWords } from './words.ts';

export type Sending =
  | { at: 'idle' }
  | { at: 'loading' }
  | { at: 'success'; email: string }
  | { at: 'error'; message: string };

/**
 * The state of the quote form. Its fields are uncontrolled: what was typed before the script ran, or could not be sent, stays
 * there.
 */
export function useEnterpriseForm() {
  const api = useApi();
  const [sending, setSending] = useState<Sending>({ at: 'idle' });
  const [errors, setErrors] = useState<Errors | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The same request keeps its id until it has arrived, so that a lost answer does not duplicate it.
  const id = useRef<string | null>(null);

  /** Checks the form when it is mounted, because a browser that returns to the page has filled it in again. */
  const form = useCallback((form: HTMLFormElement | null) => {
    if (form) setErrors(errorsIn(readForm(form)));
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { fax, consent, ...typed } = readForm(event.currentTarget);
    if (sending.at === 'loading' || !consent || !isEmpty(errorsIn({ ...typed, consent, fax }))) return;
    setSending({ at: 'loading' });
    id.current ??= crypto.randomUUID();
    try {
      const json = { ...typed, consent, id: id.current, ...(fax && { fax }) };
      await answerOf(api['enterprise-requests'].$post({ json }));
      id.current = null;
      setLeft(new Set());
      setSending({ at: 'success', email: typed.email.trim() });
    } catch (failure) {
      const message = failure instanceof ApiFailure ? failure.message : '';
      setSending({ at: 'error', message: message || formWords.failed });
    }
  }

  return {
    form,
    sending,
    submit,
    /** False until the script has checked the form. */
    isValid: errors !== null && isEmpty(errors),
    /** A field's error, once the visitor has left the field. */
    errorOf: (field: keyof Errors): string | null => (left.has(field) && errors?.[field]) || null,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      setErrors(errorsIn(readForm(event.currentTarget)));
      // After an edit it is a new request.
      id.current = null;
      if (sending.at === 'error') setSending({ at: 'idle' });
    },
    onLeave: (field: string) => afterPress(() => setLeft((before) => new Set([...before, field]))),
    startAgain: () => setSending({ at: 'idle' }),
  };
}

function isEmpty(errors: Errors): boolean {
  return Object.keys(errors).length === 0;
}
