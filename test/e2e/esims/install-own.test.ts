import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';

import { expect, expectToFit, test } from '../../support/browser/browser.ts';
import { readQr } from '../../support/reading/read-qr.ts';

/** The printout is a single page, on either paper size, and a phone can scan it. */
async function expectOnePage(page: Page, words: (string | RegExp)[]) {
  // The browser's print dialog stays closed; printing with the browser's own command gives the same.
  await page.evaluate(() => (window.print = () => {}));
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await print.click();
  await page.emulateMedia({ media: 'print' });
  const picture = await page.getByAltText('QR code', { exact: true }).screenshot();
  expect(readQr(picture)).toBe(words[0]);
  await page.emulateMedia({ media: null });
  for (const format of ['A4', 'Letter']) {
    const { totalPages, text } = await extractText(new Uint8Array(await page.pdf({ format })), {
      mergePages: true,
    });
    expect(totalPages).toBe(1);
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const word of words)
      expect(word === words[0] ? plain.replaceAll(' ', '') : plain).toMatch(
        word instanceof RegExp ? word : new RegExp(word.replaceAll(/[$.]/g, '\\$&')),
      );
    expect(plain).not.toContain('Refund Policy');
  }
}

test('the installation guide shows the codes of the eSIM from which it was opened', async ({
  page,
  browser,
  baseURL,
  checkout,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|status of 404/);
  await checkout.openFilled();
  const completed = checkout.completed();
  await checkout.pay.click();
  const { order, esim_id: id } = await completed;
  await expect(checkout.success).toBeVisible();
  await page.getByRole('link', { name: 'View My eSIMs' }).click();
  await page.getByRole('article', { name: 'Japan' }).getByRole('button', { name: 'Install eSIM' }).click();

  const printed = page.getByRole('button', { name: 'Print', exact: true });
  await expect(printed).toBeVisible();
  const codes = await page
    .getByRole('dialog')
    .getByText(/^LPA:1/)
    .textContent();
  await expectOnePage(page, [codes ?? 'no code', 'Japan eSIM', 'Scan the code', /Order SP-/]);

  await page.route('**/activation', (route) => route.abort());
  await page.getByRole('link', { name: 'Every step, with these codes' }).click();
  await expect(page).toHaveURL(new RegExp(`/installation\\?esim=${id}$`));
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your codes');
  const elsewhere = page.getByText('Open your email on your phone', { exact: false });
  await expect(elsewhere).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your eSIM for Japan is ready')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Step by step');
  const steps = page.getByRole('region', { name: 'Installation with QR code, iPhone and iPad' });
  const picture = await steps.getByAltText('QR code that installs the eSIM').getAttribute('src');
  const code = readQr(Buffer.from((picture ?? '').split(',')[1] ?? '', 'base64')) ?? 'no code';
  await page.getByRole('radio', { name: 'Manual Installation' }).check();
  const byHand = page.getByRole('region', { name: 'Manual Installation, iPhone and iPad' });
  await expect(byHand.getByRole('button', { name: 'Copy Activation code' })).toBeVisible();
  await expect(byHand).toContainText(code.split('$')[2] ?? '');
  await page.getByRole('radio', { name: 'Android' }).check();
  await expect(page.getByRole('region', { name: 'Manual Installation, Android' })).toContainText(code);
  await expectToFit(page, 320);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  complaints.watch(other, baseURL ?? '');
  const stranger = await other.newPage();
  await stranger.goto(`/installation?esim=${id}`);
  await expect(stranger.getByText('This browser doesn’t know that eSIM')).toBeVisible();
  expect(await stranger.content()).not.toContain(code.split('$')[2] ?? '');
  // The link in the mail gives access to the eSIM.
  await stranger.goto(`/installation?order=${order}`);
  await expect(stranger.getByText('Your eSIM for Japan is ready')).toBeVisible();
  await other.close();
});
