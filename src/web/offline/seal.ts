import { type OfflinePack, PACK_FORM } from './pack.ts';

/** A pack as it lies on the phone. */
export interface SealedPack {
  /** Id of the user's eSIM, which opens nothing. */
  id: string;
  /** Milliseconds since the epoch, when it is deleted. */
  ends: number;
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
  /** Follows from the order's link. No script can read it out; this browser can use it. */
  key: CryptoKey;
}

const IV_BYTES = 12;
const SALT_BYTES = 16;
/** So that the same link makes no other key of ours. */
const PURPOSE = 'simport-offline-pack-1';

/** The key that an order's link makes. @param order the token in the link */
export async function keyOf(order: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = new TextEncoder();
  const link = await crypto.subtle.importKey('raw', bytes.encode(order), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: bytes.encode(PURPOSE) },
    link,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts a pack with the key of its order's link. */
export async function sealPack(pack: OfflinePack, ends: Date): Promise<SealedPack> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(pack.order, salt);
  const text = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(pack.esim) },
    key,
    new TextEncoder().encode(JSON.stringify(pack)),
  );
  return { id: pack.esim, ends: ends.getTime(), salt, iv, text, key };
}

/** Null if it was changed, belongs to another eSIM, or has a shape that this release does not know. */
export async function openPack({ id, iv, text, key }: Omit<SealedPack, 'salt'>): Promise<OfflinePack | null> {
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: boundTo(id) },
      key,
      text,
    );
    const pack = JSON.parse(new TextDecoder().decode(opened)) as OfflinePack;
    return pack.form === PACK_FORM && pack.esim === id ? pack : null;
  } catch {
    return null;
  }
}

function boundTo(id: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(id);
}
