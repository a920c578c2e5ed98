import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A new ICCID of 19 digits whose last one is the Luhn check digit.
 * @param issuer its first eight digits, the same for all of a wholesaler's: telecom (89), a calling code, and an issuer number
 * @param taken says which are in use
 */
export function newIccid(issuer: string, taken: (iccid: string) => boolean): string {
  for (;;) {
    const body = issuer + String(randomInt(10 ** 10)).padStart(10, '0');
    const iccid = body + luhnDigit(body);
    if (!taken(iccid)) return iccid;
  }
}

/** The check digit that makes `body` followed by it pass the Luhn test (ISO/IEC 7812-1). */
function luhnDigit(body: string): number {
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 0 ? 2 : 1);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A matching ID in the vendor's dashed groups, such as `QX-1A2B3C-4D5E6F7`. */
export function newMatchingId(): string {
  return `QX-${characters(6)}-${characters(7)}`;
}

/** A PUK of eight digits. */
export function newPuk(): string {
  return String(randomInt(10 ** 8)).padStart(8, '0');
}

function characters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
