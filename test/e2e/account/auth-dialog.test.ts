import { expect, openAwake, test, LONG } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/checkout-page.ts';

test.describe('the sign-in dialog', () => {
  test(
    'has three modes with their own texts, each linking to the others',
    { tag: LONG },
    async ({ auth }) => {
      await auth.open();
      await expect(auth.dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(auth.dialog.getByText('Sign in to purchase eSIM plans')).toBeVisible();
      await expect(auth.button('Continue with Google')).toBeVisible();
      await expect(auth.dialog.getByText('Or continue with email')).toBeVisible();
      await expect(auth.email).toBeFocused();
      await expect(auth.email).toHaveAttribute('autocomplete', 'username');
      await expect(auth.password).toHaveAttribute('autocomplete', 'current-password');
      await expect(auth.confirm).toHaveCount(0);
      await expect(auth.button('Sign In')).toHaveAttribute('type', 'submit');

      await auth.button('Sign up').click();
      await expect(auth.dialog.getByRole('heading', { name: 'Create Account' })).toBeVisible();
      await expect(auth.email).toBeFocused();
      await expect(auth.password).toHaveAttribute('autocomplete', 'new-password');
      await expect(auth.confirm).toHaveAttribute('autocomplete', 'new-password');
      await expect(auth.button('Create Account')).toBeVisible();
      await expect(auth.button('Continue with Google')).toBeVisible();
      for (const [name, address] of [
        ['Terms of Service', '/terms-of-service'],
        ['Privacy Policy', '/privacy'],
      ] as const) {
        await expect(auth.dialog.getByRole('link', { name })).toHaveAttribute('href', address);
      }

      await auth.button('Sign in').click();
      await auth.button('Forgot your password?').click();
      await expect(auth.dialog.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
      await expect(auth.dialog.getByText('Enter your email to reset your password')).toBeVisible();
      await expect(auth.password).toHaveCount(0);
      await expect(auth.button('Send Reset Email')).toBeVisible();
      await auth.button('Back to sign in').click();
      await expect(auth.dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    },
  );

  test(
    'says what is missing or wrong before anything is sent, and focuses it',
    { tag: LONG },
    async ({ page, auth }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/auth/')) calls.push(request.url());
      });
      await auth.open();
      await auth.button('Sign In').click();
      await auth.expectError('Please fill in all fields');
      await expect(auth.email).toBeFocused();
      await auth.email.fill('mia@posteo.example');
      await auth.button('Sign In').click();
      await expect(auth.password).toBeFocused();

      await auth.button('Sign up').click();
      await auth.fill('mia@posteo.example', 'secret');
      await auth.button('Create Account').click();
      await auth.expectError('Please fill in all fields');
      await auth.confirm.fill('secreT');
      await auth.button('Create Account').click();
      await auth.expectError('Passwords do not match');
      await auth.fill('mia@posteo.example', 'short', 'short');
      await auth.button('Create Account').click();
      await auth.expectError('Password must be at least 6 characters long');
      await expect(auth.password).toBeFocused();

      await auth.button('Sign in').click();
      await auth.button('Forgot your password?').click();
      await auth.button('Send Reset Email').click();
      await auth.expectError('Please enter your email address');
      expect(calls).toEqual([]);
    },
  );

  test(
    'clears input and messages when the mode changes and when it closes',
    { tag: LONG },
    async ({ page, auth }) => {
      await auth.open();
      await auth.email.fill('mia@posteo.example');
      await auth.button('Sign In').click();
      await expect(auth.error).toBeVisible();
      await auth.button('Sign up').click();
      await expect(auth.error).toHaveCount(0);
      await expect(auth.email).toHaveValue('');
      await auth.fill('mia@posteo.example', 'one', 'two');
      await auth.button('Create Account').click();
      await expect(auth.error).toBeVisible();

      const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => auth.button('Close').click(),
        () => page.mouse.click(180, 6),
        // What a phone does when somebody goes back.
        () => auth.dialog.evaluate((dialog: HTMLDialogElement) => dialog.requestClose()),
      ]) {
        await close();
        await expect(auth.dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.click();
        await expect(auth.dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
        await expect(auth.email).toHaveValue('');
        await expect(auth.error).toHaveCount(0);
        await auth.email.fill('mia@posteo.example');
      }
    },
  );

  test('shows and hides the password', { tag: LONG }, async ({ auth }) => {
    await auth.open();
    await auth.button('Sign up').click();
    await auth.fill('mia@posteo.example', 'secret', 'secret');
    await expect(auth.password).toHaveAttribute('type', 'password');
    await auth.button('Show password').click();
    await expect(auth.password).toHaveAttribute('type', 'text');
    await expect(auth.confirm).toHaveAttribute('type', 'text');
    await auth.button('Hide password').click();
    await expect(auth.password).toHaveAttribute('type', 'password');
    await expect(auth.password).toHaveValue('secret');
  });

  test(
    'stays open while it is busy, whatever the visitor presses',
    { tag: LONG },
    async ({ page, auth, complaints }) => {
      complaints.expect(/status of 401/);
      await auth.open();
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/auth/sign-in/email', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await auth.fill('nobody@posteo.example', 'correct horse');
      // The dialog must survive what begins before it is seen to close.
      await auth.dialog.evaluate((dialog) => {
        dialog.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
        dialog.querySelector<HTMLElement>('[type=submit]')?.click();
      });
      await auth.button('Please wait...').focus();
      await expect(auth.dialog).not.toHaveAttribute('data-leaving');
      await expect(auth.button('Please wait...')).toBeFocused();
      await expect(auth.button('Close')).toBeDisabled();
      await page.keyboard.press('Escape');
      await page.mouse.click(180, 6);
      await auth.dialog.evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
      await auth.dialog.evaluate((dialog: HTMLDialogElement) => dialog.close());
      await auth.button('Sign up').click();
      await auth.google.click({ force: true });
      await expect(auth.button('Please wait...')).toBeVisible();
      await expect(auth.dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      answer.resolve();
      await auth.expectError('No account found with this email address');
      await expect(auth.email).toHaveValue('nobody@posteo.example');
      await page.keyboard.press('Escape');
      await expect(auth.dialog).toBeHidden();
    },
  );

  test(
    'closes when its page is left, and going back shows the page without it',
    { tag: LONG },
    async ({ page, auth }) => {
      await page.goto('/browse');
      await auth.open('/faq');
      await page.goBack();
      await expect(page).toHaveURL('/faq');
      await expect(auth.dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/browse');
      await expect(auth.dialog).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL('/faq');
      await expect(auth.dialog).toBeHidden();
    },
  );

  test('works by keyboard alone', async ({ page, auth, complaints }) => {
    complaints.expect(/status of 401/);
    await openAwake(page, '/faq');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
    await page.keyboard.press('Enter');
    await expect(auth.email).toBeFocused();
    await page.keyboard.type('nobody@posteo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('secret');
    await tabTo(page, auth.button('Show password'));
    await page.keyboard.press('Space');
    await expect(auth.password).toHaveAttribute('type', 'text');
    await tabTo(page, auth.button('Sign In'));
    await page.keyboard.press('Enter');
    await auth.expectError('No account found with this email address');
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      await expect(auth.dialog.locator(':focus')).toHaveCount(1);
    }
  });
});
