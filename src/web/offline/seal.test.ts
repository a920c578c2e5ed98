import { describe, expect, it } from 'vitest';

import { PACK } from '../../../test/support/shop/offline-pack.ts';
import { keyOf, openPack, sealPack } from './seal.ts';

const ENDS = new Date('2027-03-01T00:00:00Z');
const asText = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('latin1');

describe('a sealed pack', () => {
  it('is opened in the browser that keeps it, and nowhere shows what it holds', async () => {
    const sealed = await sealPack(PACK, ENDS);
    expect(await openPack(sealed)).toEqual(PACK);
    const stored = [sealed.text, sealed.iv, sealed.salt].map(asText).join('');
    for (const secret of ['SECRET', PACK.order, PACK.iccid]) expect(stored).not.toContain(secret);
    expect(sealed).toMatchObject({ id: PACK.esim, ends: ENDS.getTime() });
  });

  it('is opened by the key that its order’s link makes, and by that of no other', async () => {
    const sealed = await sealPack(PACK, ENDS);
    expect(await openPack({ ...sealed, key: await keyOf(PACK.order, sealed.salt) })).toEqual(PACK);
    expect(await openPack({ ...sealed, key: await keyOf('B'.repeat(48), sealed.salt) })).toBeNull();
  });

  it('lets no script read its key', async () => {
    const { key } = await sealPack(PACK, ENDS);
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('is sealed with another key and beginning each time', async () => {
    const [one, other] = [await sealPack(PACK, ENDS), await sealPack(PACK, ENDS)];
    expect(asText(one.salt)).not.toBe(asText(other.salt));
    expect(asText(one.iv)).not.toBe(asText(other.iv));
  });

  it('is not opened if it was changed, or put under another eSIM', async () => {
    const sealed = await sealPack(PACK, ENDS);
    const text = sealed.text.slice(0);
    new Uint8Array(text)[3]! ^= 1;
    expect(await openPack({ ...sealed, text })).toBeNull();
    expect(await openPack({ ...sealed, id: '0b9f7c1e-0000-4000-8000-000000000002' })).toBeNull();
  });

  it('is not opened by a release that knows another shape', async () => {
    const sealed = await sealPack({ ...PACK, form: 2 as 1 }, ENDS);
    expect(await openPack(sealed)).toBeNull();
  });
});
