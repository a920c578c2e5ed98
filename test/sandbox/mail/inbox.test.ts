import { createTransport } from 'nodemailer';
import type { Page } from 'playwright-core';
import QRCode from 'qrcode';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, startCaller } from '../esim-go/caller.ts';
import { useBrowser } from '../use-browser.ts';

let caller: Caller;
let page: Page;
const { complaints, newPage } = useBrowser();

beforeEach(async () => {
  caller = await startCaller();
  page = await newPage();
});
afterEach(async () => {
  await page.context().close();
  await caller.close();
});

async function send(subject: string, html = '<p>Scan this</p><img src="cid:qr" alt="QR code">') {
  const transport = createTransport({ host: '127.0.0.1', port: caller.smtpPort });
  await transport.sendMail({
    from: 'orders@simport.example',
    to: 'ann@example.com',
    subject,
    text: 'Plain words',
    html,
    attachments: [
      { filename: 'qr.png', content: await QRCode.toBuffer('LPA:1$rsp.simport.example$QX'), cid: 'qr' },
    ],
  });
}

const open = async (path = '/mail') => page.goto(caller.origins.control + path);
const sidewaysScroll = async () => page.evaluate('document.documentElement.scrollWidth > innerWidth');

describe('the inbox on a phone', () => {
  test('shows new mail by itself, keeps the focus where it was, and says so', async () => {
    await open();
    await page.getByRole('heading', { name: 'No mail yet' }).waitFor();
    await send('Your Japan eSIM is ready');
    await page.getByRole('link', { name: 'Your Japan eSIM is ready' }).focus();
    await send('Refund of $2.94');
    await page.getByRole('link', { name: 'Refund of $2.94' }).waitFor();
    expect(await page.getByRole('status').textContent()).toBe('1 new mail');
    expect(await page.title()).toBe('Inbox (2) - sandbox mail');
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Japan');
    expect(await sidewaysScroll()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('is read by keyboard: a mail with its picture, its plain text, and back', async () => {
    await send('Your Japan eSIM is ready');
    await open();
    await page.getByRole('link', { name: 'Your Japan eSIM is ready' }).focus();
    await page.keyboard.press('Enter');
    const body = page.frameLocator('iframe[title="Message"]');
    await body.getByText('Scan this').waitFor();
    const picture = body.getByRole('img', { name: 'QR code' });
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: 'qr.png' }).getAttribute('href')).toMatch(/attachments\/1$/);
    await page.getByRole('link', { name: 'Plain text' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Plain words').waitFor();
    expect(await sidewaysScroll()).toBe(false);
    await page.getByRole('link', { name: 'Back to inbox' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Inbox', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('is emptied by its button', async () => {
    await send('Your Japan eSIM is ready');
    await open();
    await page.getByRole('button', { name: 'Empty inbox' }).press('Enter');
    await page.getByRole('heading', { name: 'No mail yet' }).waitFor();
    expect((await caller.callControl('GET', '/mail/messages')).body).toEqual([]);
  });
});

test('a hostile mail runs nothing and reaches nobody', async () => {
  const stopped: string[] = [];
  page.on('requestfailed', (request) => stopped.push(`${request.url()} ${request.failure()?.errorText}`));
  await send(
    'Hello',
    '<p>Calm</p><script>top.document.title = "taken"</script><img src="https://tracker.example/x.png">' +
      '<form action="/mail/messages" method="post"><button>Go</button></form>',
  );
  await open('/mail/1');
  await page.frameLocator('iframe[title="Message"]').getByText('Calm').waitFor();
  expect(await page.title()).toBe('Hello - sandbox mail');
  await expect.poll(() => stopped).toEqual(['https://tracker.example/x.png csp']);
  expect(complaints.join()).toMatch(/Blocked script execution/);
});
