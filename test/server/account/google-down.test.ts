import { expect, it } from 'vitest';

import { GoogleWindow } from '../../support/shop/google-window.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const discovery = { party: 'oidc', path: '/.well-known/openid-configuration' } as const;

it('an outage of Google stops nothing else, and recovers by itself', async () => {
  await shop.world.fault({ ...discovery, effect: 'status', status: 503, times: 2 });
  const visitor = shop.buyer();
  const google = new GoogleWindow(visitor, shop.baseUrl);
  expect(await google.open()).toMatchObject({ error: { code: 'provider_not_found' } });
  expect((await visitor.signUp()).status).toBe(200);
  await visitor.post('/api/auth/sign-out', {});

  await shop.world.clearFaults();
  expect((await google.signIn({ person: 'ada' })).error).toBeUndefined();
  expect((await visitor.user())?.email).toBe('ada@traveller.example');
});
