/** Days after an eSIM's first use in which its order page shows the codes. */
export const CODES_SHOWN_DAYS = 30;
/** Days after delivery in which anybody with the link sees them, not only the buyer. */
export const CODES_BY_LINK_DAYS = 14;

/** Whether an order page hides the codes: its link is in mails that people forward. */
export function hidesCodes(
  esim: {
    installedAt: Date | null;
    deliveredAt: Date;
    /** Viewed in the browser that bought it, or by its account. */
    isBuyers: boolean;
  },
  now: Date,
): boolean {
  const isOver = (from: Date, days: number) => now.getTime() - from.getTime() >= days * 86_400_000;
  if (!esim.isBuyers && isOver(esim.deliveredAt, CODES_BY_LINK_DAYS)) return true;
  return esim.installedAt !== null && isOver(esim.installedAt, CODES_SHOWN_DAYS);
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 'SP-7F3K-92QD': a short number for people, derived from the purchase id. It opens nothing. */
export function orderNumber(purchaseId: string): string {
  let bits = BigInt(`0x${purchaseId.replaceAll('-', '').slice(0, 10)}`);
  let code = '';
  for (let i = 0; i < 8; i++, bits >>= 5n) code += ALPHABET[Number(bits & 31n)];
  return `SP-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The purchase ids between two, both included. */
export interface IdRange {
  first: string;
  last: string;
}

/** The purchase ids with a typed order number; null if it is not one. */
export function idsOfNumber(typed: string): IdRange | null {
  const [, ...halves] =
    /^(?:SP[-\s]?)?([2-9A-HJ-NP-Z]{4})[-\s]?([2-9A-HJ-NP-Z]{4})$/i.exec(typed.trim()) ?? [];
  const code = halves.join('').toUpperCase();
  return code === '' ? null : idsEndingIn(code);
}

/** What somebody typed of an order number: its first signs, or its last ones. */
export interface NumberPart {
  code: string;
  /** Whether it is the beginning: the other end has no 'SP' before it. */
  isBeginning: boolean;
  /** Whether it can hardly be another word. */
  isPlain: boolean;
}

/** Reads 'SP-7F3', '7F3K' and '3K-92QD' as parts of 'SP-7F3K-92QD'; null if it is none. */
export function partOfNumber(typed: string): NumberPart | null {
  const [, prefix = '', rest = ''] =
    /^(SP[-\s]?)?([2-9A-HJ-NP-Z](?:[-\s]?[2-9A-HJ-NP-Z]){2,6})$/i.exec(typed.trim()) ?? [];
  const code = rest.replaceAll(/[-\s]/g, '').toUpperCase();
  const isNamed = prefix.length > 2;
  if (code.length < (isNamed ? 3 : 4)) return null;
  return { code, isBeginning: prefix !== '', isPlain: isNamed || /\d/.test(code) };
}

/** The purchase ids whose order number ends with some signs in capitals. */
export function idsEndingIn(code: string): IdRange {
  // The last sign has the highest bits.
  let bits = 0n;
  for (let i = code.length - 1; i >= 0; i--) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(code.charAt(i)));
  const rest = BigInt(5 * (8 - code.length));
  const first = bits << rest;
  return { first: idWith(first, '0'), last: idWith(first + (1n << rest) - 1n, 'f') };
}

function idWith(bits: bigint, fill: '0' | 'f'): string {
  const digits = bits.toString(16).padStart(10, '0') + fill.repeat(22);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
