import { expect, type Page } from '@playwright/test';

/** Asks the sign-in routes in the name of the browser of `page`, which shares its cookies. */
export async function askAuth(page: Page, path: string, data: unknown): Promise<void> {
  // The worker that runs the test has set the address of its own shop.
  const origin = process.env['SHOP_URL'] ?? '';
  const answer = await page.request.post(`/api/auth/${path}`, { data, headers: { origin } });
  expect(answer.status(), path).toBe(200);
}
