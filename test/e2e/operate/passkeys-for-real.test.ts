import { randomUUID } from 'node:crypto';

import { expect, expectToFit, test } from '../../support/browser/browser.ts';

const WIDTHS = [360, 1440];

test('somebody invited joins with a passkey alone, comes back with it and confirms an act by it', async ({
  page,
  shop,
  books,
  complaints,
}) => {
  complaints.expect(/the server responded with a status of (401|403|404)/);
  const email = `ada.${randomUUID().slice(0, 8)}@simport.example`;
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await shop.operate('operator', 'add', email);
  const link = await books.linkTo(email, '/operate/join');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'How do you want to sign in?' })).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // Another way loses nothing of what was typed.
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await page.getByLabel('I’ve saved them').check();
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(page).toHaveURL(/\/operate\/settings\/setup$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup guide');
  await expect(page.getByText('Ada Lovelace')).toBeAttached();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await page.goto('/operate/team');
  await expect(page.getByRole('table', { name: 'Your passkeys' })).toContainText('Passkey');
  await expectToFit(page, ...WIDTHS);

  // As ten minutes later.
  await page.route(
    '**/api/operate/session/recovery-codes',
    (route) =>
      route.fulfill({
        status: 403,
        json: { reason: 'step_up_needed', code: 'step_up_needed', error: 'Please confirm' },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'Replace them' }).click();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation has been used' })).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});
