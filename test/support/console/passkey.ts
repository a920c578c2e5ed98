import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import type { Buyer } from '../shop/buyer.ts';

/** What an authenticator puts into an answer, for a test to change. */
export interface Claims {
  challenge: string;
  origin: string;
  type: 'webauthn.create' | 'webauthn.get';
  rpId: string;
  /** Whether the person proved themselves to the authenticator. */
  verified: boolean;
  counter: number;
  format: string;
  statement: Cbor;
  userHandle: string | null;
  credentialId: string;
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** A passkey as an authenticator makes and uses it, with a key of its own: P-256, without attestation. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  /** Uses so far; 0 for ever if it does not count. */
  counter = 0;
  counts = true;
  userHandle: string | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer to being made. */
  made({ challenge, user }: { challenge: string; user: { id: string } }, change: Partial<Claims> = {}) {
    this.userHandle = user.id;
    const claims = this.#claims('webauthn.create', challenge, change);
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key: Cbor = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(claims.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([headOf(claims, 0x40), Buffer.alloc(16), length, id, cbor(key)]);
    const object: Cbor = new Map<string, Cbor>([
      ['fmt', claims.format],
      ['attStmt', claims.statement],
      ['authData', data],
    ]);
    return this.#answer(claims, {
      attestationObject: cbor(object).toString('base64url'),
      transports: ['internal', 'made-up'],
    });
  }

  /** The answer to being used. */
  used({ challenge }: { challenge: string }, change: Partial<Claims> = {}) {
    if (this.counts) this.counter += 1;
    const claims = this.#claims('webauthn.get', challenge, change);
    const data = headOf(claims, 0);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData(claims)).digest()]);
    return this.#answer(claims, {
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: claims.userHandle,
    });
  }

  #claims(type: Claims['type'], challenge: string, change: Partial<Claims>): Claims {
    return {
      challenge,
      type,
      origin: this.#origin,
      rpId: new URL(this.#origin).hostname,
      verified: true,
      counter: this.counter,
      format: 'none',
      statement: new Map(),
      userHandle: this.userHandle,
      credentialId: this.id,
      ...change,
    };
  }

  #answer(claims: Claims, response: object) {
    const { credentialId } = claims;
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON: clientData(claims).toString('base64url'), ...response },
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    };
  }
}

/** Asks at `path`, has the passkey answer, and sends that. */
export async function byPasskey<T = Record<string, never>>(
  browser: Buyer,
  path: string,
  answer: (question: { challenge: string; user: { id: string } }) => object,
  { asked = {}, more = {} }: { asked?: object; more?: object } = {},
) {
  const at = `/api/operate/session/${path}`;
  const question = await browser.post<{ challenge: string; user: { id: string } }>(`${at}/ask`, asked);
  if (question.status !== 200) return browser.post<T>(`${at}/ask`, asked);
  return browser.post<T>(at, { ...more, answer: answer(question.body) });
}

function clientData({ type, challenge, origin }: Claims): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Hash of the domain, flags and counter. */
function headOf({ rpId, verified, counter }: Claims, flags: number): Buffer {
  const head = Buffer.alloc(37);
  createHash('sha256').update(rpId).digest().copy(head);
  head[32] = 0x01 | (verified ? 0x04 : 0) | flags;
  head.writeUInt32BE(counter, 33);
  return head;
}

/** As much of CBOR as an attestation has. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? headOfCbor(1, -1 - value) : headOfCbor(0, value);
  if (typeof value === 'string')
    return Buffer.concat([headOfCbor(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOfCbor(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([headOfCbor(5, value.size), ...entries]);
}

function headOfCbor(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 0xff]);
}
