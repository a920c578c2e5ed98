/** Puts the focus into the first field that is wrong, where there is one. */
export function focusFirst(form: HTMLFormElement, [first]: string[]): void {
  if (first !== undefined) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
}
