import type { Page } from '@playwright/test';

/** Has all later documents of a page count how much their view shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/**
 * How much the view of an open page shifted until it is complete with its fonts: while its document arrived (a busy machine may
 * paint part of a line before the rest), and afterwards. Browsers call up to 0.1 good.
 */
export async function shiftsOn(page: Page): Promise<{ coming: number; there: number }> {
  await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; startTime: number }[] };
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sum = (isThere: boolean) =>
      shifts
        .filter(({ startTime }) => startTime >= (document?.domInteractive ?? 0) === isThere)
        .reduce((all, { value }) => all + value, 0);
    return { coming: sum(false), there: sum(true) };
  });
}
