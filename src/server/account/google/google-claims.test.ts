import { describe, expect, it } from 'vitest';

import { readIdentity } from './google-claims.ts';

const NOW = 1_800_000_000;
const GOOD = { sub: '1', aud: 'shop', exp: NOW + 600, iat: NOW, email: 'mia@example.com' };

function read(claims: object, header = 'e30', accessToken?: string) {
  const token = `${header}.${Buffer.from(JSON.stringify({ ...GOOD, ...claims })).toString('base64url')}.x`;
  return readIdentity(token, 'shop', NOW, accessToken);
}

const headerOf = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url');

describe('a verified ID token', () => {
  // The example of OpenID Connect Core 1.0, appendix A.4.
  const AT_HASH = '77QmUPtjPfzWtF2AnpK9RQ';
  const ACCESS_TOKEN = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y';

  it('belongs to the access token that came with it', () => {
    const told = (token?: string) => read({ at_hash: AT_HASH }, headerOf('RS256'), token);
    expect(told(ACCESS_TOKEN)).toMatchObject({ sub: '1' });
    expect(told(`${ACCESS_TOKEN}x`)).toBe('made for another access token');
    expect(read({ at_hash: AT_HASH }, headerOf('RS512'), ACCESS_TOKEN)).toBe('made for another access token');
    expect([told(), read({}, headerOf('RS256'), ACCESS_TOKEN)]).toMatchObject([{ sub: '1' }, { sub: '1' }]);
  });

  it('names the person who signs in', () => {
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
