import { addressWords } from './address-words.ts';

/** The longest address that the mail system carries, and the longest part before its at-sign (RFC 5321, 4.5.3.1). */
export const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/**
 * Plain letters, digits, symbols and dots (RFC 5321, 4.1.2). Japan's mobile networks issued addresses with several dots in a row
 * and with one before the at-sign, which are in use: mail reaches them with that part in quotes.
 */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-][\w!#$%&'*+/=?^`{|}~.-]*$/;

/** A part of a domain between dots. */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Characters that would turn it into more than a host name. */
const MORE_THAN_A_HOST = /[\p{Cc}\s@/?#:\\%[\]<>^|]/u;

/**
 * An address as the mail system knows it: the domain in lower-case ASCII, `user@xn--bcher-kva.example` for `user@Bücher.example`.
 * Null for an invalid address; letters beyond ASCII before the at-sign are invalid, as many mail servers reject them.
 */
export function asciiAddress(typed: string): string | null {
  const { local, domain } = partsOf(typed.trim());
  const host = asciiDomain(domain);
  if (host === null || local.length > MAX_LOCAL_PART_LENGTH || !LOCAL_PART.test(local)) return null;
  const address = `${local}@${host}`;
  return address.length > MAX_ADDRESS_LENGTH ? null : address;
}

/** The typed text as an address, or a sentence for its writer about what is wrong. */
export function readAddress(typed: string): { address: string } | { complaint: string } {
  const address = asciiAddress(typed);
  return address === null ? { complaint: lettersComplaint(typed) ?? addressWords.invalid } : { address };
}

/** The sentence for an address whose only fault is letters before the at-sign that mail servers reject; otherwise null. */
export function lettersComplaint(typed: string): string | null {
  const { local, domain } = partsOf(typed.trim());
  return /[^\0-\x7F]/.test(local) && asciiDomain(domain) !== null ? addressWords.otherLetters : null;
}

/** Null for a valid address; see {@link readAddress}. */
export function addressComplaint(typed: string): string | null {
  const read = readAddress(typed);
  return 'complaint' in read ? read.complaint : null;
}

/** A key shared by all spellings of one address; no mail provider distinguishes case. */
export function addressKey(address: string): string {
  return (asciiAddress(address) ?? address.trim()).toLowerCase();
}

/** Whether two addresses are the same, however written. */
export function isSameAddress(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other);
}

/** The domain as DNS knows it; null if it is no mail domain. */
function asciiDomain(domain: string): string | null {
  if (domain === '' || MORE_THAN_A_HOST.test(domain)) return null;
  const host = hostOf(domain);
  return isDomain(host) ? host : null;
}

function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) };
}

/** Normalised as browsers and Node.js do it, with letters of every script (UTS 46). */
function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Several labels, the last beginning with a letter: an IP address is no mail domain. */
function isDomain(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^[a-z]./.test(last);
}
