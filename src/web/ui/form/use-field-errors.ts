import { type FocusEvent, type FormEvent, useRef, useState } from 'react';

import { afterPress } from './after-press.ts';

/** Complaints by the names of their fields, in the order of the fields. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * What is said of the fields of a form: of each when it is left with something typed in it, of all of them when the form is to be
 * sent. A complaint goes, or changes, as soon as what it is about does; none comes while somebody types.
 * @param errorsIn everything that is wrong in the form as it stands
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
    // Where nothing is said, nothing changes, and the form is not drawn anew.
    if (shown.size === 0) return;
    const now = errorsIn(form);
    setErrors(now);
    // What is mended is checked anew when it is left again.
    setShown((before) => new Set([...before].filter((field) => now[field] !== undefined)));
  }

  function onBlur({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const form = formOf(currentTarget);
    const { name } = target as Partial<HTMLInputElement>;
    if (!form || !name || !typedIn.current.has(name)) return;
    afterPress(() => {
      setErrors(errorsIn(form));
      setShown((before) => new Set([...before, name as Field]));
    });
  }

  /** Says all that is wrong. Returns the fields that are, first to last. */
  function check(form: HTMLFormElement): Field[] {
    const now = errorsIn(form);
    const fields = Object.keys(now) as Field[];
    setErrors(now);
    setShown(new Set(fields));
    setCount(fields.length);
    return fields;
  }

  return {
    /** What is wrong with a field, if it is to be said. */
    errorOf: (field: Field): string | null => (shown.has(field) && errors[field]) || null,
    check,
    /** How many were wrong when all was checked; 0 once something is typed. */
    count,
    /** For the element around the fields. */
    watch: { onInput, onBlur },
  };
}

function formOf(element: HTMLElement): HTMLFormElement | null {
  return element instanceof HTMLFormElement ? element : element.closest('form');
}
