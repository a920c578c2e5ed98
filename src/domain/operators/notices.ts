/** Acts that owners are notified of by mail: few, so that each is read. */
export const NEW_PLACE = 'console opened in a new place';
export const CODES_LOCKED = 'codes locked';
export const PASSKEY_ADDED = 'passkey added';
export const AUTHENTICATOR_SET = 'authenticator set up';
export const PASSKEY_COPIED = 'passkey perhaps copied';
export const MUCH_SENT = 'much sent out in a day';
export const PAUSED = 'paused';

export const NOTICED = [
  NEW_PLACE,
  CODES_LOCKED,
  PASSKEY_ADDED,
  AUTHENTICATOR_SET,
  PASSKEY_COPIED,
  MUCH_SENT,
  PAUSED,
] as const;

export type Noticed = (typeof NOTICED)[number];

/** The operator also gets these: somebody else may have acted in their name. */
export const FOR_OPERATOR_TOO: ReadonlySet<Noticed> = new Set([
  NEW_PLACE,
  CODES_LOCKED,
  PASSKEY_ADDED,
  AUTHENTICATOR_SET,
  PASSKEY_COPIED,
]);

interface Place {
  /** An IPv4 address, or an IPv6 network. */
  address: string;
  device: string;
}

/**
 * Whether a console was opened before with the same device, from about the same place: another address of the same provider is
 * not new.
 */
export function isKnownPlace({ address, device }: Place, before: readonly Place[]): boolean {
  const network = networkOf(address);
  return (
    before.some((one) => one.device === device) && before.some((one) => networkOf(one.address) === network)
  );
}

/** Half of an IPv4 address, or a quarter of IPv6: about one provider's range. */
function networkOf(address: string): string {
  return address.split(/[.:]/).slice(0, 2).join('.');
}
