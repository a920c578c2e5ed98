import { expect, type Page } from '@playwright/test';

import type { SandboxMail } from '../outside/outside-world.ts';
import { aPlan, CheckoutPage, type Typed } from './checkout-page.ts';

export const GUEST_PASSWORD = 'correct horse';

/** From the checkout to the list of eSIMs, as a guest. */
export async function buyHere(page: Page, buyer: Typed, { tick = true } = {}): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.open(await aPlan(page));
  await checkout.fill(buyer);
  await wish(page).setChecked(tick);
  await checkout.pay.click();
  await expect(checkout.success).toBeVisible();
  await page.getByRole('link', { name: 'View My eSIMs' }).click();
  await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();
}

export function wish(page: Page) {
  return page.getByRole('checkbox', { name: 'Create account to save purchase history' });
}

async function mailsTo(control: string, address: string): Promise<SandboxMail[]> {
  const mails = (await (await fetch(`${control}/mail/messages`)).json()) as SandboxMail[];
  return mails.filter((mail) => mail.to === address);
}

export async function subjectsTo(control: string, address: string): Promise<string[]> {
  return (await mailsTo(control, address)).map(({ subject }) => subject);
}

/** Waits for a mail and answers its text. */
export async function mailTo(control: string, address: string, subject: string): Promise<string> {
  await expect.poll(() => subjectsTo(control, address)).toContain(subject);
  const mails = await mailsTo(control, address);
  return mails.find((mail) => mail.subject === subject)?.text ?? '';
}

/** Signs in by the dialog that is open. */
export async function signInHere(page: Page, email: string, password = GUEST_PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}
