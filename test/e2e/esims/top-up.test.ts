import type { Page } from '@playwright/test';

import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, buyHere, checkoutAddress, someone } from '../../support/browser/checkout-page.ts';
import { PAYERS } from '../../support/browser/paypal-window.ts';

const passes = (page: Page) => page.getByRole('article', { name: 'Japan' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add data' });
const plan = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name });
const durations = (page: Page) => dialog(page).getByRole('group', { name: 'Duration' }).getByRole('button');
const goOn = (page: Page) => dialog(page).getByRole('link', { name: /^Continue • \$\d+\.\d\d with card$/ });

async function changeDestination(page: Page, place: string): Promise<void> {
  const change = dialog(page).getByRole('button', { name: 'Change destination' });
  if (await change.isVisible()) await change.click();
  await dialog(page).getByLabel('Destination').fill(place);
  await dialog(page).getByRole('option', { name: place }).first().click();
}

/** Opens the top-up dialog from the details of the eSIM that was bought first. */
async function askForData(page: Page): Promise<void> {
  await passes(page).last().getByRole('button', { name: 'See details' }).click();
  // Data that is still loading would move the button.
  await expect(page.getByRole('dialog').getByText('from our records').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Add data' }).click();
}

test('a used-up eSIM gets more data, without a new eSIM', async ({
  page,
  books,
  checkout,
  mia,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await books.begin();
  await mia.buyAndKeepCard();
  const iccid = (await books.booked()).provider_orders[0]?.iccids[0] ?? '';
  await page.goto('/profile');
  await expect(passes(page).getByText('Purchased')).toBeVisible();
  await books.control('usage', { iccid, megabytes: 400 });
  await expect(passes(page).getByText('600 MB left')).toBeVisible({ timeout: 30_000 });
  await books.control('usage', { iccid, megabytes: 600 });
  await expect(passes(page).getByText('Depleted', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(passes(page).getByText('Add data to get back online.')).toBeVisible();

  await page.route('**/top-ups?*', (route) => route.abort());
  await passes(page).getByRole('button', { name: 'Add data' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'We couldn’t load the plans' })).toBeVisible();
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(goOn(page)).toBeVisible();
  await expect(dialog(page).getByText(/It starts at its first use\. It ends .* later\./)).toBeVisible();
  // A new destination on the same eSIM, and back.
  await changeDestination(page, 'Thailand');
  await expect(dialog(page).getByText('Plans for Thailand that fit this eSIM')).toBeVisible();
  await expect(plan(page, /^Good for 7 days/)).toBeChecked();
  // By the wanted days and amount of data.
  await dialog(page).getByRole('button', { name: '1 day', exact: true }).click();
  await expect(plan(page, /For 1 DAY/).first()).toBeChecked();
  await expect(plan(page, /For 7 DAYS/)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Fixed data' }).click();
  const none = dialog(page).getByRole('alert').filter({ hasText: 'No plans available for the selected' });
  await expect(none).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Show all plans' }).click();
  await expect(durations(page).first()).toBeFocused();
  await expect(durations(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(plan(page, /^Good for 7 days/)).toBeChecked();
  // Also by what the search itself says of them, for the same destination again.
  for (const [typed, size] of [
    ['korea 5 gb', '5 GB or more'],
    ['korea 10 gb', '10 GB or more'],
  ] as const) {
    await dialog(page).getByLabel('Destination').fill(typed);
    await dialog(page).getByRole('option', { name: 'South Korea' }).click();
    for (const chip of [size, 'Fixed data'])
      await expect(dialog(page).getByRole('button', { name: chip })).toHaveAttribute('aria-pressed', 'true');
    await expect(plan(page, new RegExp(`${size.split(' ')[0]} GB For`)).first()).toBeChecked();
    await expect(plan(page, /\b1 GB For/)).toHaveCount(0);
    await expect(goOn(page)).toBeVisible();
  }
  await changeDestination(page, 'Japan');
  const wanted = plan(page, /\b1 GB For 7 DAYS/);
  const more = dialog(page).getByRole('button', { name: 'See More Plans' });
  await expect(async () => {
    if (!(await wanted.isVisible())) await more.click();
    await expect(wanted).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await wanted.check();
  await expect(dialog(page).getByText(/It ends 7 days later/)).toBeVisible();
  // The message is inside the open dialog, where it can be read and pressed.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await goOn(page).click();
  const missed = dialog(page).getByRole('alert').filter({ hasText: 'Your choices are still here.' });
  await expect(missed).toBeInViewport();
  await page.context().setOffline(false);
  await missed.getByRole('link', { name: 'Try again' }).click();

  const note = page.getByText(`This goes onto your eSIM for Japan, ICCID …${iccid.slice(-4)}`);
  await expect(note).toBeVisible();
  await expect(page.getByText(/It starts at its first use\. It ends 7 days later/)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText(/Goes onto ?eSIM …\d{4}/);
  await expect(summary).toContainText(/Starts ?At its first use/);
  await expect(summary).toContainText(/Ends ?7 days after its first use/);
  await expectToFit(page, 320);
  await books.begin();
  await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
  await checkout.pay.click();
  await expect(checkout.success).toContainText('Your data for Japan is on your eSIM.');
  await expect(checkout.success).not.toContainText('QR');
  const { charges, provider_orders: orders } = await books.booked();
  expect([charges.length, orders.map(({ iccids }) => iccids)]).toEqual([1, [[iccid]]]);
  await checkout.success.getByRole('link', { name: 'View My eSIMs' }).click();

  await expect(page.getByText('2 eSIM(s) purchased')).toBeVisible();
  const added = passes(page).first();
  await expect(added.getByText(`It’s on your eSIM ending in ${iccid.slice(-4)}.`)).toBeVisible();
  await expect(added.getByRole('button', { name: 'Show QR' })).toHaveCount(0);
  // A used-up plan offers nothing to do any more.
  await expect(passes(page).last().getByText('0 MB left')).toBeVisible();
  await expect(page.getByText('Add data to get back online.')).toHaveCount(0);
  await books.control('usage', { iccid, megabytes: 100 });
  await expect(added.getByText('900 MB left')).toBeVisible({ timeout: 30_000 });
  await expect(added.getByText('Active', { exact: true })).toBeVisible();
  await passes(page).last().getByRole('button', { name: 'See details' }).click();
  await expect(page.getByText('Data added: 1 GB for 7 days, Japan')).toBeVisible();
});

test(
  'a plan is added with PayPal and paid once',
  { tag: LONG },
  async ({ page, books, checkout, paypal, complaints }) => {
    complaints.expect(/status of 402/);
    const buyer = someone();
    await buyHere(page, { buyer, createAccount: false });
    const iccid = (await books.booked()).provider_orders[0]?.iccids[0] ?? '';
    await page.goto('/profile');
    await askForData(page);
    const price = /\$\d+\.\d\d/.exec((await goOn(page).textContent()) ?? '')?.[0] ?? '';
    await goOn(page).click();
    await expect(page.getByText(/^This goes onto your eSIM for Japan/)).toBeVisible();
    await books.begin();
    await checkout.waitForCard();
    await paypal.choose();
    await checkout.fillBilling(buyer);
    // A refusal gives the reason, and keeps the choice.
    await (await paypal.press()).payAs(PAYERS.pays, 'PAYER_CANNOT_PAY');
    await expect(page.getByRole('alert')).toContainText('PayPal payment failed: PayPal doesn’t allow');
    await expect(page.getByText(/^This goes onto your eSIM for Japan/)).toBeVisible();

    const popup = await paypal.press();
    await expect(popup.page.getByText(/^eSIM for Japan - /)).toBeVisible();
    await popup.payAs(PAYERS.pays);
    await expect(checkout.success).toContainText('Your data for Japan is on your eSIM.');
    const booked = await books.booked();
    expect(booked).toMatchObject({ charges: [], paypal_captures: [{ status: 'COMPLETED' }], esims: [] });
    expect(booked.provider_orders.map(({ iccids }) => iccids)).toEqual([[iccid]]);
    expect(booked.paypal_captures[0]?.amount).toBeGreaterThan(Number(price.slice(1)) * 100);
    await checkout.success.getByRole('link', { name: 'View My eSIMs' }).click();

    await expect(page.getByText('2 eSIM(s) purchased')).toBeVisible();
    const added = passes(page).first();
    await expect(added.getByText(`It’s on your eSIM ending in ${iccid.slice(-4)}.`)).toBeVisible();
    await books.control('usage', { iccid, megabytes: 100 });
    await expect(passes(page).getByText('Active', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'a guest can add data only to this browser’s eSIM',
  { tag: LONG },
  async ({ page, books, checkout, complaints }) => {
    complaints.expect(/status of 40[49]/);
    const buyer = someone();
    await buyHere(page, { buyer, createAccount: false });
    const iccid = (await books.booked()).provider_orders[0]?.iccids[0] ?? '';
    await askForData(page);
    await expect(goOn(page)).toBeVisible();
    await changeDestination(page, 'Vatican City');
    const nothing = dialog(page).getByRole('heading', { name: 'No plan for Vatican City fits this eSIM' });
    await expect(nothing).toBeVisible();
    await expect(goOn(page)).toHaveCount(0);
    // There are plans to choose from, but none that fits this eSIM.
    await changeDestination(page, 'Brazil');
    await expect(
      dialog(page).getByRole('heading', { name: 'No plan for Brazil fits this eSIM' }),
    ).toBeVisible();
    await expect(durations(page)).toHaveCount(0);
    await changeDestination(page, 'Japan');
    await goOn(page).click();
    await expect(page.getByText(/^This goes onto your eSIM for Japan/)).toBeVisible();
    const address = page.url();
    await checkout.waitForCard();
    await expect(page.getByText('The invoice goes to this address.')).toBeVisible();
    await checkout.fill(buyer);
    const completed = checkout.completed();
    await checkout.pay.click();
    const { order } = await completed;
    await expect(checkout.success).toContainText('There’s nothing to install.');
    await page.goto(`/order/${order}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your data was added' })).toBeVisible();
    await expect(page.getByText('There’s nothing to install.')).toBeVisible();
    await expect(page.getByAltText('QR code that installs the eSIM')).toHaveCount(0);

    // An eSIM of somebody else, or one that does not exist.
    const foreign = `${checkoutAddress(await aPlan(page))}&top_up=00000000-0000-4000-8000-000000000001`;
    await page.goto(foreign);
    await expect(page.getByRole('heading', { name: 'This plan can’t be added' })).toBeVisible();
    await expect(page.getByText('There’s no such eSIM. Nothing was charged.')).toBeVisible();
    await expect(checkout.pay).toHaveCount(0);

    await books.control('profile', { iccid, state: 'Deactivated' });
    await page.goto(address);
    await page.getByRole('button', { name: 'Add it again' }).click();
    await expect(page.getByText(/can no longer be used, so you can’t add data to it/)).toBeVisible();
    await page.goto('/profile');
    await askForData(page);
    await expect(dialog(page).getByRole('heading', { name: 'You can’t add data' })).toBeVisible();
  },
);
