import type { Page } from '@playwright/test';

import { PAGES } from '../../../src/domain/pages.ts';
import { ALL_WIDTHS, expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';

const entries = (page: Page) => page.getByRole('main').locator('details');

test.describe('the privacy policy', () => {
  test('is complete to its end', { tag: LONG }, async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText('Last Updated: August 1, 2025')).toBeVisible();
    await expect(page.getByText('Up to 2 years after your last interaction')).toBeVisible();
    await expect(page.getByText('up to 1 year after it was made')).toBeVisible();
    await expect(page.getByText('We may revise this policy periodically.')).toBeVisible();
    await expect(page.getByText('This site doesn’t use any other company’s analytics service')).toBeVisible();
    await page.getByText('On this page', { exact: true }).click();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Your rights' })
      .click();
    await expect(page).toHaveURL(/#rights$/);
  });
});

test('the terms go from age to revisions', { tag: LONG }, async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page.getByText('Last Updated: August 1, 2025')).toBeVisible();
  for (const sentence of [
    'You must be at least 18 years old, or have the consent of a parent',
    'within 24 hours of your purchase if the eSIM has not been activated or used',
    'to the amounts you paid us in the preceding 12 months',
    'We may revise these terms.',
    'Simport, Inc.',
  ])
    await expect(page.getByText(sentence).first()).toBeVisible();
});

test('refunds have their own page, which agrees with the terms', { tag: LONG }, async ({ page }) => {
  const sentences = [
    'You can get a full refund within 24 hours of your purchase if the eSIM has not been activated or used',
    'After that, or once the eSIM has been activated or used, we don’t refund a plan',
    'If we can’t deliver, we’ll refund everything you paid. You don’t have to ask.',
    'We’ll refund the card or account you paid with, right away.',
  ];
  for (const path of ['/terms-of-service', '/refund-policy']) {
    await page.goto(path);
    for (const sentence of sentences) await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  await page.goto('/terms-of-service');
  const inTerms = page.getByRole('main').getByRole('link', { name: 'Refund Policy' });
  await expect(inTerms).toHaveAttribute('href', '/refund-policy');
});

test('about us has the company, its mission and its six principles', { tag: LONG }, async ({ page }) => {
  await page.goto('/about-us');
  for (const heading of [
    'Company overview',
    'Our mission',
    'Background',
    'How we operate',
    'Corporate details',
    'Contact',
  ])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const principles = page.getByRole('region', { name: 'Core principles' }).getByRole('term');
  await expect(principles).toHaveText([
    'Simplicity',
    'Reliability',
    'Innovation',
    'Transparency',
    'Customer Focus',
    'Freedom',
  ]);
});

test('the FAQ has groups of answers and leads to support', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/faq');
  const questions = page.getByRole('main').locator('details');
  const all = await questions.count();
  const search = page.getByRole('searchbox', { name: 'Search frequently asked questions' });
  await search.fill('Refund Policy');
  await expect(questions).toHaveText([/^How do refunds work\?/]);
  await search.fill('zzz');
  await expect(page.getByText('No entries match the current query.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(questions).toHaveCount(all);
  await page.getByText('Why turn data roaming on').click();
  await expect(page.getByText('A travel eSIM is always roaming')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'support page' })).toHaveAttribute(
    'href',
    '/support',
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read and used', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ csp$/);
    await page.goto('/support?q=money');
    await expect(entries(page)).toHaveCount(1);
    await entries(page).locator('summary').click();
    await expect(page.getByText('within 24 hours of purchase').first()).toBeVisible();
    await page.goto('/installation');
    await page.getByRole('radio', { name: 'Manual Installation' }).check();
    await expect(page.getByText('then Enter Details Manually')).toBeVisible();
    // With scripts switched off from outside, Chromium still treats the element's content as text.
    expect(await page.locator('main noscript').innerHTML()).toContain('Samsung Galaxy S24 Ultra');
  });
});

/** Where a page of help begins, and the columns and headings of its sections: each of them has one. */
const gridOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const one = (elements: Iterable<Element>, say: (element: Element, box: DOMRect) => unknown) => [
      ...new Set(
        [...elements].map((element) => JSON.stringify(say(element, element.getBoundingClientRect()))),
      ),
    ];
    const typeAt = (element: Element, { left }: DOMRect) => ({
      left,
      size: getComputedStyle(element).fontSize,
    });
    return {
      title: one(main.querySelectorAll('h1'), typeAt),
      lead: one(main.querySelectorAll('h1 + p'), typeAt),
      headings: one(main.querySelectorAll('section[id] > h2'), typeAt),
      columns: one(main.querySelectorAll('section[id]'), (_, { left, width }) => ({ left, width })),
    };
  });

test('the text pages have one grid', async ({ page }) => {
  const paths = PAGES.filter(({ title, id }) => title !== undefined && id.startsWith('routes/help/')).map(
    ({ path }) => path,
  );
  expect(paths.length).toBeGreaterThan(7);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = [];
    for (const path of paths) {
      await page.goto(path);
      seen.push([path, await gridOf(page)]);
    }
    const grid = seen[0]?.[1];
    expect(grid).toMatchObject({ title: [expect.anything()], columns: [expect.anything()] });
    expect([width, seen]).toEqual([width, paths.map((path) => [path, grid])]);
  }
});

test('a full stop after an address stays with it', async ({ page }) => {
  await page.goto('/faq');
  const sentence = page.getByRole('region', { name: 'Didn’t find your answer?' }).getByRole('paragraph');
  const alone = await sentence.evaluate((paragraph) => {
    const link = paragraph.querySelector('a');
    const stop = document.createRange();
    stop.setStart(link?.nextSibling ?? paragraph, 0);
    stop.setEnd(link?.nextSibling ?? paragraph, 1);
    const widths = [];
    for (let width = 130; width < 420; width++) {
      paragraph.style.width = `${width}px`;
      const end = [...(link?.getClientRects() ?? [])].at(-1)?.bottom ?? 0;
      if (Math.abs(stop.getBoundingClientRect().bottom - end) > 8) widths.push(width);
    }
    return widths;
  });
  expect(alone).toEqual([]);
});

test('the text pages lose nothing at any width', { tag: LONG }, async ({ page }) => {
  for (const { path } of PAGES.filter(({ title }) => title !== undefined)) {
    await page.goto(path);
    await expectToFit(page, ...ALL_WIDTHS);
  }
});
