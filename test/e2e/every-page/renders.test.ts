import type { Page } from '@playwright/test';

import { expect, openAwake, test } from '../../support/browser/browser.ts';
import { countRenders, rendersOf } from '../../support/browser/counted-renders.ts';

const plan = (page: Page, position: number) =>
  page.getByRole('radio').nth(position).locator('xpath=ancestor::label');

test.beforeEach(({ page }) => countRenders(page));

test('the choice of a plan draws what depends on it, not the list of all plans', async ({ page }) => {
  await openAwake(page, '/country/JP');
  expect(await page.locator('[name=plan]').count()).toBeGreaterThan(20);
  const choice = page.getByRole('region', { name: 'Your choice' });
  const before = await choice.innerText();
  const rendered = await rendersOf(page, () => plan(page, 3).click());
  expect(await choice.innerText()).not.toBe(before);
  expect(rendered).toBeGreaterThan(3);
  expect(rendered).toBeLessThanOrEqual(20);
});
