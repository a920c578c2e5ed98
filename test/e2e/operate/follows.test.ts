import { expect, test } from '../../support/browser/browser.ts';
import { openConsole, orderOf } from '../../support/browser/console-page.ts';

/** A poll, and the answers that follow it. */
const SOON = { timeout: 15_000 };

test('a screen shows what a colleague does, and leaves alone what is being typed', async ({
  page,
  shop,
  mia,
  browser,
}) => {
  const number = await orderOf(mia);
  await openConsole(page, shop);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.mouse.move(0, 0);

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await openConsole(colleague, shop);
  await colleague.getByRole('link', { name: number }).click();
  const note = async (text: string) => {
    await colleague.getByLabel('Note for the team').fill(text);
    await colleague.getByRole('button', { name: 'Add note' }).click();
    await expect(colleague.getByText(text).first()).toBeVisible();
  };
  await note('The buyer called.');
  await expect(page.getByText('The buyer called.').first()).toBeVisible(SOON);

  // Nothing replaces what is being typed; the news waits.
  const own = page.getByLabel('Note for the team');
  await own.fill('half a sen');
  await note('She calls again tomorrow.');
  await expect(page.getByText('Something here has changed.')).toBeVisible(SOON);
  await expect(page.getByText('She calls again tomorrow.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('She calls again tomorrow.').first()).toBeVisible();
  await expect(own).toHaveValue('half a sen');
  await own.fill('');
  await own.blur();

  // A pause is on every screen, also on one that was asleep.
  await page.context().setOffline(true);
  await colleague.goto('/operate/health');
  await colleague.getByRole('button', { name: 'Pause Top-ups' }).click();
  const dialog = colleague.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('a test');
  await dialog.getByRole('button', { name: /^Pause/ }).click();
  await expect(colleague.getByRole('button', { name: 'Resume Top-ups' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Paused' })).toContainText('Top-ups', SOON);
  await elsewhere.close();
});
