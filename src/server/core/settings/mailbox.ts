import { asciiAddress } from '../../../domain/email-address.ts';
import { oneLine } from '../one-line.ts';

/** A recipient or sender of mail. */
export interface Mailbox {
  name?: string | undefined;
  address: string;
}

/**
 * The mailbox in a form safe for a header, its domain as DNS knows it; null if the address is invalid, or could smuggle in
 * another one.
 */
export function readMailbox({ name, address }: Mailbox): Mailbox | null {
  const ascii = asciiAddress(address);
  if (ascii === null) return null;
  const shownName = oneLine(name ?? '');
  return shownName ? { name: shownName, address: ascii } : { address: ascii };
}
