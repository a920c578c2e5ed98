import { afterAll, afterEach, beforeAll } from 'vitest';

import { startTestShop, type TestShop, type TestShopOptions } from './shop.ts';

const PROVIDERS = ['stripe', 'paypal', 'esim-go'] as const;

/**
 * A shop for the tests of a file, or of the `describe` that calls this; it is there once their hooks and tests run. After
 * each test the outside world is well again: no fault waits for its call, and no callback is held.
 * @param silent a provider whose callbacks never arrive, but where a test releases them
 */
export function useTestShop({
  silent,
  ...options
}: TestShopOptions & { silent?: (typeof PROVIDERS)[number] } = {}): TestShop {
  const shop = {} as TestShop;
  const mend = async () => {
    await shop.world.clearFaults();
    for (const provider of PROVIDERS)
      await shop.world.webhooks(provider === silent ? 'drop' : 'release', provider);
  };
  beforeAll(async () => {
    Object.assign(shop, await startTestShop(options));
    await mend();
  });
  afterEach(mend);
  afterAll(() => shop.stop());
  return shop;
}
