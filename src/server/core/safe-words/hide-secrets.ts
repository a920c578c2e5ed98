import { atSources } from './source-places.ts';

/** How many characters of a message are kept: callers can put 60 KB of their own text into one. */
const MESSAGE_MAX = 2_000;
const STACK_MAX = 4_000;

/** A word in a sentence or URL, in any script, including the sign that makes it an address. */
const WORD = /[^\s<>()[\]{},;:"'`\\/=&?|]+/gu;

/** An error's message without anything that looks like a secret, cut before the search. */
export function safeWords(text: string): string {
  return hideSecrets(cut(text, MESSAGE_MAX));
}

/** An error's stack without the message, which is logged next to it. */
export function safeStack({ message, stack = '' }: Error): string {
  const place = message === '' ? -1 : stack.indexOf(message);
  const frames = place < 0 ? stack.indexOf('\n    at ') : place + message.length;
  return hideSecrets(atSources(cut(frames < 0 ? stack : stack.slice(frames).trimStart(), STACK_MAX)));
}

/** A log line without full eSIM numbers; their last digits tell them apart, as everywhere in the shop. */
export function hideIccids(line: string): string {
  return line.replace(/\d+/g, (digits) =>
    digits.length >= 18 && digits.length <= 22 ? `[iccid ${digits.slice(-4)}]` : digits,
  );
}

/** Cuts before a word rather than inside it: half a secret would not be recognised. */
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
    .replace(/\bsimport_[\w-]{43}/g, 'simport_[secret]')
    .replace(WORD, (word) => (/.@./u.test(word) ? '[address]' : word));
}

/** The error of a failed query repeats all its values, even in its stack. */
function withoutValues(text: string): string {
  const [words = '', ...values] = text.split('\nparams: ');
  const kept = values.map((value) => {
    const stack = value.indexOf('\n    at ');
    return `\nparams: [secret]${stack < 0 ? '' : value.slice(stack)}`;
  });
  return words + kept.join('');
}
