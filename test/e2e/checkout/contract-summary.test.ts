import { LANGUAGE_CODES, LANGUAGES, pageAddress } from '../../../src/domain/languages.ts';
import { MAX_SUMMARY_PART } from '../../../src/domain/operators/texts/texts.ts';
import { axe } from '../../support/browser/axe.ts';
import { expect, expectToFit, openAwake, test, WITH_WITHDRAWAL } from '../../support/browser/browser.ts';
import { CheckoutPage, someone } from '../../support/browser/checkout-page.ts';

test.use({ settings: WITH_WITHDRAWAL });

const LINK = 'Contract summary';

test('a buyer reads the summary on a phone before paying, and finds the same with the order', async ({
  page,
  books,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const buyer = someone();
  const checkout = new CheckoutPage(page);
  await checkout.openFilled({ buyer });
  const [summary] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name: LINK }).click(),
  ]);
  await expect(summary.getByRole('heading', { level: 1, name: LINK })).toBeVisible();
  await expect(summary.getByRole('heading', { level: 2 })).toHaveCount(6);
  await expectToFit(summary, 360, 1440);
  const total = (await checkout.pay.textContent())?.match(/[$€]\d+\.\d\d/)?.[0] ?? 'no price';
  const article = summary.getByRole('article');
  await expect(article).toContainText(total);
  const read = await article.innerText();
  await summary.setViewportSize({ width: 360, height: 640 });
  await axe(summary);
  await summary.close();

  for (const box of await page.getByRole('checkbox', { name: /^I (?:ask|know)/ }).all()) await box.check();
  await checkout.complete();
  const mail = await books.mailTo(buyer.email, 'Your eSIM for Japan is ready');
  const kept = /\/contract-summary\?order=[\w.-]+/.exec(mail)?.[0] ?? '';
  await page.goto(kept);
  expect(await page.getByRole('article').innerText()).toBe(read);
  const order = /\/order\/[\w-]+/.exec(mail)?.[0] ?? '';
  await page.goto(order);
  await expect(page.getByRole('main').getByRole('link', { name: LINK })).toHaveAttribute('href', kept);
});

test('a plan’s details lead to its summary', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAwake(page, '/country/JP');
  await page
    .getByRole('button', { name: /^Plan Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Plan Details' });
  const [summary] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: LINK }).click(),
  ]);
  await expect(summary.getByRole('article')).toContainText('for Japan');
});

test('a summary is one page of A4 in every language, with the longest part of an operator’s', async ({
  page,
  shop,
}) => {
  const part = 'Our dispute body. '.repeat(MAX_SUMMARY_PART / 18).trim();
  const words = ['--title', 'Complaints', '--text', part, '--reason', 'a test', '--yes'];
  await shop.operate('page-publish', '--page', 'contract_summary', ...words);
  for (const language of LANGUAGE_CODES.filter((code) => LANGUAGES[code].stage === 'offered')) {
    await page.goto(pageAddress(language, '/contract-summary'));
    await expect(page.getByText(part)).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages, `${language} has ${pages.length} pages`).toHaveLength(1);
  }
});
