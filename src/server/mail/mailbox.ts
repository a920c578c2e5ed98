import { oneLine } from './one-line.ts';

/** Whom a mail goes to. */
export interface Mailbox {
  name?: string | undefined;
  address: string;
}

const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+$/u;

/** The mailbox as it may stand in a header; null when the address is none, or could smuggle in another one. */
export function readMailbox({ name, address }: Mailbox): Mailbox | null {
  if (address.length > LONGEST_ADDRESS || !ADDRESS.test(address)) return null;
  const shownName = oneLine(name ?? '');
  return shownName ? { name: shownName, address } : { address };
}
