import { axe } from '../../support/browser/axe.ts';
import { Complaints, expect, LONG, test } from '../../support/browser/browser.ts';

test.describe('an error in the browser', () => {
  test('is noticed, whatever it is about', async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const complaints = new Complaints();
    complaints.watch(context, new URL(baseURL ?? '').origin);
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    expect(complaints.stray).toEqual([]);

    await page.route('**/cut-off', (route) => route.abort('connectionreset'));
    await page.evaluate(() => {
      // oxlint-disable-next-line no-console
      console.error('a stray error');
      setTimeout(() => {
        throw new Error('a thrown error');
      });
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.head.append(script);
      void fetch('/cut-off').catch(() => null);
    });
    const found = () => complaints.stray.join('\n');
    await expect.poll(found).toContain('console error: a stray error');
    await expect.poll(found).toContain('page error: Error: a thrown error');
    await expect.poll(found).toMatch(/console error: .*Content Security Policy/);
    await expect.poll(found).toContain('failed request: GET');
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await context.close();
  });

  test('can be expected if the test provokes it', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/provoked/);
    await page.goto('/');
    // oxlint-disable-next-line no-console
    await page.evaluate(() => console.error('provoked'));
    expect(complaints.stray).toEqual([]);
  });
});

test('axe reads the page again each time', { tag: LONG }, async ({ page }) => {
  await page.goto('/faq');
  await axe(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(axe(page)).rejects.toThrow('button-name');
});
