import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** A ciphertext with the id of its key, so that keys can be changed later. */
interface Sealed {
  keyId: string;
  ciphertext: Buffer;
}

export interface Cipher {
  /** Ids of the keys that open; the first one seals. */
  keyIds: readonly string[];
  /** AES-256-GCM. Opening needs the same `context`, so that a ciphertext cannot be moved to another row. */
  seal(plaintext: string, context: string): Sealed;
  /** Throws if the key is unknown, the context differs or a byte was changed. */
  open(sealed: Sealed, context: string): string;
  /** Keyed fingerprint, for tokens that only the shop can make again. */
  sign(text: string): Buffer;
  /** The signing key that follows from a data key, in hexadecimal; throws if that data key is unknown. */
  signingKeyOf(keyId: string): string;
  /** The same cipher, but signing with a key from {@link signingKeyOf}: signatures stay valid when data keys change. */
  signingBy(signingKey: string): Cipher;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keys are 64 hexadecimal digits each.
 * @param dataKey seals
 * @param others open as well
 */
export function createCipher(dataKey: string, others: readonly string[] = []): Cipher {
  const current = readKey(dataKey);
  const keys = new Map([current, ...others.map(readKey)].map((key) => [key.id, key]));
  const keyOf = (keyId: string) => {
    const key = keys.get(keyId);
    if (!key) throw new Error(`no data key ${keyId}: was DATA_KEY changed?`);
    return key;
  };
  return cipherOf(current, keyOf, [...keys.keys()], createSecretKey(current.signing));
}

interface DataKey {
  id: string;
  /** A key object, because converting bytes on each call takes longer than sealing itself. */
  sealing: KeyObject;
  signing: Buffer;
}

function readKey(dataKey: string): DataKey {
  const master = Buffer.from(dataKey, 'hex');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `simport ${purpose}`, 32));
  const sealing = derive('seal');
  const id = createHash('sha256').update(sealing).digest('hex').slice(0, 8);
  return { id, sealing: createSecretKey(sealing), signing: derive('sign') };
}

function cipherOf(
  current: DataKey,
  keyOf: (keyId: string) => DataKey,
  keyIds: readonly string[],
  signingKey: KeyObject,
): Cipher {
  return {
    keyIds,
    seal(plaintext, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.sealing, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      return { keyId: current.id, ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
    },
    open(sealed, context) {
      const { sealing } = keyOf(sealed.keyId);
      const nonce = sealed.ciphertext.subarray(0, NONCE_BYTES);
      const tag = sealed.ciphertext.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const body = sealed.ciphertext.subarray(NONCE_BYTES + TAG_BYTES);
      return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
    },
    sign: (text) => createHmac('sha256', signingKey).update(text).digest(),
    signingKeyOf: (keyId) => keyOf(keyId).signing.toString('hex'),
    signingBy: (key) => cipherOf(current, keyOf, keyIds, createSecretKey(Buffer.from(key, 'hex'))),
  };
}

/** Compares two secrets in constant time. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
