import type { Page } from '@playwright/test';

/** Opens a page and waits until it answers keys and presses. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** Until the script of a page runs, presses are lost and links load a new document. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['turn'] !== undefined);
}
