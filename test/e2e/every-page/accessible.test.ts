import type { Page } from '@playwright/test';

import { signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, openAwake } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, someone } from '../../support/browser/checkout-page.ts';
import { AT_ITS_TOP, atFirstSight, expectRoomForLargeText } from '../../support/browser/first-sight.ts';
import { buyAsGuest, Member } from '../../support/browser/member.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';
import { EXTREMES, REFUSALS, walks } from '../../support/browser/walks.ts';
import { WALLET_CARDS } from '../../support/browser/wallets.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

walks(
  {
    'every page that anybody may open': async function* ({ page, complaints }) {
      complaints.expect(REFUSALS);
      for (const place of PUBLIC_PAGES) {
        await openAwake(page, place);
        await expectRoomForLargeText(page, place);
        yield place;
      }
    },
  },
  {
    sizes: EXTREMES,
    // Each opens at its top, with its title and its first control in view.
    look: async (page, place) => expect.soft([place, await atFirstSight(page)]).toEqual([place, AT_ITS_TOP]),
  },
);

walks({
  'the search, the menu, a plan': async function* ({ page, complaints }) {
    complaints.expect(REFUSALS);
    await openAwake(page, '/');
    const field = page.getByRole('combobox');
    await field.focus();
    await expect(page.getByRole('option')).toHaveCount(6);
    yield 'popular places';
    await field.fill('europe');
    await expect(page.getByRole('option').first()).toContainText('Europe');
    yield 'places found';
    await field.fill('japn');
    await expect(page.getByText('No countries found for "japn"').first()).toBeVisible();
    yield 'no place found';
    await page.setViewportSize({ width: 360, height: 740 });
    await openAwake(page, '/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    yield 'menu';
    await openAwake(page, '/country/JP');
    await button(page, 'Plan Details').first().click();
    await expect(dialog(page, 'Plan Details')).toBeVisible();
    yield 'plan details';
    await openAwake(page, '/country/JP?days=1&data=fixed');
    yield 'no plan fits';
    await openAwake(page, '/country/JP?plan=esim_none');
    yield 'a plan that is not sold';
    await openAwake(page, '/browse?q=nowhere');
    yield 'no country found';
    await openAwake(page, '/support');
    await page.getByRole('searchbox').fill('refund');
    yield 'questions found';
  },

  'the enterprise form': async function* ({ page, complaints }) {
    complaints.expect(REFUSALS);
    await openAwake(page, '/business-contact');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Company name').fill('Aurora Tours');
    await field('Contact name').fill('Mia Larsen');
    await field('Email').fill('mia@aurora');
    await field('Phone').focus();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    yield 'a wrong address';
    await field('Email').fill('mia@aurora.example');
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await button(page, 'Request a quote').click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    yield 'sent';
  },

  'the sign-in dialog, and links from mails': async function* ({ page, auth, books, complaints }) {
    complaints.expect(REFUSALS);
    await page.goto('/profile');
    await expect(auth.dialog).toBeVisible();
    expect(await atFirstSight(page)).toEqual(AT_ITS_TOP);
    yield 'sign in';
    await auth.button('Sign In').click();
    await auth.expectError('Please fill in all fields');
    yield 'nothing typed';
    await auth.button('Sign up').click();
    await auth.fill('mia@posteo.example', 'sunshine', 'sunshine');
    await auth.button('Create Account').click();
    await expect(auth.error).toContainText('Try three or four words');
    yield 'a weak password';
    await auth.button('Sign in').click();
    await auth.button('Forgot your password?').click();
    yield 'forgotten password';
    await page.keyboard.press('Escape');
    await expect(heading(page, 'Authentication Required')).toBeVisible();
    yield 'not signed in';
    const email = await signUpQuietly(page);
    await openAwake(page, '/dashboard');
    yield 'a new account';
    await button(page, 'Delete account').click();
    await expect(dialog(page, 'Delete your account?')).toBeVisible();
    yield 'delete the account';
    await openAwake(page, await books.linkTo(email, '/verify-email'));
    await expect(heading(page, 'Your email is confirmed')).toBeVisible();
    yield 'confirmed';
    await page.context().clearCookies();
    await auth.open();
    await auth.button('Forgot your password?').click();
    await auth.email.fill(email);
    await auth.button('Send Reset Email').click();
    await expect(auth.dialog.getByRole('status')).toContainText('Password reset email sent!');
    yield 'reset mail sent';
    await openAwake(page, await books.linkTo(email, '/reset-password'));
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    yield 'a new password';
  },

  'from the checkout to the QR code': async function* ({
    page,
    checkout,
    paypal,
    wallets,
    shop,
    complaints,
  }) {
    complaints.expect(REFUSALS);
    const address = checkoutAddress(await aPlan(page));
    await openAwake(page, address);
    expect(await atFirstSight(page)).toEqual(AT_ITS_TOP);
    await expectRoomForLargeText(page, 'the checkout');
    await checkout.waitForCard();
    await expect(wallets.place).toBeVisible();
    yield 'checkout';
    await checkout.email.press('Enter');
    await expect(page.getByText(/fields need your attention/)).toBeVisible();
    yield 'nothing typed';
    await wallets.press('Apple Pay');
    await wallets.agree('Apple Pay', WALLET_CARDS.isDeclined);
    await expect(wallets.status('Apple Pay')).toHaveText('Your card was declined.');
    await wallets.cancel('Apple Pay');
    await expect(page.getByRole('alert').filter({ hasText: 'declined' }).first()).toBeVisible();
    yield 'a wallet’s card is declined';
    await checkout.fill(someone(), CARDS.declined);
    await checkout.pay.click();
    await expect(page.getByRole('alert').filter({ hasText: 'declined' }).first()).toBeVisible();
    yield 'a card is declined';
    await checkout.radio('PayPal').check();
    await expect(paypal.button).toBeVisible();
    yield 'PayPal';
    complaints.expect(/status of 503|failed request: GET \S+ 503/);
    await shop.operate('pause', 'sales', 'Back at noon.');
    try {
      await expect
        .poll(async () => (await page.goto(address), heading(page, 'Sales are paused').count()))
        .toBe(1);
      yield 'sales are paused';
    } finally {
      await shop.operate('resume', 'sales');
    }
    await expect
      .poll(async () => (await page.goto(address), heading(page, 'Secure Checkout').count()))
      .toBe(1);
    await checkout.radio('Credit or Debit Card').check();
    await checkout.waitForCard();
    await checkout.fill(someone());
    const letGo = await checkout.holdAnswers();
    await checkout.pay.click();
    await checkout.expectSteps('Paid, done', 'Ordering, under way', 'Ready, to come');
    yield 'paid, and waiting';
    await button(page, 'Wrong address? Fix it').click();
    yield 'another address';
    letGo();
    await expect(checkout.success).toBeVisible();
    // The page does not move on while somebody uses it.
    await page.keyboard.press('Shift');
    yield 'success';
    await page.goto(address);
    await expect(page.getByText('You bought this')).toBeVisible();
    yield 'bought before';
    await page.goto('/profile');
    await button(page, 'Install eSIM').first().click();
    await expect(page.getByAltText('QR code that installs the eSIM')).toBeVisible();
    yield 'install';
    await page.goto(checkoutAddress({ ...(await aPlan(page)), bundle_name: 'esim_none' }));
    await expect(heading(page, 'Invalid Plan Data')).toBeVisible();
    yield 'no such plan';
  },

  'an order by its link, returned': async function* ({ page, books, sandbox, complaints }) {
    complaints.expect(REFUSALS);
    const email = await buyAsGuest(page, sandbox);
    await openAwake(page, '/profile');
    await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();
    yield 'eSIMs of a guest';
    const mail = await books.mailTo(email, 'Your eSIM for Japan is ready');
    const order = /\/order\/[\w-]+/.exec(mail)?.[0] ?? '';
    await openAwake(page, order);
    yield 'order';
    await openAwake(page, order.replace('/order/', '/installation?order='));
    yield 'every step, with the codes';
    await openAwake(page, order);
    await button(page, 'Get a refund').click();
    await expect(dialog(page, 'Return this eSIM?')).toBeVisible();
    yield 'return it?';
    await button(page, /^Return eSIM, get/).click();
    await expect(dialog(page, 'Your money is on its way back')).toBeVisible();
    yield 'returned';
    await openAwake(page, order);
    yield 'order that was returned';
  },

  'what an account has': async function* ({ page, books, sandbox, complaints }) {
    complaints.expect(REFUSALS);
    await books.begin();
    await (await Member.signUp(page, sandbox, 'Kim van Dijk')).buyAndKeepCard();
    const iccid = (await books.booked()).provider_orders[0]?.iccids[0] ?? '';
    await openAwake(page, '/profile');
    const pass = page.getByRole('article', { name: 'Japan' });
    await expect(pass.getByText('Purchased')).toBeVisible();
    yield 'ready to install';
    for (const [megabytes, words] of [
      [850, '150 MB left'],
      [150, 'Depleted'],
    ] as const) {
      await books.control('usage', { iccid, megabytes });
      await expect(pass.getByText(words).first()).toBeVisible();
      yield words;
    }
    for (const [press, name] of [
      ['See details', 'eSIM Details & Live Status'],
      ['Add data', 'Add data'],
      ['Buy again', 'Buy this plan again?'],
    ] as const) {
      await pass.getByRole('button', { name: press }).click();
      await expect(dialog(page, name)).toBeVisible();
      // While it loads, it has nothing that could take the focus.
      await expect(dialog(page, name).getByText('Loading...')).toHaveCount(0);
      yield name;
      await page.keyboard.press('Escape');
      await expect(dialog(page, name)).toBeHidden();
    }
    await pass.getByRole('button', { name: 'Add data' }).click();
    await dialog(page, 'Add data')
      .getByRole('link', { name: /^Continue/ })
      .click();
    await page.waitForURL('**/checkout?**');
    await expect(page.getByText(/^This goes onto your eSIM for Japan/)).toBeVisible();
    yield 'data at the checkout';
    await openAwake(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Visa ending in 4242' })).toBeVisible();
    yield 'dashboard';
  },
});
