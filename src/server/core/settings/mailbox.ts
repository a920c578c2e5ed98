import { asciiAddress } from '../../../domain/email-address.ts';
import { oneLine } from '../one-line.ts';

/** Whom a mail goes to. */
export interface Mailbox {
  name?: string | undefined;
  address: string;
}

/**
 * The mailbox as it may stand in a header, its domain as DNS knows it; null when the address is none, or could smuggle in
 * another one.
 */
export function readMailbox({ name, address }: Mailbox): Mailbox | null {
  const ascii = asciiAddress(address);
  if (ascii === null) return null;
  const shownName = oneLine(name ?? '');
  return shownName ? { name: shownName, address: ascii } : { address: ascii };
}
