import { expect, type Locator, type Page, request } from '@playwright/test';

import { openAwake } from './open-page.ts';
import { post } from './post.ts';

export const PASSWORD = 'correct horse';

/** Pages that ask a visitor to sign in at once. */
const OPENS_IT = /^\/(profile|dashboard)/;

let persons = 0;

/** An address that nobody else has. */
export function anAddress(): string {
  persons += 1;
  return `mia.${Date.now()}.${persons}@posteo.example`;
}

/** The sign-in dialog, as a visitor sees it. */
export class AuthDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly confirm: Locator;
  readonly error: Locator;
  readonly google: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /Welcome Back|Create Account|Reset Password/ });
    this.email = this.dialog.getByRole('textbox', { name: 'Email Address' });
    this.password = this.dialog.getByLabel('Password', { exact: true });
    this.confirm = this.dialog.getByLabel('Confirm Password', { exact: true });
    this.error = this.dialog.getByRole('alert');
    this.google = this.dialog.getByRole('button', { name: /Continue with Google|Signing in\.\.\./ });
  }

  /** Opens it with the button in the top bar, unless the page opens it by itself. */
  async open(address = '/faq'): Promise<void> {
    await openAwake(this.page, address);
    const opener = this.page.getByRole('banner').getByRole('button', { name: 'Sign In' });
    if (!OPENS_IT.test(address)) await opener.click();
    await expect(this.dialog).toBeVisible();
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async fill(email: string, password: string, confirm?: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    if (confirm !== undefined) await this.confirm.fill(confirm);
  }

  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.fill(email, password);
    await this.button('Sign In').click();
  }

  /** Waits for a text in the red box. */
  async expectError(text: string): Promise<void> {
    // The field may show it, too.
    await expect(this.error.getByText(text, { exact: true }).first()).toBeVisible();
  }
}

/** Makes an account and signs in the browser of `page`, without changing the page itself. */
export async function signUpQuietly(page: Page, email = anAddress(), name = ''): Promise<string> {
  await post(page, '/api/auth/sign-up/email', { email, password: PASSWORD, name });
  return email;
}

/** Leaves the page first, which would otherwise send requests for somebody who is gone. */
export async function signOutQuietly(page: Page): Promise<void> {
  await page.goto('about:blank');
  await post(page, '/api/auth/sign-out', {});
}

/** Ends the session elsewhere, without the page's knowledge. */
export async function signOutFromAfar(page: Page): Promise<void> {
  const otherBrowser = await request.newContext({ storageState: await page.context().storageState() });
  const { origin } = new URL(page.url());
  await otherBrowser.post(`${origin}/api/auth/sign-out`, { data: {}, headers: { origin } });
  await otherBrowser.dispose();
}

/** An account that this browser is not signed in to. */
export async function anAccount(page: Page, email?: string, name?: string): Promise<string> {
  const address = await signUpQuietly(page, email, name);
  await post(page, '/api/auth/sign-out', {});
  return address;
}

/** Signs in through the open dialog. */
export async function signInHere(page: Page, email: string): Promise<void> {
  const auth = new AuthDialog(page);
  await auth.signIn(email);
  await expect(auth.dialog).toBeHidden();
}
