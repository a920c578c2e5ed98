import { expect, test } from 'vitest';

import { PSEUDO } from '../../../src/domain/languages.ts';
import { inLanguage } from '../../../src/server/core/localized.ts';
import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import * as renderingInEnglish from '../../../src/server/mail/render-mail.ts';
import * as samplesInEnglish from '../../../src/server/mail/samples/mail-samples.ts';
import { SAMPLE_WORDS } from '../../../src/server/mail/samples/sample-facts.ts';
import { OPERATOR_TEMPLATES } from '../../../src/server/mail/tables.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { strayTexts } from '../../support/reading/stray-texts.ts';
import { BRAND } from '../../support/shop/mail-facts.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({});

const inPseudo = <Module>(english: Module, file: string) =>
  inLanguage(PSEUDO, english, new URL(`../../../src/server/mail/${file}`, import.meta.url));

/** The readers of these are the shop's own people. */
const IN_ENGLISH: ReadonlySet<string> = new Set([...OPERATOR_TEMPLATES, 'enterprise_request']);
/** Facts of an order: codes, addresses, amounts, a file's name, and how it was paid. */
const FACT =
  /^[\w.+*$:-]+\.[\w.$:-]+$|@|^[A-Z\d]+(?:-[A-Z\d]+)+$|^\$[\d.]+ USD$|^4G, 5G$|^Card processing fee$/;

test('a mail says nothing that its words do not say', async () => {
  const { mailSamples } = await inPseudo(samplesInEnglish, 'samples/mail-samples.ts');
  const { renderMail } = await inPseudo(renderingInEnglish, 'render-mail.ts');
  const given = new Set<unknown>(Object.values(SAMPLE_WORDS));
  const stray = new Set<string>();
  for (const [template, samples] of Object.entries(mailSamples(SAMPLE_WORDS, BRAND)))
    for (const described of IN_ENGLISH.has(template) ? [] : samples.flatMap(({ mails }) => mails)) {
      const { subject, html } = await renderMail(described);
      expect(subject).toMatch(/«.*»/);
      for (const text of strayTexts(html))
        if (!given.has(text) && !FACT.test(text)) stray.add(`${template}: ${text}`);
    }
  expect([...stray]).toEqual([]);
});

test('a fact in Arabic runs from right to left, a number or code from left to right', async () => {
  const place = (file: string) => new URL(`../../../src/server/mail/${file}`, import.meta.url);
  const { mailSamples } = await inLanguage('ar', samplesInEnglish, place('samples/mail-samples.ts'));
  const { renderMail } = await inLanguage('ar', renderingInEnglish, place('render-mail.ts'));
  const mails = (mailSamples(SAMPLE_WORDS, BRAND).delivered ?? []).flatMap((sample) => sample.mails);
  const cells = new Map<string, string>();
  for (const mail of mails)
    for (const [, order = '', said = ''] of (await renderMail(mail)).html.matchAll(
      /<td ((?:dir="ltr")?) ?align="left"[^>]*>([^<]+)<\/td>/g,
    ))
      cells.set(said, order);
  const isArabic = (said: string) => /\p{Script=Arabic}/u.test(said);
  expect([...cells.keys()].some(isArabic)).toBe(true);
  for (const [said, order] of cells) expect([said, order]).toEqual([said, isArabic(said) ? '' : 'dir="ltr"']);
});

/** The newest mail to a buyer, and what its PDF says. */
async function newestTo({ buyer }: Paid) {
  await shop.drain();
  const [mail] = await shop.world.mailbox(buyer.email);
  if (!mail) throw new Error('no mail');
  const file = mail.attachments.find(({ content_type }) => content_type === 'application/pdf');
  return { mail, pdf: file && (await readPdf(await shop.world.attachment(mail, file.filename))).text };
}

test('a buyer in German gets mails and documents in German', async () => {
  const paid = await shop.paid('KR', 'pm_card_visa', { language: 'de' });
  await paid.complete();
  const intent = `/v1/payment_intents/${paid.started.payment_intent_id}`;
  const { description } = await shop.stripe.call<{ description: string }>('GET', intent);
  expect(description).toMatch(/Südkorea.* Tage/);
  const { mail, pdf } = await newestTo(paid);
  expect(mail.subject).toBe('Deine eSIM (Südkorea) ist bereit');
  expect(mail.html).toMatch(/<html lang="de" dir="ltr"/);
  expect(mail.text).toContain('Visa mit den Endziffern 4242');
  expect(pdf).toMatch(/Rechnung.*Südkorea.*Kartengebühr/s);
  expect(pdf).not.toMatch(/South Korea|ending in/);

  const { esim } = await paid.buyer.order(paid.started.order);
  await paid.buyer.post(`/api/esims/${esim?.id}/refund`, { order: paid.started.order });
  const refund = await newestTo(paid);
  expect(refund.mail.subject).toBe('Dein Geld ist auf dem Rückweg');
  expect(refund.pdf).toMatch(/Gutschrift.*Südkorea/s);
});

test('an order that cannot be filled tells its buyer so in German', async () => {
  const paid = await shop.paid('GR', 'pm_card_visa', { language: 'de' });
  await giveUp(shop.deps, await shop.purchaseOf(paid), []);
  const { mail, pdf } = await newestTo(paid);
  expect(mail.text).toContain('Wir konnten diese eSIM nicht liefern.');
  expect(pdf).toContain('Gutschrift');
});

test('a refusal is in the language of the page, and in English for a browser’s own list of languages', async () => {
  const refusal = async (language: string) => {
    const { body } = await shop
      .buyer()
      .call<{ error: string }>('GET', '/api/orders/none', undefined, { 'Accept-Language': language });
    return body.error;
  };
  expect(await refusal('de')).toBe('Diese Bestellung gibt es nicht.');
  expect(await refusal('de-DE,de;q=0.9')).toBe('There’s no such order.');
});
