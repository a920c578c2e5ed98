import type { Page } from '@playwright/test';

import { anAddress } from '../../support/browser/account-page.ts';
import type { Books } from '../../support/browser/books.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, type CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { bookedMoney, expectTrue, sumOf, textOf } from '../../support/browser/expect-amounts.ts';
import { PAYERS, PayPal } from '../../support/browser/paypal-window.ts';
import { type WalletName, Wallets } from '../../support/browser/wallets.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const READY = 'Your eSIM for Japan is ready';
const BACK = 'Your money is on its way back';
const PART = 'Part of your money is on its way back';
const CODE_OFF = 20;

interface Hands {
  page: Page;
  shop: RunningShop;
  books: Books;
  checkout: CheckoutPage;
}

interface Way {
  /** From the open checkout to the press that pays; returns the buyer's address. */
  pay: (hands: Hands) => Promise<string>;
  /** The discount of a code, in cents. */
  off?: number;
  /** Refunded before the buyer returns the eSIM. */
  part?: number;
  tag?: string;
}

const byWallet = (name: WalletName, tag?: string): [string, Way] => [
  `with ${name}`,
  {
    pay: async ({ page, books }) => {
      const email = anAddress();
      await books.control('stripe-wallets', { emails: [email, anAddress()] });
      const wallets = new Wallets(page);
      await wallets.press(name);
      await wallets.agree(name);
      return email;
    },
    ...(tag !== undefined && { tag }),
  },
];

const WAYS = new Map<string, Way>([
  [
    'by card with a code, declined at first, and refunded in part',
    {
      off: CODE_OFF,
      part: 100,
      pay: async ({ page, shop, checkout }) => {
        const code = `MONEY-${Date.now().toString(36)}`.toUpperCase();
        await shop.operate('promotion', code, 'make', '--amount', '0.20', '--yes');
        const buyer = someone();
        await checkout.fill(buyer, CARDS.declined);
        await checkout.askForCode();
        await page.getByLabel('Code', { exact: true }).fill(code);
        await page.keyboard.press('Enter');
        await expect(page.getByText(`${code}: -$0.20`)).toBeVisible();
        await checkout.pay.click();
        await expect(page.getByRole('alert')).toContainText('Your card was declined.');
        await checkout.fillCard(CARDS.pays);
        await checkout.pay.click();
        return buyer.email;
      },
    },
  ],
  [
    'with PayPal',
    {
      pay: async ({ page, checkout }) => {
        const buyer = someone();
        const paypal = new PayPal(page);
        await paypal.choose();
        await checkout.fillBilling(buyer);
        await (await paypal.press()).payAs(PAYERS.pays);
        return buyer.email;
      },
    },
  ],
  byWallet('Apple Pay', LONG),
  byWallet('Google Pay', LONG),
  byWallet('Link', LONG),
]);

async function mailTo(books: Books, address: string, subject: string) {
  await books.mailTo(address, subject);
  const mail = (await books.mailsTo(address)).find((one) => one.subject === subject);
  if (!mail) throw new Error(`no mail ${subject}`);
  return mail;
}

/** Reloads until the page shows what has happened meanwhile. */
async function orderTitled(page: Page, order: string, title: string): Promise<string> {
  await expect(async () => {
    await page.goto(order);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return textOf.place(page.getByRole('main'));
}

for (const [name, { pay, off = 0, part = 0, tag }] of WAYS)
  test(
    `paid ${name}: every page, mail and PDF shows the booked amounts and method, until the refund`,
    { tag: tag ?? [] },
    async ({ page, shop, books, checkout, complaints }) => {
      test.slow();
      complaints.expect(/status of 402/);
      const plan = await aPlan(page);
      await checkout.open(plan);
      const email = await pay({ page, shop, books, checkout });
      await expect(checkout.success).toBeVisible();
      const success = await textOf.place(checkout.success);

      const money = await bookedMoney(books);
      const price = Math.round(plan.finalPrice * 100);
      const parts = [price, off, money.paid - price + off];
      const paid = { tells: [money.paid], parts };
      expectTrue('the success', success, money, paid);
      const mail = await mailTo(books, email, READY);
      expectTrue('the mail', mail.text, money, paid);
      expectTrue('the invoice', await textOf.pdfIn(books, mail), money, paid);
      const order = /\/order\/[\w-]+/.exec(mail.text)?.[0] ?? '';
      expectTrue('the order', await orderTitled(page, order, 'Your eSIM is ready'), money, paid);

      if (part > 0) {
        const number = /SP-\w{4}-\w{4}/.exec(mail.text)?.[0] ?? '';
        await shop.operate('refund', number, `--part=${(part / 100).toFixed(2)}`, '--yes');
        const told = await mailTo(books, email, PART);
        const now = await bookedMoney(books);
        expect(now.back).toEqual([part]);
        const back = { tells: [part], parts: [...parts, money.paid - part] };
        expectTrue('the mail about a part', told.text, now, back);
        expectTrue('its credit note', await textOf.pdfIn(books, told), now, back);
        expectTrue('the order', await orderTitled(page, order, 'Your eSIM is ready'), now, {
          ...back,
          tells: [money.paid, part],
        });
      }

      const rest = money.paid - part;
      await openAwake(page, '/profile');
      const pass = page.getByRole('article', { name: 'Japan' });
      await pass.getByRole('button', { name: 'See details' }).click();
      const before = await bookedMoney(books);
      expectTrue('the details', await textOf.place(page.getByRole('dialog')), before, paid);
      await page.getByRole('button', { name: 'Get a refund' }).click();
      const question = page.getByRole('dialog', { name: 'Return this eSIM?' });
      await question.getByRole('button', { name: 'Keep it' }).click();
      await expect(question).toBeHidden();
      await pass.getByRole('button', { name: 'See details' }).click();
      await page.getByRole('button', { name: 'Get a refund' }).click();
      expectTrue('the question', await textOf.place(question), before, { tells: [rest] });
      await question.getByRole('button', { name: /^Return eSIM, get/ }).click();
      const answer = page.getByRole('dialog', { name: BACK });
      expectTrue('the answer', await textOf.place(answer), before, { tells: [rest] });
      // The list behind the dialog is up to date.
      await answer.getByRole('button', { name: 'Done' }).click();
      await expect(pass.getByRole('button', { name: /Install|Show QR/ })).toHaveCount(0);

      const returned = await orderTitled(page, order, 'Your money was returned');
      const after = await bookedMoney(books);
      expect(sumOf(after.back)).toBe(money.paid);
      expectTrue('the order', returned, after, paid);
      const receipt = await mailTo(books, email, BACK);
      const back = { tells: [rest], parts };
      expectTrue('the mail about the refund', receipt.text, after, back);
      expectTrue('its credit note', await textOf.pdfIn(books, receipt), after, back);
    },
  );

test(
  'bought again and topped up: all amounts and methods are as booked',
  { tag: LONG },
  async ({ page, books, mia }) => {
    test.slow();
    await mia.buyAndKeepCard();
    await books.begin();
    await openAwake(page, '/profile');
    await page.getByRole('article', { name: 'Japan' }).getByRole('button', { name: 'Buy again' }).click();
    const question = page.getByRole('dialog', { name: 'Buy this plan again?' });
    await expect(question.getByText('Visa ending in 4242')).toBeVisible();
    const asked = await textOf.place(question);
    await question.getByRole('button', { name: /^Buy now/ }).click();
    const done = page.getByRole('dialog', { name: 'Bought again' });
    await expect(done).toBeVisible();
    const again = await bookedMoney(books);
    const price = Math.round((await aPlan(page)).finalPrice * 100);
    const paid = { tells: [again.paid], parts: [price, again.paid - price] };
    expectTrue('the question', asked, again, paid);
    expectTrue('the answer', await textOf.place(done), again, { ...paid, tells: [] });
    await done.getByRole('button', { name: 'Done' }).click();
    await expect.poll(async () => (await books.subjectsTo(mia.email)).includes(READY)).toBe(true);
    const mail = (await books.mailsTo(mia.email)).find(({ subject }) => subject === READY);
    expectTrue('the mail', mail?.text ?? '', again, paid);

    await books.begin();
    await page
      .getByRole('article', { name: 'Japan' })
      .first()
      .getByRole('button', { name: 'See details' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add data' }).click();
    const goOn = page.getByRole('dialog', { name: 'Add data' }).getByRole('link', { name: /^Continue • / });
    const total = /\$\d+\.\d\d/.exec((await goOn.textContent()) ?? '')?.[0] ?? '';
    await goOn.click();
    const pay = page.getByRole('button', { name: /^Complete Purchase/ });
    await expect(pay).toHaveText(`Complete Purchase • ${total}`);
    await pay.click();
    const success = page.getByRole('dialog', { name: 'Purchase Successful!' });
    await expect(success).toBeVisible();
    const words = await textOf.place(success);
    const added = await bookedMoney(books);
    expect(total).toBe(`$${(added.paid / 100).toFixed(2)}`);
    expectTrue('the success', words, added, { tells: [added.paid] });
  },
);
