import { expect, type Page } from '@playwright/test';

/** How much wider a page is than the screen. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The visible part of a page after opening it, without any interaction. */
export async function atFirstSight(page: Page) {
  await page.locator('main h1').first().waitFor();
  return page.evaluate(() => {
    const isInSight = (element: Element | undefined) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= innerHeight;
    };
    const isShown = (element: Element) => element.checkVisibility() && element.clientWidth > 1;
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    // A summary beside the form comes first for screen readers, and is no higher.
    const shown = (what: string) =>
      [...document.querySelectorAll(what)].filter(isShown).toSorted((a, b) => topOf(a) - topOf(b))[0];
    return {
      scrolled: scrollY,
      heading: isInSight(shown('main h1')),
      firstAction: isInSight(shown('main :is(a[href], button, input, summary)')),
    };
  });
}

/** Its title and its first control are visible. */
export const AT_ITS_TOP = { scrolled: 0, heading: true, firstAction: true };

/** On a phone, text of twice the size must not make the page wider, even in a fallback font with wider letters. */
export async function expectRoomForLargeText(page: Page, place: string): Promise<void> {
  const setText = (size: string, spacing: string) =>
    page.evaluate(
      (style) => {
        document.documentElement.style.fontSize = style.size;
        document.body.style.letterSpacing = style.spacing;
      },
      { size, spacing },
    );
  await setText('200%', '0.06em');
  expect.soft([place, 'large text', await sideways(page)]).toEqual([place, 'large text', 0]);
  await setText('', '');
}
