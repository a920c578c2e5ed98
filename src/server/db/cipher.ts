import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** A ciphertext and the name of the key that opens it, so that keys can be changed later. */
interface Sealed {
  keyId: string;
  ciphertext: Buffer;
}

export interface Cipher {
  /** AES-256-GCM; `context` must be the same when opening, so that a ciphertext cannot be moved to another row. */
  seal(plaintext: string, context: string): Sealed;
  /** Throws when the key is unknown, the context differs or a byte was changed. */
  open(sealed: Sealed, context: string): string;
  /** Keyed fingerprint for tokens that the shop can make again but nobody else can. */
  sign(text: string): Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param dataKey 64 hexadecimal digits */
export function createCipher(dataKey: string): Cipher {
  const master = Buffer.from(dataKey, 'hex');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `simport ${purpose}`, 32));
  const sealing = derive('seal');
  const keyId = createHash('sha256').update(sealing).digest('hex').slice(0, 8);
  // Key objects: bytes would be made into one at each call, which takes longer than the work itself.
  const sealingKey = createSecretKey(sealing);
  const signingKey = createSecretKey(derive('sign'));

  return {
    seal(plaintext, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      return { keyId, ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
    },
    open(sealed, context) {
      if (sealed.keyId !== keyId) throw new Error(`no data key ${sealed.keyId}: was DATA_KEY changed?`);
      const nonce = sealed.ciphertext.subarray(0, NONCE_BYTES);
      const tag = sealed.ciphertext.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const body = sealed.ciphertext.subarray(NONCE_BYTES + TAG_BYTES);
      return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
    },
    sign: (text) => createHmac('sha256', signingKey).update(text).digest(),
  };
}

/** Compares two secrets without telling by time where they differ. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
