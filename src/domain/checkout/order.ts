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

/** The first and last purchase id with a typed order number; null if it is not one. */
export function idsOfNumber(typed: string): { first: string; last: string } | null {
  const [, ...halves] =
    /^(?:SP[-\s]?)?([2-9A-HJ-NP-Z]{4})[-\s]?([2-9A-HJ-NP-Z]{4})$/i.exec(typed.trim()) ?? [];
  const code = halves.join('').toUpperCase();
  if (code === '') return null;
  let bits = 0n;
  for (let i = code.length - 1; i >= 0; i--) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(code.charAt(i)));
  const start = bits.toString(16).padStart(10, '0');
  const id = (fill: string) =>
    (start + fill.repeat(22)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { first: id('0'), last: id('f') };
}
