import { asciiAddress } from './email-address.ts';

/**
 * An address in readable form: the domain in its own script, `user@bücher.example` for `user@xn--bcher-kva.example`. A part that
 * encodes nothing is unchanged.
 */
export function shownAddress(address: string): string {
  const known = asciiAddress(address);
  if (known === null || !/[@.]xn--/.test(known)) return address;
  const at = known.lastIndexOf('@') + 1;
  const labels = known.slice(at).split('.');
  const shown = known.slice(0, at) + labels.map(shownLabel).join('.');
  // Only if typing it again gives the same mailbox.
  return asciiAddress(shown) === known ? shown : address;
}

function shownLabel(label: string): string {
  return label.startsWith('xn--') ? decoded(label.slice(4)) : label;
}

// Punycode, RFC 3492, with its own names: browsers can encode but not decode it.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const LARGEST = 0x10_ff_ff;

/** Section 6.2. Invalid punycode decodes to something that does not encode back to it. */
function decoded(encoded: string): string {
  const plain = encoded.slice(0, Math.max(0, encoded.lastIndexOf('-')));
  const letters = Array.from(plain);
  let code = 128;
  let place = 0;
  let bias = 72;
  let at = plain === '' ? 0 : plain.length + 1;
  while (at < encoded.length) {
    const before = place;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded[at++]);
      if (digit === null) return '';
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    if (code > LARGEST) return '';
    letters.splice(place++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

/** `a` to `z` are 0 to 25, the digits 26 to 35; null for anything else, and past the end. */
function digitOf(sign = ''): number | null {
  const at = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(sign);
  return sign === '' || at < 0 ? null : at;
}

/** Section 6.1. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
