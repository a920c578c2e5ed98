/** Enclose a value's number while its frame is rendered; private-use characters, which no font or language has. */
const [BEGIN, END] = ['\uE000', '\uE001'];

/** Attributes whose values have meaning; all others are layout. */
const IN_WORDS = /\b(?:href|alt)="[^"]*$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * MJML or HTML in which every value is escaped: only the `markup` tag makes it, so text that a person typed cannot become markup
 * in a mail. Values are stored apart from the frame around them.
 */
export class Markup {
  readonly #pieces: readonly string[];
  /** One between any two pieces. */
  readonly #values: readonly string[];

  constructor(pieces: readonly string[], values: readonly string[]) {
    this.#pieces = pieces;
    this.#values = values;
  }

  get pieces(): readonly string[] {
    return this.#pieces;
  }

  get values(): readonly string[] {
    return this.#values;
  }

  /** The markup with a number in place of each value: the same for all mails that differ only in words. */
  get frame(): string {
    return this.#pieces.reduce((all, piece, index) => `${all}${BEGIN}${index - 1}${END}${piece}`);
  }

  /** The whole markup. */
  toString(): string {
    return this.#pieces.reduce((all, piece, index) => all + (this.#values[index - 1] ?? '') + piece);
  }
}

/** A rendered {@link Markup.frame}, ready for values. */
export class FilledFrame {
  /** Text, and between any two texts the number of a value. */
  readonly #pieces: readonly string[];

  constructor(rendered: string) {
    this.#pieces = rendered.split(/\uE000(\d+)\uE001/);
  }

  with(values: readonly string[]): string {
    return this.#pieces
      .map((piece, index) => (index % 2 === 0 ? piece : (values[Number(piece)] ?? '')))
      .join('');
  }
}

/** Markup with values in it; text is escaped. */
export function markup(
  strings: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  const pieces = [''];
  const kept: string[] = [];
  const write = (text: string) => pieces.push((pieces.pop() ?? '') + text);
  let isInTag = false;
  for (const [index, text] of strings.entries()) {
    write(text);
    const [opened, closed] = [text.lastIndexOf('<'), text.lastIndexOf('>')];
    if (opened !== closed) isInTag = opened > closed;
    for (const value of [values[index] ?? ''].flat()) {
      if (value instanceof Markup) {
        const [first = '', ...rest] = value.pieces;
        write(first);
        pieces.push(...rest);
        kept.push(...value.values);
        continue;
      }
      const escaped = String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
      // Leading and trailing space, and an empty value, belong to the frame, where they may affect the layout.
      const core = escaped.trim();
      const start = escaped.indexOf(core);
      write(escaped.slice(0, start));
      if (core !== '' && (!isInTag || IN_WORDS.test(text))) {
        kept.push(core);
        pieces.push('');
      } else write(core);
      write(escaped.slice(start + core.length));
    }
  }
  return new Markup(pieces, kept);
}
