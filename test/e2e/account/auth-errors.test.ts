import { anAccount, anAddress, PASSWORD } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';

test.describe('a refused sign-in says why', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d|ERR_FAILED|status of 500/));

  test('if the account does not exist, the password is wrong, or the address is invalid', async ({
    page,
    auth,
  }) => {
    const email = await anAccount(page);
    await auth.open();
    const unknown = anAddress();
    await auth.signIn(unknown);
    await auth.expectError('No account found with this email address');
    await auth.button('Create an account').click();
    await expect(auth.email).toHaveValue(unknown);
    await expect(auth.password).toBeFocused();
    await auth.button('Sign in').click();
    await expect(auth.email).toHaveValue('');
    await auth.signIn(email, 'wrong horse');
    await auth.expectError('Incorrect password');
    await expect(auth.password).toHaveValue('wrong horse');
    await auth.button('Reset your password').click();
    await expect(auth.email).toHaveValue(email);
    await auth.button('Send Reset Email').click();
    const again = auth.dialog.getByRole('button', { name: /^Send Again in \d+ s$/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await auth.email.fill(unknown);
    await expect(auth.button('Send Reset Email')).toBeEnabled();
    await auth.button('Back to sign in').click();
    await auth.signIn('mia@', 'whatever');
    await auth.expectError('Invalid email address');
  });

  test(
    'if the account exists, the password is too weak, or the address is invalid',
    { tag: LONG },
    async ({ page, auth }) => {
      const email = await anAccount(page);
      await auth.open();
      await auth.button('Sign up').click();
      await auth.fill(email, PASSWORD, PASSWORD);
      await auth.button('Create Account').click();
      await auth.expectError('An account with this email already exists');
      await auth.button('Sign in instead').click();
      await expect(auth.email).toHaveValue(email);
      await auth.button('Sign up').click();
      const endless = 'x'.repeat(129);
      await auth.fill(anAddress(), endless, endless);
      await auth.button('Create Account').click();
      await auth.expectError('Password is too weak');
      await expect(auth.error).toContainText('at most 128 characters');
      await auth.fill(anAddress(), 'sunshine', 'sunshine');
      await auth.button('Create Account').click();
      await expect(auth.error).toContainText('Try three or four words');
      await expect(auth.password).toHaveAttribute('aria-invalid', 'true');
      await expect(auth.password).toHaveValue('sunshine');
      await auth.fill('mia@', PASSWORD, PASSWORD);
      await auth.button('Create Account').click();
      // The error shows once, at the focused field, although the field's own check has another text for it.
      await expect(auth.email).toHaveAccessibleDescription('Invalid email address');
      await expect(auth.email).toBeFocused();
      await expect(auth.dialog.getByText(/(Invalid|valid) email address/)).toHaveCount(1);
    },
  );

  test('if the address for a reset is invalid', { tag: LONG }, async ({ auth }) => {
    await auth.open();
    await auth.button('Forgot your password?').click();
    await auth.email.fill('mia@');
    await auth.button('Send Reset Email').click();
    await auth.expectError('Invalid email address');
  });

  test('after too many attempts', { tag: LONG }, async ({ page, auth }) => {
    await auth.open();
    await page.route('**/api/auth/sign-in/email', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '900' },
        json: { error: 'Too many failed attempts. Please try again later', code: 'too_many_requests' },
      }),
    );
    await auth.signIn(anAddress());
    await auth.expectError('Too many failed attempts. Please try again later');
  });

  test('if the shop fails or does not answer', { tag: LONG }, async ({ page, auth, complaints }) => {
    complaints.expect(/failed request: POST .*sign-in/);
    await auth.open();
    await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status: 500, json: {} }));
    await auth.signIn(anAddress());
    await auth.expectError('An error occurred. Please try again');
    await page.unrouteAll();
    await page.route('**/api/auth/sign-in/email', (route) => route.abort());
    await auth.signIn(anAddress());
    await auth.expectError('An error occurred. Please try again');
    await expect(auth.error.getByText('Your connection may be down.')).toBeVisible();
    await page.unrouteAll();
    await auth.signIn(anAddress());
    await auth.expectError('No account found with this email address');
  });
});
