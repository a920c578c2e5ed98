import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LANGUAGE_CODES, LANGUAGES, pageAddress } from '../../../src/domain/languages.ts';
import { CONSENT_VERSION } from '../../../src/domain/promise/withdrawal-consent.ts';
import { type InputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { contractSummaryTable } from '../../../src/server/contract-summaries/tables.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { checkTexts } from '../../../src/server/texts/texts-check.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { sellHere } from '../../support/shop/sell-in.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { WITHDRAWAL: 'on' } });
const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const publish = (input: Partial<InputOf<'page_publish'>> = {}) =>
  runVerb(call(), 'page_publish', {
    page: 'contract_summary',
    language: 'en',
    title: 'If we disagree',
    text: 'Write to {support_email}, or to the **regulator**.',
    reason: 'a test',
    ...input,
  });

async function read(path: string) {
  const answer = await shop.app.request(shop.deps.settings.BASE_URL + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const articleOf = (html: string) => html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
const headingsOf = (html: string) => [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, text]) => text);

type Plan = Awaited<ReturnType<Buyer['plan']>>;
const beside = (plan: Plan, more: Record<string, string> = {}) =>
  `/contract-summary?${new URLSearchParams({
    plan: JSON.stringify({ id: plan.bundle_name, countryCode: plan.country_code }),
    ...more,
  })}`;

let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});
afterEach(async () => {
  for (const language of ['en', 'de'] as const)
    await runVerb(call(), 'page_undo', {
      page: 'contract_summary',
      language,
      version: 0,
      reason: 'the next test',
    });
});

async function bought(plan: Plan, changes: object = {}) {
  const begun = await mia.beginAndPay(plan, {
    attempt_id: randomUUID(),
    withdrawal_consent: CONSENT_VERSION,
    ...changes,
  });
  await begun.complete();
  await shop.drain();
  return begun;
}

describe('the summary of a contract', () => {
  it('has the headings of the law in its order, who sells, and the truth about the plan', async () => {
    const plan = await mia.plan('JP', ({ isUnlimited }) => isUnlimited);
    const { html, headers } = await read(beside(plan));
    expect(headingsOf(html)).toEqual([
      'Services and equipment',
      'Speeds of the internet service and remedies in case of problems',
      'Price',
      'Duration, renewal and termination',
      'Features for end-users with disabilities',
      'Other relevant information',
    ]);
    const { LEGAL_NAME, SUPPORT_EMAIL } = shop.deps.settings;
    for (const said of [LEGAL_NAME, SUPPORT_EMAIL, 'required by EU law', 'It isn’t renewed'])
      expect(html).toContain(said);
    const { full_speed_mb_per_day: fast, throttled_kbps: slow } = plan.truth;
    expect(html).toContain(`${(fast ?? 0) / 1000} GB a day at full speed, then ${slow} kbps`);
    expect(html).toContain('within 14 days');
    expect(html).not.toContain('<script');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('says to the cent what the checkout charges, in the buyer’s currency and language', async () => {
    await sellHere(shop, ['EUR']);
    const plan = await mia.plan('JP');
    const { body } = await mia.post<{ quote: { methods: { stripe: { total_cents: number } } } }>(
      '/api/quote',
      {
        bundle_name: plan.bundle_name,
        country_code: plan.country_code,
        currency: 'EUR',
      },
    );
    const cents = body.quote.methods.stripe.total_cents;
    const { html } = await read(`/de${beside(plan, { currency: 'EUR' })}`);
    expect(html).toContain('<html lang="de');
    expect(html).toContain('Vertrags\u00ADzusammenfassung');
    const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
    expect(html.replaceAll(/\s/g, ' ')).toContain(euros.replaceAll(/\s/g, ' '));
  });

  it('is there in every language, with all its parts', async () => {
    const plan = await mia.plan('JP');
    const seen = new Set<string>();
    for (const language of LANGUAGE_CODES.filter((code) => LANGUAGES[code].stage === 'offered')) {
      const { html } = await read(pageAddress(language, beside(plan)));
      expect(html).toContain(
        `<html lang="${LANGUAGES[language].tag}" dir="${LANGUAGES[language].direction}">`,
      );
      expect(headingsOf(html)).toHaveLength(6);
      expect(html).not.toMatch(/\{\w+\}|undefined/);
      seen.add(headingsOf(html).join());
    }
    expect(seen.size).toBe(15);
  });

  it('is refused for a plan that is not sold and an order that is none', async () => {
    const gone = JSON.stringify({ id: 'esim_none', countryCode: 'JP' });
    for (const query of [{ plan: gone }, { order: 'x'.repeat(40) }, { order: '' }, { plan: 'x' }])
      expect((await read(`/contract-summary?${new URLSearchParams(query)}`)).status).toBe(404);
    expect((await read('/xx/contract-summary')).status).not.toBe(200);
  });

  it('can be kept as a file that needs nothing else', async () => {
    const plan = await mia.plan('JP');
    const { html, headers } = await read(`${beside(plan)}&download`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="contract-summary.html"');
    expect(html).not.toMatch(/\ssrc=|<link|url\(/);
    expect(html).not.toContain('Download this summary');
  });
});

describe('what is kept with an order', () => {
  it('is what its buyer could read before paying, whatever is published and sold later', async () => {
    const plan = await mia.plan('JP');
    await publish();
    const before = articleOf((await read(beside(plan))).html);
    expect(before).toContain('<h3>If we disagree</h3>');
    expect(before).toContain(
      `Write to ${shop.deps.settings.SUPPORT_EMAIL}, or to the <strong>regulator</strong>.`,
    );
    const begun = await bought(plan);
    const { order } = begun.started;
    await publish({ title: 'Another', text: 'Other words.' });
    expect(articleOf((await read(beside(plan))).html)).toContain('Other words.');
    const kept = await read(`/contract-summary?order=${order}`);
    expect(articleOf(kept.html)).toBe(before);
    const [row] = await shop.deps.db.db.select().from(contractSummaryTable);
    const { version } = await runVerb(call(), 'page', { page: 'contract_summary', language: 'en' });
    expect(row?.partVersion).toBe(version - 1);
    expect((await mia.order(order)).contract_summary).toBe(true);
    const [mail] = await shop.world.mailbox(mia.email);
    const link = /\/contract-summary\?order=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(articleOf((await read(link)).html)).toBe(before);
  });

  it('is in the language in which its buyer paid', async () => {
    const plan = await mia.plan('JP');
    const { started } = await bought(plan, { language: 'de' });
    const { html } = await read(`/contract-summary?order=${started.order}`);
    expect(html).toContain('<html lang="de');
    expect(articleOf(html)).toBe(articleOf((await read(`/de${beside(plan, { currency: 'USD' })}`)).html));
  });

  it('is of the last language before paying, if its buyer changed it', async () => {
    const plan = await mia.plan('JP');
    const same = { attempt_id: randomUUID(), withdrawal_consent: CONSENT_VERSION };
    const started = await mia.start(await mia.request(plan, same));
    expect(started.status).toBe(200);
    await mia.start(await mia.request(plan, { ...same, language: 'fr' }));
    const { html } = await read(`/contract-summary?order=${started.body.order}`);
    expect(html).toContain('Récapitulatif contractuel');
  });
});

describe('the operator’s part', () => {
  it('is asked for by doctor only where consumers may withdraw', async () => {
    const told = async (WITHDRAWAL: 'on' | 'off') =>
      (await checkTexts(shop.deps.db.db, { WITHDRAWAL })).map(({ about }) => about);
    expect(await told('on')).toContain('Pages: Contract summary');
    expect(await told('off')).not.toContain('Pages: Contract summary');
    await publish();
    expect(await told('on')).not.toContain('Pages: Contract summary');
  });

  it('begins with the shop’s, is previewed on a summary, and stays as short as one page of paper asks', async () => {
    const { shipped, shows } = await runVerb(call(), 'page', { page: 'contract_summary', language: 'de' });
    expect(shows).toBeNull();
    expect(shipped).toMatchObject({ title: 'Beschwerden und Streitigkeiten' });
    const { id } = await runVerb(call(), 'page_preview', {
      page: 'contract_summary',
      language: 'en',
      title: 'Perhaps',
      text: 'Words.',
    });
    const shown = await read(`/contract-summary?text-draft=${id}`);
    expect(shown.html).toContain('<h3>Perhaps</h3>');
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await read('/contract-summary')).html).not.toContain('Perhaps');
    await expect(publish({ text: 'x'.repeat(901) })).rejects.toThrow('900 letters at most');
    await expect(publish({ text: '<script>alert(1)</script>' })).rejects.toThrow('HTML has no effect');
  });

  it('stands in for a language that has none, in its own direction', async () => {
    await publish();
    const { html } = await read('/ar/contract-summary');
    expect(html).toContain('<div data-part lang="en" dir="ltr"><h3>If we disagree</h3>');
  });
});
