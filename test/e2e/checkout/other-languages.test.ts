import path from 'node:path';

import type { Page } from '@playwright/test';

import { twinOf } from '../../../scripts/languages.ts';
import { LANGUAGES, PSEUDO, SOURCE } from '../../../src/domain/languages.ts';
import type { withdrawalPromise as Promised } from '../../../src/domain/promise/words.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
import type { deliveredWords as Delivered } from '../../../src/server/mail/templates/delivered-words.ts';
import type { refundedWords as Refunded } from '../../../src/server/mail/templates/refunded-words.ts';
import type { Books } from '../../support/browser/books.ts';
import {
  awake,
  expect,
  expectToFit,
  openAwake,
  test,
  WITH_WITHDRAWAL,
} from '../../support/browser/browser.ts';
import {
  aPlan,
  CARDS,
  checkoutAddress,
  type CheckoutPage,
  someone,
  type Typed,
} from '../../support/browser/checkout-page.ts';
import { englishFinder } from '../../support/languages/vocabulary.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';

test.use({ settings: WITH_WITHDRAWAL });

const OTHERS = builtLanguages().filter((language) => language !== SOURCE && language !== PSEUDO);

for (const language of OTHERS) {
  const { tag } = LANGUAGES[language];
  const findEnglish = englishFinder(language);
  /** What a module of words says in the language. */
  const words = async <Words>(file: string): Promise<Words> =>
    (await import(twinOf(path.join(ROOT, 'src', file), language) ?? '')) as Words;

  /** The page is in the language, has an address in it, and fits. */
  const expectSpoken = async (page: Page) => {
    await awake(page);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect.poll(async () => findEnglish(await page.content())).toEqual([]);
    await expectToFit(page, 320, 1280);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}(?:/|$)`));
  };

  /** A date ends its lines only at its spaces, however narrow its place is. */
  const expectWholeDates = async (page: Page) => {
    const dates = await page.locator('time').evaluateAll((times) =>
      times.map((time) => {
        Object.assign(time.style, { display: 'inline-block', overflowWrap: 'normal', width: '0' });
        const said = time.textContent;
        const lines = Math.round(time.clientHeight / Number.parseFloat(getComputedStyle(time).lineHeight));
        return { said, lines, words: said.split(/ +/).length };
      }),
    );
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter(({ lines, words: most }) => lines > most)).toEqual([]);
  };

  /** The newest mail with a document is in the language, and so is the document. */
  const expectMailed = async (books: Books, { email }: Typed) => {
    // A mail about the account may be newer.
    const [newest] = (await books.mailbox(email)).flatMap((mail) =>
      mail.attachments
        .filter(({ content_type: type }) => type === 'application/pdf')
        .map((file) => ({ mail, file })),
    );
    if (!newest) throw new Error('no mail with a document');
    const { mail, file } = newest;
    expect(findEnglish(mail.html)).toEqual([]);
    // One name of a currency is enough.
    expect(mail.html).not.toMatch(/US\$[^<]* USD/);
    const pdf = await readPdf(await books.attachment(mail, file.filename));
    expect(pdf.missing).toBe(0);
    expect(findEnglish(`<p>${pdf.text}</p>`)).toEqual([]);
  };

  /** From the home page, or from the checkout, to the mail. @returns its text */
  const buy = async (page: Page, checkout: CheckoutPage, books: Books, from: 'home' | 'checkout') => {
    const italy = new Intl.DisplayNames(tag, { type: 'region' }).of('IT') ?? '';
    if (from === 'home') {
      await openAwake(page, `/${language}`);
      await expectSpoken(page);
      await page.getByRole('combobox').fill(italy);
      await page.getByRole('option', { name: italy }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/country/IT`));
      await expectSpoken(page);
      await page.locator('#buy').click();
    } else await openAwake(page, `/${language}${checkoutAddress(await aPlan(page, 'IT'))}`);
    await expect(checkout.cardInput('cardnumber')).toBeVisible();
    const buyer = someone();
    await page.locator('[autocomplete="given-name"]').fill(buyer.firstName);
    await page.locator('[autocomplete="family-name"]').fill(buyer.lastName);
    await page.locator('[autocomplete="email"]').first().fill(buyer.email);
    await checkout.cardInput('cardnumber').fill(from === 'home' ? CARDS.pays : CARDS.declined);
    await checkout.cardInput('exp-date').fill('0434');
    await checkout.cardInput('cvc').fill('123');
    for (const consent of await page.locator('input[type="checkbox"][required]').all()) await consent.check();
    if (from === 'home') await expectSpoken(page);
    await page.locator('input[autocomplete="given-name"]').press('Enter');
    if (from === 'checkout') {
      await expect(page.getByRole('alert')).toBeVisible();
      await expectSpoken(page);
      await checkout.cardInput('cardnumber').fill(CARDS.pays);
      await page.locator('input[autocomplete="given-name"]').press('Enter');
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSpoken(page);
    const { deliveredWords } = await words<{ deliveredWords: typeof Delivered }>(
      'server/mail/templates/delivered-words.ts',
    );
    const text = await books.mailTo(buyer.email, deliveredWords.subject(italy));
    await expectMailed(books, buyer);
    return { buyer, text };
  };

  test.describe(`in ${tag}`, () => {
    test.use({ locale: tag });

    test('a traveller finds, buys, is refunded, and withdraws', async ({
      page,
      checkout,
      books,
      shop,
      complaints,
    }) => {
      // A card is declined before it pays.
      complaints.expect(/status of 402/);
      const { refundedWords } = await words<{ refundedWords: typeof Refunded }>(
        'server/mail/templates/refunded-words.ts',
      );
      const refunded = await buy(page, checkout, books, 'home');
      const order = new RegExp(`/${language}/order/[\\w-]+`).exec(refunded.text)?.[0] ?? '';
      await openAwake(page, order);
      await expectSpoken(page);
      await shop.operate('refund', /SP-\w{4}-\w{4}/.exec(refunded.text)?.[0] ?? '', '--yes');
      await books.mailTo(refunded.buyer.email, refundedWords.subject);
      await expectMailed(books, refunded.buyer);
      await page.reload();
      await expectSpoken(page);
      await expectWholeDates(page);

      const withdrawn = await buy(page, checkout, books, 'checkout');
      await openAwake(page, new RegExp(`/${language}/withdraw#\\S+`).exec(withdrawn.text)?.[0] ?? '');
      await expectSpoken(page);
      const { withdrawalPromise } = await words<{ withdrawalPromise: typeof Promised }>(
        'domain/promise/words.ts',
      );
      await page.getByRole('button', { name: withdrawalPromise.confirm }).click();
      await books.mailTo(withdrawn.buyer.email, refundedWords.subject);
      await expectSpoken(page);
    });
  });
}
