import { startRunningShop } from './running-shop.ts';

/** Playwright's global set-up: one shop for all browser tests. Answers how to end it. */
export default async function shopForBrowser(): Promise<() => Promise<void>> {
  const shop = await startRunningShop({ env: { RATE_LIMIT_SCALE: '1000' } });
  process.env['SHOP_URL'] = shop.baseUrl;
  process.env['SANDBOX_URL'] = shop.sandbox.control;
  process.env['SANDBOX_STRIPE_URL'] = shop.sandbox.stripe;
  return () => shop.stop();
}
