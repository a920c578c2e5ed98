import { type FocusEvent, type FormEvent, useRef, useState } from 'react';

import { afterPress } from './after-press.ts';

/** Errors by field name, in the order of the fields. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * The errors that a form shows: each field's on blur if something is typed in it, all of them on submit. An error disappears or
 * changes as soon as its cause does; none appears while somebody types.
 * @param errorsIn returns all errors of the form as it is
 */
export function useFieldErrors<Field extends string>(
  errorsIn: (form: HTMLFormElement) => FieldErrors<Field>,
) {
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [count, setCount] = useState(0);
  const typedIn = useRef(new Set<string>());

  function onInput({ currentTarget, target }: FormEvent<HTMLElement>) {
    const form = formOf(currentTarget);
    if (!form) return;
    if (target instanceof HTMLInputElement) typedIn.current.add(target.name);
    setCount(0);
    // Without errors nothing changes, so don't render the form.
    if (shown.size === 0) return;
    const now = errorsIn(form);
    setErrors(now);
    // A corrected field is checked again at its next blur.
    setShown((before) => new Set([...before].filter((field) => now[field] !== undefined)));
  }

  function onBlur({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const form = formOf(currentTarget);
    const { name } = target as Partial<HTMLInputElement>;
    if (!form || !name || !typedIn.current.has(name)) return;
    afterPress(() => {
      const now = errorsIn(form);
      // Without an error to show or to take back nothing changes, so don't render the form.
      if (now[name as Field] === undefined && shown.size === 0) return;
      setErrors(now);
      setShown((before) => new Set([...before, name as Field]));
    });
  }

  /** Shows all errors. Returns the fields that have one, in order. */
  function check(form: HTMLFormElement): Field[] {
    const now = errorsIn(form);
    const fields = Object.keys(now) as Field[];
    setErrors(now);
    setShown(new Set(fields));
    setCount(fields.length);
    return fields;
  }

  return {
    /** A field's error, if it should be shown. */
    errorOf: (field: Field): string | null => (shown.has(field) && errors[field]) || null,
    check,
    /** The number of errors at the last full check; 0 once somebody types. */
    count,
    /** Handlers for the element around the fields. */
    watch: { onInput, onBlur },
  };
}

function formOf(element: HTMLElement): HTMLFormElement | null {
  return element instanceof HTMLFormElement ? element : element.closest('form');
}
