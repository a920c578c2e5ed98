import { axe, expect, expectToFit, test } from '../../support/browser/browser.ts';
import { readQr } from '../../support/reading/read-qr.ts';

test('the installation guide has the codes of the eSIM it was opened for', async ({
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

  await page.route('**/activation', (route) => route.abort());
  await page.getByRole('link', { name: 'Every step, with these codes' }).click();
  await expect(page).toHaveURL(new RegExp(`/installation\\?esim=${id}$`));
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your codes');
  await axe(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your eSIM for Japan is ready')).toBeVisible();
  const steps = page.getByRole('region', { name: 'Installation with QR code: iPhone and iPad' });
  const picture = await steps.getByAltText('QR code that installs the eSIM').getAttribute('src');
  const code = readQr(Buffer.from((picture ?? '').split(',')[1] ?? '', 'base64')) ?? 'no code';
  await page.getByRole('radio', { name: 'Manual Installation' }).check();
  const byHand = page.getByRole('region', { name: 'Manual Installation: iPhone and iPad' });
  await expect(byHand.getByRole('button', { name: 'Copy Activation code' })).toBeVisible();
  await expect(byHand).toContainText(code.split('$')[2] ?? '');
  await page.getByRole('radio', { name: 'Android' }).check();
  await expect(page.getByRole('region', { name: 'Manual Installation: Android' })).toContainText(code);
  await axe(page);
  await expectToFit(page, 320);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  complaints.watch(other, baseURL ?? '');
  const stranger = await other.newPage();
  await stranger.goto(`/installation?esim=${id}`);
  await expect(stranger.getByText('This browser doesn’t know that eSIM')).toBeVisible();
  await axe(stranger);
  expect(await stranger.content()).not.toContain(code.split('$')[2] ?? '');
  // Whoever has the link of the mail has the eSIM.
  await stranger.goto(`/installation?order=${order}`);
  await expect(stranger.getByText('Your eSIM for Japan is ready')).toBeVisible();
  await other.close();
});
