import { anAccount, PASSWORD, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';

test.describe('a forgotten password', () => {
  test('can be replaced once with the mailed link', async ({ page, books, auth, complaints }) => {
    complaints.expect(/status of 4\d\d/);
    const email = await anAccount(page);
    await auth.open();
    await auth.button('Forgot your password?').click();
    await auth.email.fill(email);
    await auth.button('Send Reset Email').click();
    await expect(auth.dialog.getByRole('status')).toHaveText('Password reset email sent! Check your inbox.');

    const link = await books.linkTo(email, '/reset-password');
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    const main = page.getByRole('main');
    const save = main.getByRole('button', { name: 'Save new password' });
    await save.click();
    await expect(main.getByRole('alert')).toHaveText('Please fill in all fields');
    await main.getByLabel('New Password', { exact: true }).fill('battery staple');
    await main.getByLabel('Confirm Password').fill('battery stable');
    await save.click();
    await expect(main.getByRole('alert')).toHaveText('Passwords do not match');
    await main.getByRole('button', { name: 'Show new password' }).click();
    await expect(main.getByLabel('Confirm Password')).toHaveAttribute('type', 'text');
    await main.getByLabel('Confirm Password').fill('battery staple');
    await save.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your password has been changed' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await auth.signIn(email, PASSWORD);
    await auth.expectError('Incorrect password');
    await auth.signIn(email, 'battery staple');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();

    await page.goto(link);
    await main.getByLabel('New Password', { exact: true }).fill('a third one');
    await main.getByLabel('Confirm Password').fill('a third one');
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    await main.getByRole('button', { name: 'Send a new link' }).click();
    await expect(auth.dialog.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  });

  test('needs the whole link', { tag: LONG }, async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Part of this link is missing' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  });
});

test.describe('the link that confirms an address', () => {
  test('asks the visitor to sign in to that account first', { tag: LONG }, async ({ page, books, auth }) => {
    const email = await anAccount(page);
    await page.goto(await books.linkTo(email, '/verify-email'));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sign in to confirm your email' }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Sign In' }).click();
    await auth.signIn(email);
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();
    await main.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  test('says so if it is for another account', { tag: LONG }, async ({ page, books, complaints }) => {
    complaints.expect(/status of 403/);
    const theirs = await anAccount(page);
    const mine = await signUpQuietly(page);
    await page.goto(await books.linkTo(theirs, '/verify-email'));
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link is for another account' }),
    ).toBeVisible();
    await expect(page.getByText(`You’re signed in as ${mine}.`)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sign in to confirm your email' }),
    ).toBeVisible();
  });

  test(
    'is sent again if it does not work, and can be tried again',
    { tag: LONG },
    async ({ page, books, complaints }) => {
      complaints.expect(/status of 40[01]|ERR_FAILED/);
      const email = await signUpQuietly(page);
      const link = await books.linkTo(email, '/verify-email');
      await page.goto('/verify-email#nonsense');
      await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
      await page.getByRole('button', { name: 'Send verification email' }).click();
      await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible();
      await books.linkTo(email, '/verify-email', 1);

      await page.route('**/api/auth/verify-email*', (route) => route.abort());
      await page.goto(link);
      await expect(
        page.getByRole('heading', { level: 1, name: 'We couldn’t check your link' }),
      ).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();
    },
  );
});
