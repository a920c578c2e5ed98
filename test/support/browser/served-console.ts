import { fileURLToPath } from 'node:url';

import { expect, type Page } from '@playwright/test';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { mountConsole } from '../../../src/server/pages/console.ts';
import { startTestShop, type TestShop, type TestShopOptions } from '../shop/shop.ts';

const buildDir = fileURLToPath(new URL('../../../build', import.meta.url));

/** A shop in this process with the built console; a test can move its clock. */
export async function startServedConsole(options: TestShopOptions): Promise<TestShop> {
  const shop = await startTestShop(options);
  mountConsole(shop.app, { buildDir, settings: shop.deps.settings });
  return shop;
}

/** Opens it as the sandbox's owner, whom the clock may have signed out. */
export async function openServedConsole(page: Page, shop: TestShop): Promise<void> {
  const { text } = await runCommand(shop.deps, ['operator', 'link', '--json']);
  await page.goto((JSON.parse(text) as { url: string }).url);
  // The secret has left the address.
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
}
