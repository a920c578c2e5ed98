import { describe, expect, it } from 'vitest';

import { operator } from '../../../support/console/operator.ts';
import { useOverrides } from '../../../support/console/overrides.ts';
import { photo } from '../../../support/machine/photo.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const { ask, text, status } = useOverrides(shop);

describe('a picture', () => {
  const send = (bytes: Buffer) => ask('place_picture', { place: 'IS', picture: bytes.toString('base64') });

  it('is encoded again in two sizes, upright and without camera data, and replaces ours', async () => {
    const given = await photo({ width: 3000, height: 2000, artist: 'Mia Muster' });
    const { picture } = await send(given);
    const { body } = await shop.buyer().get<{ country: { image_url: string } }>('/api/countries/IS');
    expect(body.country.image_url).toBe(picture);
    const answer = await shop.app.request(shop.baseUrl + picture);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.includes('Mia')).toBe(false);
    expect(await ask('place', { place: 'IS' })).toMatchObject({
      picture_size: { width: 1600, height: 1067 },
    });
    const { countries } = (
      await shop.buyer().get<{ countries: { image_url: string }[] }>('/api/countries?isos=IS')
    ).body;
    const small = await shop.app.request(shop.baseUrl + (countries[0]?.image_url ?? ''));
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(bytes.byteLength);
    expect(await text('/feeds/google-merchant.xml')).toContain(`${shop.baseUrl}${picture}`);
    expect(await ask('place_picture', { place: 'IS', picture: null })).toMatchObject({
      picture: null,
      changed: true,
    });
    expect(await status(picture ?? '')).toBe(200);
    shop.passSeconds(2 * 86_400);
    await send(await photo({ width: 800, height: 700 }));
    await ask('place_picture', { place: 'IS', picture: null });
    expect(await status(picture ?? '')).toBe(404);
  });

  it('is refused with the reason if it is not an image, whatever it claims to be', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    );
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
    const faultOf = (bytes: Buffer) =>
      send(bytes).then(
        () => null,
        (error: { facts?: { why: string } }) => error.facts?.why,
      );
    expect(await faultOf(svg)).toBe('format');
    expect(await faultOf(Buffer.concat([jpeg, svg]))).toBe('broken');
    expect(await faultOf(await photo({ width: 500, height: 500 }))).toBe('too_few_pixels');
    expect(await faultOf(await photo({ width: 9000, height: 8000 }))).toBe('too_many_pixels');
    expect(await faultOf((await photo({ width: 800, height: 700 })).subarray(0, 900))).toBe('broken');
    expect(await faultOf(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))).toBe('too_many_bytes');
    await expect(ask('place_picture', { place: 'IS', picture: 'no base64!' })).rejects.toMatchObject({
      reason: 'invalid_field',
    });
    expect(await ask('place', { place: 'IS' })).toMatchObject({ picture: null, version: expect.any(Number) });
  });

  it('may be longer than any other call if its length is announced', async () => {
    const owner = await operator(shop, 'owner');
    const picture = (await photo({ width: 2400, height: 1600, noise: true })).toString('base64');
    expect(picture.length).toBeGreaterThan(200_000);
    const body = JSON.stringify({ place: 'IS', picture });
    const tell = (headers: Record<string, string>) =>
      owner.browser.call<{ changed: boolean }>('POST', '/api/operate/place_picture', body, headers);
    expect(await tell({ 'content-length': String(body.length) })).toMatchObject({
      status: 200,
      body: { changed: true },
    });
    expect(await tell({})).toMatchObject({ status: 413 });
    expect(await tell({ 'content-length': '12000000' })).toMatchObject({ status: 413 });
    const long = await owner.tell<{ code: string }>('place_change', { place: 'IS', text: picture });
    expect(long).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});
