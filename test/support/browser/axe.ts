import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
/** Without its comments it is half as long, and reading it is half of what an axe run costs the browser. */
const axeSource = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  contrast: ['color-contrast'],
};

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface How {
  runOnly: string[];
  resultTypes: 'violations'[];
}
type WithAxe = Window & { axe: { run: (at: Document, how: How) => Promise<Found> } };

/** A page of ours whose scripts have not run yet: they start once the first view is painted. */
const isStarting = () => '__reactRouterContext' in window && !('__reactRouterDataRouter' in window);
const isDrawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** During a colour transition, colours are in between; endless animations do not count. */
const isStill = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
      .map(({ finished }) => finished.catch(() => null)),
  );

/** Fails if axe finds a violation of WCAG 2.2 A and AA, or of its contrast, on the page as it is once started. */
export async function axe(page: Page, rules: keyof typeof RULES = 'all'): Promise<void> {
  await expect.poll(() => page.evaluate(isStarting)).toBe(false);
  await page.evaluate(isDrawn);
  await page.evaluate(isStill);
  const found = await search(page, { runOnly: RULES[rules], resultTypes: ['violations'] });
  const violations = found.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(violations).toEqual([]);
}

/** Frames answer the page that contains them, whatever their origin. */
const reading = `${axeSource}\n; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Runs in the page itself: the package's builder would gather the page's nodes on a second page, which takes the focus. */
async function search(page: Page, how: How): Promise<Found> {
  for (const frame of page.frames())
    await read(frame).catch((failure: unknown) => {
      if (!frame.isDetached()) throw failure;
    });
  return page.evaluate((chosen) => (window as unknown as WithAxe).axe.run(document, chosen), how);
}

/** Once for each document. */
async function read(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(reading);
}
