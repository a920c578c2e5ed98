import type { Locator, Page } from '@playwright/test';

import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { choosePlace } from '../../support/browser/console-page.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 768, 1440];

/** No other test buys there. */
const ISO = 'IS';
const NAME = 'Iceland';

test.afterEach(async ({ shop }) => {
  const undo = (...confirm: string[]) => shop.operate('price-undo', '--version', '1', '--yes', ...confirm);
  await undo().catch((refusal: unknown) => {
    const [, count] = /with the number (\d+)/.exec(String(refusal)) ?? [];
    if (count === undefined) throw refusal;
    return undo('--confirm', count);
  });
});

async function openPrices(page: Page, shop: RunningShop): Promise<void> {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  await page.goto('/operate/prices');
  await expect(page.getByRole('table', { name: 'Rules' })).toBeVisible();
}

/** Adds a rule for the country to the unpublished changes. */
async function addRule(page: Page, markup: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a rule' });
  await choosePlace(dialog, 'Country', NAME);
  await dialog.getByLabel('Markup, %').fill(markup);
  await dialog.getByLabel('Price ending').selectOption('.99');
  await dialog.getByRole('button', { name: 'Save rule' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The number of plans that a preview warns about. */
async function numberIn(dialog: Locator): Promise<string> {
  const text = await dialog.getByText(/^Check \d+ plans? before you publish$/).innerText();
  return /\d+/.exec(text)?.[0] ?? '';
}

test('a markup with a digit too many is not published by a press', async ({ page, shop }) => {
  await openPrices(page, shop);
  await page.getByRole('button', { name: 'Edit the rule for Everything' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the rule' });
  await editor.getByLabel('Markup, %').fill('950');
  await editor.getByRole('button', { name: 'Save rule' }).click();
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const count = await numberIn(dialog);
  await expect(
    dialog.getByText(`${count} of them more than double or halve.`, { exact: false }),
  ).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await dialog.getByLabel('Reason').fill('the summer');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const figure = dialog.getByLabel(`Type ${count} to confirm`);
  await expect(figure).toBeFocused();
  await expect(dialog.getByText(`Type the number ${count}, or cancel.`)).toBeVisible();
  await page.keyboard.type('95');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(figure).toBeFocused();
  const { version } = JSON.parse(await shop.operate('prices', '--json')) as { version: number };
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await expect(page.getByText(`Version ${version} of the rules.`, { exact: false })).toBeVisible();

  const elsewhere = page.getByRole('link', { name: 'Currencies', exact: true });
  const leaving = page.getByRole('dialog', { name: 'Leave without publishing?' });
  await elsewhere.click();
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toHaveCount(0);
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await elsewhere.click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/prices\/currencies$/);
  await expect(leaving).toHaveCount(0);
});

test('a new markup is previewed before it is published, and then the country’s page uses it', async ({
  page,
  shop,
}) => {
  await openPrices(page, shop);
  await addRule(page, '80');
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const prices = dialog.getByRole('table', { name: 'Prices that would change' });
  await expect(prices.getByRole('row').nth(1)).toContainText(`${NAME}, `);
  const becomes = await prices.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
  expect(becomes).toMatch(/^\$\d+\.99$/);
  await dialog.getByLabel('Reason').fill('the summer');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Version \d+ is published; \d+ prices changed\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit the rule for ${NAME}` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Published versions' })).toContainText('the summer');
  await expect.poll(async () => (await page.request.get(`/country/${ISO}`)).text()).toContain(becomes);
});

test(
  'Prices in every state: wrong input, nothing to publish, another was quicker, undone, sizes put right',
  { tag: LONG },
  async ({ page, shop, complaints }) => {
    complaints.expect(/the server responded with a status of 409/);
    await openPrices(page, shop);
    await expectToFit(page, ...WIDTHS);

    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Add a rule' }).click();
    const editor = page.getByRole('dialog', { name: 'Add a rule' });
    await editor.getByLabel('Markup, %').fill('much');
    await editor.getByLabel('Minimum margin, % of the price').fill('95');
    await editor.getByRole('button', { name: 'Save rule' }).click();
    await expect(editor.getByText('Enter a percentage from 0 to 2000.').first()).toBeVisible();
    await expect(editor.getByText('Enter a percentage from -100 to 80, or leave it empty.')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await editor.getByLabel('For', { exact: true }).selectOption('Plan');
    await choosePlace(editor, 'Country or region', NAME);
    await expect(editor.getByLabel('Plan', { exact: true })).toContainText(`${NAME}, `);
    await editor.getByLabel('For', { exact: true }).selectOption('Everything');
    await editor.getByLabel('Markup, %').fill('30');
    await editor.getByLabel('Minimum margin, % of the price').fill('');
    await editor.getByRole('button', { name: 'Save rule' }).click();
    await expect(editor.getByText('Another rule covers the same', { exact: false }).first()).toBeVisible();
    await editor.getByRole('button', { name: 'Cancel' }).click();

    await addRule(page, '90');
    await expect(page.getByText('Unpublished changes')).toBeVisible();
    await page.getByRole('button', { name: 'Preview and publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await expect(dialog.getByRole('table')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await shop.operate('price', 'set', 'country', 'NO', '--markup', '10', '--yes', '--reason', 'quicker');
    await dialog.getByLabel('Reason').fill('the summer');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText('Someone changed this meanwhile')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(
      page.getByText('was published by the command line meanwhile', { exact: false }),
    ).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('button', { name: 'Discard my changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit the rule for Norway' })).toBeVisible();

    const history = page.getByRole('table', { name: 'Published versions' });
    await history.getByRole('button', { name: 'Restore version 1', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Restore version 1' });
    await again.getByLabel('Reason').fill('too cheap');
    await again.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/is published; \d+ prices changed\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit the rule for Norway' })).toHaveCount(0);
    await history.getByRole('button', { name: 'Restore version 1', exact: true }).click();
    await expect(again.getByText('there is nothing to publish', { exact: false })).toBeVisible();
    await again.getByRole('button', { name: 'Close' }).first().click();

    const { plans } = JSON.parse(await shop.operate('place-prices', ISO, '--json')) as {
      plans: { bundle_name: string; days: number; data_mb: number }[];
    };
    const small = plans.find(({ days, data_mb: size }) => days === 30 && size > 0);
    await shop.operate(
      'price',
      'set',
      'plan',
      ISO,
      small?.bundle_name ?? '',
      '--fixed-price',
      '90',
      '--min-margin',
      '10',
      '--confirm',
      '1',
      '--yes',
    );
    await page.reload();
    await page.getByRole('button', { name: 'Fix', exact: true }).click();
    const mend = page.getByRole('dialog', { name: 'Fix price inversions' });
    await expect(mend.getByText(`${NAME}, `, { exact: false }).first()).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await mend.getByLabel(/^Type \d+ to confirm$/).fill(await numberIn(mend));
    await mend.getByLabel('Reason').fill('upside down');
    await mend.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('No bigger plan costs less than a smaller one.')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
  },
);
