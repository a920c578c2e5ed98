import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, LONG, test } from '../../support/browser/browser.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';

async function pressed(page: Page, name: 'Invoice' | 'Credit note') {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await downloading;
  return {
    filename: download.suggestedFilename(),
    ...(await readPdf(await readFile(await download.path()))),
  };
}

test('a buyer downloads the invoice of an eSIM, from the list and from the order’s page', async ({
  page,
  checkout,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|\b503\b/);
  const buyer = await checkout.openFilled();
  await page.getByText('Buying for a company?').click();
  await page.getByLabel('Company').fill('Larsen ApS');
  const number = page.getByLabel('VAT Number');
  await number.fill('none');
  await checkout.pay.click();
  await expect(page.getByText('Please check the VAT number')).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill('DK12345678');
  await expect(number).toBeVisible();
  const completed = checkout.completed();
  await checkout.pay.click();
  const { order, esim_id: id } = await completed;
  await page.getByRole('link', { name: 'View My eSIMs' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to download invoice' });

  for (const address of ['/profile', `/order/${order}`]) {
    await page.goto(address);
    await page.route('**/invoice', (route) => route.abort());
    await page.getByRole('button', { name: 'Invoice' }).click();
    await expect(failure).toHaveText('Failed to download invoice');
    await page.unrouteAll();
    await page.route('**/invoice', (route) => route.fulfill({ status: 503, json: { error: 'Later' } }));
    await page.getByRole('button', { name: 'Invoice' }).click();
    await expect(failure).toBeVisible();
    await page.unrouteAll();

    const invoice = await pressed(page, 'Invoice');
    expect([invoice.filename, invoice.missing]).toEqual([`invoice_${id}.pdf`, 0]);
    expect(invoice.title).toMatch(/^Invoice INV-\d{6}$/);
    expect(invoice.text).toContain(`Billed to Larsen ApS Mia Larsen VAT no. DK12345678 ${buyer.email}`);
    await expect(failure).toBeHidden();
  }
});

test(
  'a returned order has its credit note on its page',
  { tag: LONG },
  async ({ page, books, checkout, complaints }) => {
    complaints.expect(/status of 409/);
    const refuse = { party: 'esim-go', method: 'POST', path: '/v2.*/orders', effect: 'status', status: 400 };
    await books.control('faults', { ...refuse, times: 5 });
    await checkout.openFilled();
    await checkout.pay.click();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await books.clearFaults();
    await expect(page.getByRole('heading', { level: 1, name: 'Your money was returned' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invoice' })).toBeHidden();
    const note = await pressed(page, 'Credit note');
    expect(note.filename).toMatch(/^credit_note_SP-.{4}-.{4}\.pdf$/);
    expect(note.title).toMatch(/^Credit note CN-\d{6}$/);
  },
);
