import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole, refusal } from '../../support/browser/fake-console.ts';
import { idOf } from '../../support/browser/samples/console-samples.ts';

const WIDTHS = [360, 768, 1440];

test.beforeEach(({ complaints }) => {
  complaints.expect(/the server responded with a status of (401|403|404|429|503)/);
  complaints.expect(/failed request: (GET|POST) \S+\/api\/(operate|auth)\/\S+ 503/);
});

test(
  'account, then code: each step remembers the requested page',
  { tag: LONG },
  async ({ page, complaints }) => {
    const fake = filledConsole();
    fake.state = 'signed_out';
    await fake.serve(page);
    await page.route('**/api/auth/sign-in/email', (route) => {
      const { password } = route.request().postDataJSON() as { password: string };
      if (password !== 'three sunny words')
        return route.fulfill({
          status: 401,
          json: { code: 'WRONG_PASSWORD', message: 'Incorrect password' },
        });
      fake.state = 'code';
      return route.fulfill({ json: { user: {} } });
    });
    complaints.expect(/api\/auth/);
    await page.goto(`/operate/orders/${idOf(2)}`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Fill in both fields.')).toBeVisible();
    await page.getByLabel('Email').fill('ada@simport.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Incorrect password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('three sunny words');
    await page.getByLabel('Password', { exact: true }).press('Enter');

    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    const code = page.getByLabel('Six-digit code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('12345');
    await code.press('Enter');
    await expect(page.getByText('A code has six digits.')).toBeVisible();
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByText('That code is wrong', { exact: false })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    fake.on('session/open', () => refusal(429, 'too_many_codes', { seconds: 2 }));
    await code.fill('000001');
    await code.press('Enter');
    await expect(page.getByText(/Too many wrong codes. Try again in \d seconds/)).toBeVisible();
    await expect(page.getByText('You can try again now.')).toBeVisible();
    fake.on('session/open', ({ code: given }) => {
      if (given !== 'ABCDE-FGHJK') return refusal(403, 'wrong_code');
      fake.state = 'open';
      return {};
    });
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill('ABCDE-FGHJK');
    await page.getByLabel('Recovery code').press('Enter');
    await expect(page.getByRole('heading', { name: 'SP-7F3K-2224' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/orders/${idOf(2)}$`));
  },
);

test(
  'an operator who is idle, leaves or is signed out sees why, and returns to the same page',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    // The console's shortest wait.
    fake.idleMs = 1000;
    await fake.serve(page);
    await page.goto('/operate/orders?state=paid');
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    fake.state = 'code';
    await expect(page.getByText('You were away for 30 minutes', { exact: false })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    fake.idleMs = 30 * 60_000;
    await page.getByLabel('Six-digit code').fill('123456');
    await page.getByLabel('Six-digit code').press('Enter');
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\?state=paid$/);

    fake.state = 'signed_out';
    fake.on('orders', () => refusal(401, 'operator_signed_out'));
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('State').selectOption('Refunded');
    await expect(page.getByText('Your session has expired.', { exact: false })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\?state=refunded$/);

    fake.state = 'open';
    fake.on('orders', () => ({ orders: [], next: null }));
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText('You have left the console.')).toBeVisible();
    expect(fake.callsOf('session/close')).toHaveLength(1);
  },
);

test(
  'an invitation works only for its mailbox, and gives recovery codes',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    fake.state = 'no_operator';
    fake.role = 'support';
    await fake.serve(page);
    await page.goto('/operate');
    await expect(page.getByRole('heading', { name: 'You don’t have access to the console' })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.goto('/operate/join');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    const invited = (step: string, own: string | null = null) => ({
      email: 'ada@simport.example',
      role: 'support',
      step,
      ways: { password: step === 'sign_in', google: false },
      signed_in_as: own,
    });
    fake.on('session/join/read', () => invited('other_account', 'eve@simport.example'));
    await page.goto('/operate/join#one');
    await expect(
      page.getByText('It went to ada@simport.example. You are signed in as eve@simport.example.'),
    ).toBeVisible();
    for (const [why, title] of [
      ['used', 'This invitation has been used'],
      ['expired', 'This invitation has expired'],
      ['withdrawn', 'This invitation was withdrawn'],
      ['unknown', 'This link doesn’t work'],
    ] as const) {
      fake.on('session/join/read', () => refusal(404, 'used_invitation', { why }));
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    fake.on('session/join/read', () => refusal(503, 'shop_away'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The shop can’t answer right now' })).toBeVisible();
    fake.on('session/join/read', () => invited('sign_in'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('ada@simport.example');
    await expectToFit(page, ...WIDTHS);
    fake.on('session/join/read', () => invited('factor', 'ada@simport.example'));
    fake.on('session/join/start', ({ invitation }) => ({
      email: 'ada@simport.example',
      role: 'support',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: `otpauth://totp/Simport:ada?secret=JBSWY3DP&issuer=${String(invitation)}`,
      qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>',
    }));
    await page.reload();
    await expect(page.getByText('ada@simport.example joins as support.', { exact: false })).toBeVisible();
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
    await expect(page.getByText('JBSW Y3DP EHPK 3PXP', { exact: false })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    fake.on('session/join/confirm', ({ code }) => {
      if (code !== '123456') return refusal(403, 'wrong_code');
      fake.state = 'open';
      return { recovery_codes: Array.from({ length: 10 }, (_, n) => `ABCD${n}-FGHJ${n}`) };
    });
    await page.getByLabel('Six-digit code').fill('123456');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await expectToFit(page, ...WIDTHS);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'Open the console' }).press('Enter');
    await expect(page.getByText('Save them first', { exact: false })).toBeVisible();
    await page.getByLabel('I’ve saved them').check();
    await page.getByRole('button', { name: 'Open the console' }).click();
    await expect(page).toHaveURL(/\/operate\/dashboard$/);
    // Going back does not show them again.
    await page.goBack();
    await expect(page.getByText('ABCD0-FGHJ0')).toHaveCount(0);
  },
);
