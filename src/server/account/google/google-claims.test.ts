import { describe, expect, it } from 'vitest';

import { readIdentity } from './google-claims.ts';

const NOW = 1_800_000_000;
const GOOD = { sub: '1', aud: 'shop', exp: NOW + 600, iat: NOW, email: 'mia@example.com' };

function read(claims: object) {
  const token = `e30.${Buffer.from(JSON.stringify({ ...GOOD, ...claims })).toString('base64url')}.x`;
  return readIdentity(token, 'shop', NOW);
}

describe('a verified ID token', () => {
  it('says who signs in', () => {
    expect(read({})).toEqual({ sub: '1', email: 'mia@example.com', emailVerified: false, name: '' });
  });

  // The library that verifies it looks at some of these as well; nothing here leans on that.
  it.each([
    [{ sub: undefined }, 'wrong claims: sub'],
    [{ sub: 1 }, 'wrong claims: sub'],
    [{ exp: undefined }, 'wrong claims: exp'],
    [{ exp: 'never' }, 'wrong claims: exp'],
    [{ iat: undefined }, 'wrong claims: iat'],
    [{ iat: 'now' }, 'wrong claims: iat'],
    [{ aud: undefined }, 'wrong claims: aud'],
    [{ aud: 'another' }, 'made for another client'],
    [{ aud: ['shop', 'another'] }, 'made for another client'],
    [{ azp: 'another' }, 'made for another client'],
    [{ iat: NOW + 31 }, 'made in the future'],
  ])('is refused with %j', (claims, why) => {
    expect(read(claims)).toEqual(expect.stringContaining(why));
  });
});
