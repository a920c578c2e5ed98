/** Acts of which owners are told by mail: few, so that each is read. */
export const NEW_PLACE = 'console opened in a new place';
export const CODES_LOCKED = 'codes locked';
export const MUCH_SENT = 'much sent out in a day';
export const PAUSED = 'paused';

export const NOTICED = [NEW_PLACE, CODES_LOCKED, MUCH_SENT, PAUSED] as const;

export type Noticed = (typeof NOTICED)[number];

/** Of these the operator themselves is told, too: it may not have been them. */
export const TOLD_THEMSELVES: ReadonlySet<Noticed> = new Set([NEW_PLACE, CODES_LOCKED]);

interface Place {
  /** IPv4, or the network of IPv6. */
  address: string;
  device: string;
}

/** Whether a console was opened with such a device before, and from about there: the next address of a provider is nothing new. */
export function isKnownPlace({ address, device }: Place, before: readonly Place[]): boolean {
  const network = networkOf(address);
  return (
    before.some((one) => one.device === device) && before.some((one) => networkOf(one.address) === network)
  );
}

/** The half of an IPv4 address, and a quarter of IPv6: about what one provider has. */
function networkOf(address: string): string {
  return address.split(/[.:]/).slice(0, 2).join('.');
}
