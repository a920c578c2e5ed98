/** A decoded request: leaves are strings, everything else is an object (an array has the keys 0, 1, ...). */
export type FormValue = string | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

/** Decodes `a=1&b[c]=2&d[0]=3&e[]=4`, with brackets literal or percent-encoded. */
export function parseForm(text: string): FormObject {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) place(form, segments(name), value);
  return form;
}

function emptyForm(): FormObject {
  // Without a prototype, a field called `__proto__` is a field like any other.
  return Object.create(null) as FormObject;
}

function segments(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  return [
    name.slice(0, open),
    ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? ''),
  ];
}

function place(form: FormObject, path: string[], value: string): void {
  let at = form;
  for (const [depth, segment] of path.entries()) {
    const name = segment === '' && depth > 0 ? String(Object.keys(at).length) : segment;
    if (depth === path.length - 1) {
      at[name] = value;
      return;
    }
    const inner = at[name];
    const next = typeof inner === 'object' ? inner : emptyForm();
    at[name] = next;
    at = next;
  }
}
