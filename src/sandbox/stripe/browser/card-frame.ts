import {
  checkField,
  digitsOf,
  FIELD_NAMES,
  formatField,
  INCOMPLETE,
  type FieldName,
  type Written,
} from './card-fields.ts';
import { showCardIcon } from './card-icon.ts';
import { layOut } from './card-layout.ts';
import { cardBrand } from './card-number.ts';
import { applyStyle, loadFonts } from './card-style.ts';
import type { Answer, CardState, FieldError, FrameOptions, FromFrame, ToFrame } from './messages.ts';
import { ask } from './wire.ts';

/** The page inside the card field's frame: the only place that ever holds the card. */
const SUBMITTABLE =
  /^\/v1\/(payment_intents\/pi_\w+\/confirm|setup_intents\/seti_\w+\/confirm|payment_methods|tokens)$/;

const shop = new URLSearchParams(location.search).get('parent') ?? '';
const line = find('.line');
const icon = find('.icon');
const inputs = new Map(FIELD_NAMES.map((name) => [name, find(`[data-field=${name}]`) as HTMLInputElement]));
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** Fields that the buyer left unfinished, or that were unfinished on paying. */
const blamed = new Set<FieldName>();
let told = '';

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The card frame lacks ${selector}`);
  return found;
}

function tell(message: FromFrame): void {
  window.parent.postMessage(message, shop);
}

function input(name: FieldName): HTMLInputElement {
  const found = inputs.get(name);
  if (!found) throw new Error(`The card frame lacks ${name}`);
  return found;
}

function shownFields(): FieldName[] {
  return FIELD_NAMES.filter((name) => !input(name).hidden);
}

function written(): Written {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, input(name).value])) as Written;
}

function errorOf(name: FieldName, now: Date): FieldError | undefined {
  const verdict = checkField(name, written(), now);
  const error = verdict.error ?? (!verdict.complete && blamed.has(name) ? INCOMPLETE[name] : undefined);
  return error && { type: 'validation_error', ...error };
}

function state(): CardState {
  const now = new Date();
  const fields = shownFields();
  const error = fields.map((name) => errorOf(name, now)).find(Boolean);
  return {
    empty: fields.every((name) => input(name).value === ''),
    complete: fields.every((name) => checkField(name, written(), now).complete),
    brand: cardBrand(digitsOf(input('number').value))?.name ?? 'unknown',
    value: { postalCode: input('postal').value },
    ...(error && { error }),
  };
}

/** Shows the current input, and reports it to the shop if anything changed. */
function refresh(): void {
  const now = new Date();
  const current = state();
  for (const name of FIELD_NAMES) {
    const field = input(name);
    const invalid = errorOf(name, now) !== undefined;
    field.classList.toggle('invalid', invalid);
    field.classList.toggle('complete', !invalid && checkField(name, written(), now).complete);
    field.classList.toggle('empty', field.value === '');
    field.setAttribute('aria-invalid', String(invalid));
  }
  icon.classList.toggle('invalid', Boolean(current.error));
  showCardIcon(icon, current.brand, errorOf('number', now) !== undefined);
  layOut(line, inputs, icon);
  const news = JSON.stringify(current);
  if (news !== told) tell({ kind: 'change', state: current });
  told = news;
}

function typed(name: FieldName, event: InputEvent): void {
  const field = input(name);
  const deleting = event.inputType?.startsWith('delete') ?? false;
  const caret = field.selectionStart ?? field.value.length;
  const atEnd = caret === field.value.length;
  const before = digitsOf(field.value.slice(0, caret)).length;
  field.value = formatField(name, field.value, input('number').value, deleting);
  if (!atEnd) {
    let place = 0;
    for (let seen = 0; place < field.value.length && seen < before; place += 1) {
      if (/\d/.test(field.value[place] ?? '')) seen += 1;
    }
    field.setSelectionRange(place, place);
  }
  blamed.delete(name);
  if (name === 'number') input('cvc').value = formatField('cvc', input('cvc').value, field.value, false);
  const done = checkField(name, written(), new Date()).complete;
  refresh();
  if (!done || !atEnd || deleting) return;
  // As with the Tab key, typing on replaces the text in the next field.
  neighbour(name, 1)?.focus();
  neighbour(name, 1)?.select();
}

function neighbour(name: FieldName, step: 1 | -1): HTMLInputElement | undefined {
  const fields = shownFields();
  const next = fields[fields.indexOf(name) + step];
  return next && input(next);
}

function pressed(name: FieldName, event: KeyboardEvent): void {
  if (event.key === 'Enter') tell({ kind: 'enter' });
  if (event.key === 'Escape') tell({ kind: 'escape' });
  if (event.key === 'Backspace' && input(name).value === '') neighbour(name, -1)?.focus();
}

for (const name of FIELD_NAMES) {
  const field = input(name);
  field.addEventListener('input', (event) => typed(name, event));
  field.addEventListener('keydown', (event) => pressed(name, event));
  field.addEventListener('focus', () => {
    tell({ kind: 'focus' });
    refresh();
  });
  field.addEventListener('blur', (event) => {
    if (field.value !== '') blamed.add(name);
    if (!event.relatedTarget) tell({ kind: 'blur' });
    refresh();
  });
}

function applyOptions(options: FrameOptions): void {
  loadFonts(options.fonts);
  applyStyle(sheet, options.style);
  for (const field of inputs.values()) field.disabled = options.disabled ?? false;
  input('postal').hidden = options.hidePostalCode ?? false;
  icon.hidden = options.hideIcon ?? false;
  if (told === '' && options.value?.postalCode) input('postal').value = options.value.postalCode;
  refresh();
}

function clear(): void {
  for (const field of inputs.values()) field.value = '';
  blamed.clear();
  refresh();
}

async function submit({ path, fields, cardPrefix }: Extract<ToFrame, { kind: 'submit' }>): Promise<Answer> {
  if (!SUBMITTABLE.test(path))
    return { error: { type: 'invalid_request_error', message: `Cannot post to ${path}` } };
  for (const name of shownFields()) blamed.add(name);
  refresh();
  const { error } = state();
  if (error) return { error: { ...error } };
  const expiry = digitsOf(input('expiry').value);
  const card: Record<string, string> = {
    number: digitsOf(input('number').value),
    exp_month: expiry.slice(0, 2),
    exp_year: expiry.slice(2),
    cvc: input('cvc').value,
  };
  const own = Object.entries(card).map(([name, value]): [string, string] => [
    `${cardPrefix}[${name}]`,
    value,
  ]);
  return ask(path, [...fields, ...own]);
}

// A field that loads in a hidden part of the shop's page has no height until it is shown.
new ResizeObserver(() => {
  if (told !== '' && line.offsetHeight > 0) tell({ kind: 'resize', height: line.offsetHeight });
}).observe(line);

window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.source !== window.parent || event.origin !== shop) return;
  const message = event.data;
  if (message.kind === 'options') {
    const first = told === '';
    applyOptions(message.options);
    tell({ kind: first ? 'ready' : 'resize', height: line.offsetHeight });
  }
  if (message.kind === 'focus')
    (
      shownFields()
        .map(input)
        .find((field) => field.value === '') ?? input('number')
    ).focus();
  if (message.kind === 'blur' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (message.kind === 'clear') clear();
  if (message.kind === 'submit') {
    void submit(message).then((answer) => tell({ kind: 'answer', turn: message.turn, answer }));
  }
});
new ResizeObserver(() => layOut(line, inputs, icon)).observe(line);
tell({ kind: 'loaded' });
