import { atSources } from './source-places.ts';

/** Characters of a message that are kept: callers can put 60 KB of their own words into one. */
const MESSAGE_MAX = 2_000;
const STACK_MAX = 4_000;

/** What a word is made of in a sentence or a URL, in any script, with the sign that makes it an address. */
const WORD = /[^\s<>()[\]{},;:"'`\\/=&?|]+/gu;

/** Words of an error without what looks like a secret, cut before anything is looked for. */
export function safeWords(text: string): string {
  return hideSecrets(cut(text, MESSAGE_MAX));
}

/** Where an error was thrown: its stack without the message, which stands beside it. */
export function safeStack({ message, stack = '' }: Error): string {
  const place = message === '' ? -1 : stack.indexOf(message);
  const frames = place < 0 ? stack.indexOf('\n    at ') : place + message.length;
  return hideSecrets(atSources(cut(frames < 0 ? stack : stack.slice(frames).trimStart(), STACK_MAX)));
}

/** A whole line of the log without the numbers of eSIMs; their last digits tell them apart, as everywhere in the shop. */
export function hideIccids(line: string): string {
  return line.replace(/\d+/g, (digits) =>
    digits.length >= 18 && digits.length <= 22 ? `[iccid ${digits.slice(-4)}]` : digits,
  );
}

/** Ends before a word that it would have to break: half a secret is not seen as one. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max);
  return `${kept.slice(0, Math.max(0, kept.lastIndexOf(' '), kept.lastIndexOf('\n')))} ...`;
}

function hideSecrets(text: string): string {
  return withoutValues(text)
    .replace(/\/\/[^\s/@]+@/g, '//[secret]@')
    .replace(/LPA:1\$\S+/g, 'LPA:[secret]')
    .replace(/_secret_\w+/g, '_secret_[secret]')
    .replace(/\b(sk|rk|whsec)_\w+/g, '$1_[secret]')
    .replace(WORD, (word) => (/.@./u.test(word) ? '[address]' : word));
}

/** A failed query repeats everything that was to be stored, up to its stack. */
function withoutValues(text: string): string {
  const [words = '', ...values] = text.split('\nparams: ');
  const kept = values.map((value) => {
    const stack = value.indexOf('\n    at ');
    return `\nparams: [secret]${stack < 0 ? '' : value.slice(stack)}`;
  });
  return words + kept.join('');
}
