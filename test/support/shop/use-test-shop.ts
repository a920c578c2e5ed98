import { afterAll, afterEach, beforeAll } from 'vitest';

import { startTestShop, type TestShop, type TestShopOptions } from './shop.ts';

const PARTIES = ['stripe', 'paypal', 'esim-go'] as const;

/**
 * A shop for the tests of a file, or of the `describe` that calls this; it is there once their hooks and tests run. After
 * each test the outside world is well again: no fault waits for its call, and no callback is held.
 * @param silent a party whose callbacks never arrive, but where a test releases them
 */
export function useTestShop({
  silent,
  ...options
}: TestShopOptions & { silent?: (typeof PARTIES)[number] } = {}): TestShop {
  const shop = {} as TestShop;
  const mend = async () => {
    await shop.world.clearFaults();
    for (const party of PARTIES) await shop.world.webhooks(party === silent ? 'drop' : 'release', party);
  };
  beforeAll(async () => {
    Object.assign(shop, await startTestShop(options));
    await mend();
  });
  afterEach(mend);
  afterAll(() => shop.stop());
  return shop;
}
