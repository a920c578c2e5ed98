import { renderMail } from '../../../src/server/mail/render-mail.ts';
import { mailSamples } from '../../../src/server/mail/samples/mail-samples.ts';
import { asPage } from '../../../src/server/mail/samples/preview.ts';
import { SAMPLE_WORDS } from '../../../src/server/mail/samples/sample-facts.ts';
import { axe } from '../../support/browser/axe.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { MAIL_FACTS } from '../../support/shop/mail-facts.ts';

test.use({ colorScheme: 'dark' });

const NIGHT = 'rgb(10, 21, 36)';
const PAPER = 'rgb(247, 247, 242)';
const INK = 'rgb(14, 27, 44)';
const ON_NIGHT = 'rgb(243, 246, 241)';

test('the colour scheme follows the device, even in the card field and while it changes; print stays light', async ({
  page,
  checkout,
}) => {
  const html = page.locator('html');
  await checkout.open();
  await expect(html).toHaveCSS('background-color', NIGHT);
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(checkout.cardInput('cardnumber')).toHaveCSS('color', ON_NIGHT);
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveCSS('background-color', PAPER);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(html).toHaveCSS('background-color', PAPER);
  await expect(checkout.cardInput('cardnumber')).toHaveCSS('color', INK);
});

test('every mail can be read at night', { tag: LONG }, async ({ page }) => {
  for (const samples of Object.values(mailSamples(SAMPLE_WORDS, MAIL_FACTS.brand)))
    for (const mail of samples.flatMap(({ mails }) => mails)) {
      await page.setContent(asPage(await renderMail(mail)));
      await expect(page.locator('h1')).toHaveCSS('color', ON_NIGHT);
      await axe(page, 'contrast');
    }
});
