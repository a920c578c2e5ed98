/** Focuses the first field with an error, if there is one. */
export function focusFirst(form: HTMLFormElement, [first]: string[]): void {
  if (first !== undefined) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
}
