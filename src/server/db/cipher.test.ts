import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createCipher, sameBytes, sha256 } from './cipher.ts';

const cipher = createCipher('a1'.repeat(32));
const other = createCipher('b2'.repeat(32));

describe('sealing', () => {
  it('opens anything that was sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, context) => {
        expect(cipher.open(cipher.seal(secret, context), context)).toBe(secret);
      }),
    );
  });

  it('hides the secret, and hides that two are the same', () => {
    const one = cipher.seal('QX-1A2B3C', 'esim 89');
    expect(one.ciphertext.includes('QX-1A2B3C')).toBe(false);
    expect(one.ciphertext.equals(cipher.seal('QX-1A2B3C', 'esim 89').ciphertext)).toBe(false);
  });

  it('opens only in its own context', () => {
    const sealed = cipher.seal('secret', 'esim 8944500000000000017');
    expect(() => cipher.open(sealed, 'esim 8944500000000000025')).toThrow();
  });

  it('refuses a ciphertext with any byte changed, cut off or added', () => {
    const { keyId, ciphertext } = cipher.seal('secret', 'here');
    const opening = (bytes: Buffer) => () => cipher.open({ keyId, ciphertext: bytes }, 'here');
    for (let at = 0; at < ciphertext.length; at++) {
      const tampered = Buffer.from(ciphertext);
      tampered.writeUInt8(tampered.readUInt8(at) ^ 1, at);
      expect(opening(tampered)).toThrow();
      expect(opening(ciphertext.subarray(0, at))).toThrow();
    }
    expect(opening(Buffer.concat([ciphertext, Buffer.of(0)]))).toThrow();
  });

  it('names the key, and reports another one', () => {
    const sealed = cipher.seal('secret', 'here');
    expect(() => other.open(sealed, 'here')).toThrow(`no data key ${sealed.keyId}: was DATA_KEY changed?`);
    expect(createCipher('a1'.repeat(32)).open(sealed, 'here')).toBe('secret');
  });

  it('reveals nothing about the key by its name', () => {
    expect(cipher.seal('', '').keyId).toMatch(/^[0-9a-f]{8}$/);
    expect('a1'.repeat(32)).not.toContain(cipher.seal('', '').keyId);
  });
});

describe('signing', () => {
  it('is the same only for the same text with the same key', () => {
    expect(cipher.sign('order 1')).toEqual(createCipher('a1'.repeat(32)).sign('order 1'));
    expect(cipher.sign('order 1')).not.toEqual(cipher.sign('order 2'));
    expect(cipher.sign('order 1')).not.toEqual(other.sign('order 1'));
  });
});

it('compares secrets of any length', () => {
  expect(sameBytes(sha256('a'), sha256('a'))).toBe(true);
  expect(sameBytes(sha256('a'), sha256('b'))).toBe(false);
  expect(sameBytes(sha256('a'), sha256('a').subarray(1))).toBe(false);
});
