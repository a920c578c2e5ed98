import { afterEach, describe, expect, it } from 'vitest';

import { PAGE_NAMES, TEXT_PAGES } from '../../../src/domain/operators/texts/texts.ts';
import { type InputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { addRevision, newestRevision } from '../../../src/server/revisions/revisions.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { pageKind } from '../../../src/server/texts/kind.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();
const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const publish = (input: Partial<InputOf<'page_publish'>>) =>
  runVerb(call(), 'page_publish', {
    page: 'terms',
    language: 'en',
    title: 'Our terms',
    text: '## Who we are\n\nWe are {legal_name}.',
    reason: 'a test',
    ...input,
  });
const read = async (path: string) => {
  const answer = await fetch(shop.fronted + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
/** The pages that an operator's text replaces. */
const WHOLE = PAGE_NAMES.filter((page) => !TEXT_PAGES[page].isPart);
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

afterEach(async () => {
  for (const page of PAGE_NAMES)
    await runVerb(call(), 'page_undo', { page, language: 'en', version: 0, reason: 'the next test' });
});

describe('a page', () => {
  it('shows what is published at once, and is as before to the letter after an undo', async () => {
    const before = await read('/terms-of-service');
    expect(before.html).toContain('Last Updated: August 1, 2025');
    expect(before.html).not.toContain('data-texts');
    await publish({ lead: 'Short ones of {shop}.' });
    const { html, headers } = await read('/terms-of-service');
    const main = mainOf(html);
    expect(main).toContain('<h1');
    expect(main).toContain('Our terms</h1>');
    expect(main).toContain('Short ones of Simport.');
    expect(main).toContain(`<p>We are ${shop.deps.settings.LEGAL_NAME}.</p>`);
    expect(main).toMatch(/id="who-we-are"/);
    expect(main).toMatch(/Last Updated: \w+ \d+, \d{4}/);
    expect(main).not.toContain('August 1, 2025');
    expect(html).toContain('<title>Our terms | Simport</title>');
    expect(html).toMatch(/<html[^>]* data-texts="terms"/);
    expect(headers.get('cache-control')).toBe(before.headers.get('cache-control'));
    expect((await read('/terms-of-service.md')).html).toContain(`# Our terms\n\nShort ones of Simport.`);
    await runVerb(call(), 'page_undo', { page: 'terms', language: 'en', version: 0, reason: 'back' });
    expect((await read('/terms-of-service')).html).toBe(before.html);
  });

  it.each(WHOLE)('%s has its own text, and others keep theirs', async (page) => {
    const { path } = TEXT_PAGES[page];
    const others = WHOLE.filter((name) => name !== page).map((name) => TEXT_PAGES[name].path);
    const before = await Promise.all(others.map(async (other) => mainOf((await read(other)).html)));
    await publish({ page, title: `Own ${page}`, text: '## One\n\n### Two?\n\nThree <3 & {shop}' });
    const main = mainOf((await read(path)).html);
    expect(main).toContain(`Own ${page}</h1>`);
    expect(main).toContain('Three &lt;3 &amp; Simport');
    expect(main.includes('<details>')).toBe(page === 'faq');
    expect(await Promise.all(others.map(async (other) => mainOf((await read(other)).html)))).toEqual(before);
  });

  it.each(['support', 'installation_guide'] as const)(
    '%s gets a part, and keeps its own text',
    async (page) => {
      const { path } = TEXT_PAGES[page];
      const before = mainOf((await read(path)).html);
      await publish({
        page,
        title: 'In person',
        lead: 'At {shop}.',
        text: 'By day.\n\n## By night\n\nCall us <3 & more',
      });
      const main = mainOf((await read(path)).html);
      const part = /<section id="own"[^]*?<\/section>/.exec(main)?.[0] ?? '';
      expect(part).toContain('In person</h2>');
      expect(part).toContain('<p>At Simport.</p>');
      expect(part).toContain('<h3>By night</h3>');
      expect(part).toContain('Call us &lt;3 &amp; more');
      const kept = (html: string) => [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
      expect(kept(main).filter((id) => id !== 'own')).toEqual(kept(before));
      expect(/<h1[^>]*>[^]*?<\/h1>/.exec(main)?.[0]).toBe(/<h1[^>]*>[^]*?<\/h1>/.exec(before)?.[0]);
      await runVerb(call(), 'page_undo', { page, language: 'en', version: 0, reason: 'back' });
      expect(mainOf((await read(path)).html)).toBe(before);
    },
  );

  it('shows the same when a browser navigates to it', async () => {
    await publish({});
    const { html } = await read('/terms-of-service.data?_routes=routes%2Fhelp%2Fterms-of-service');
    expect(html).toContain('who-we-are');
    expect(html).toContain(`<p>We are ${shop.deps.settings.LEGAL_NAME}.</p>`);
  });

  it('is followed by another process within two seconds', async () => {
    const twin = await shop.twin();
    try {
      await publish({ title: 'For both' });
      await expect
        .poll(() => twin.deps.texts.current('terms').content.texts.en?.title, { timeout: 60_000 })
        .toBe('For both');
    } finally {
      await twin.close();
    }
  });

  it('keeps each earlier text at an address of its own', async () => {
    await publish({ title: 'First', text: 'One' });
    const { version } = await runVerb(call(), 'page', { page: 'terms', language: 'en' });
    await publish({ title: 'Second', text: 'Two', change: 'We deliver faster.' });
    const now = mainOf((await read('/terms-of-service')).html);
    expect(now).toMatch(/Changed on \w+ \d+, \d{4}: We deliver faster\./);
    expect(now).toContain(`href="/terms-of-service?version=${version}"`);
    expect(now).toContain('href="/terms-of-service?version=0"');
    const old = await read(`/terms-of-service?version=${version}`);
    expect(mainOf(old.html)).toContain('<p>One</p>');
    expect(mainOf(old.html)).toContain('reading an earlier version');
    expect(old.headers.get('x-robots-tag')).toBe('noindex');
    const first = mainOf((await read('/terms-of-service?version=0')).html);
    expect(first).toContain('reading an earlier version');
    expect(first).toContain('Last Updated: August 1, 2025');
    for (const none of ['99999999999', 'x', '-1', String(version + 7)])
      expect(mainOf((await read(`/terms-of-service?version=${none}`)).html)).toContain('<p>Two</p>');
  });

  it('of the law shows an operator’s text in every language, and says so', async () => {
    await publish({});
    const shown = await shop.deps.texts.shown('terms', 'de');
    expect(shown?.text).toMatchObject({ title: 'Our terms', language: { tag: 'en', direction: 'ltr' } });
    expect(shown?.notes.map(({ text }) => text)).toContain('Dieser Text liegt noch nicht auf Deutsch vor.');
    await publish({ page: 'faq' });
    expect(await shop.deps.texts.shown('faq', 'de')).toBeNull();
  });

  it('in a language that runs the other way is turned where it stands in for another', async () => {
    const kind = pageKind('privacy');
    await shop.deps.db.db.transaction(async (tx) => {
      const { version: upon } = await newestRevision(tx, kind);
      const text = {
        title: 'الخصوصية',
        lead: '',
        text: '## من نحن\n\nنحن {shop}.',
        changed_at: '2026-12-01T10:00:00.000Z',
        change: '',
        is_material: false,
      };
      await addRevision(tx, kind, { upon, content: { texts: { ar: text } }, why: '', operatorId: null });
    });
    await shop.deps.texts.refresh();
    const main = mainOf((await read('/privacy')).html);
    expect(main).toContain('<div lang="ar" dir="rtl">');
    expect(main).toContain('<p>نحن Simport.</p>');
    expect(main).toContain('available in English yet');
    await runVerb(call(), 'page_undo', { page: 'privacy', language: 'ar', version: 0, reason: 'back' }).catch(
      () => {},
    );
    await shop.deps.db.db.transaction(async (tx) => {
      const { version: upon } = await newestRevision(tx, kind);
      await addRevision(tx, kind, { upon, content: { texts: {} }, why: '', operatorId: null });
    });
    await shop.deps.texts.refresh();
  });
});

describe('a material change', () => {
  it('leaves it to the order under which terms it was made', async () => {
    const before = await shop.paid('JP');
    await publish({});
    const { version } = await runVerb(call(), 'page', { page: 'terms', language: 'en' });
    const after = await shop.paid('JP');
    const termsOf = async (bought: typeof before) => {
      const { id } = await shop.purchaseOf(bought);
      return (await runVerb(call(), 'order', { order: id })).consent.terms_version;
    };
    expect(await termsOf(after)).toBe(version);
    expect(await termsOf(before)).toBeLessThan(version);
  });

  it('is told at the checkout for thirty days, and on no page that is cached', async () => {
    const plan = await shop.buyer().plan('JP');
    const chosen = JSON.stringify({ id: plan.bundle_name, countryCode: plan.country_code });
    const checkout = `/checkout?plan=${encodeURIComponent(chosen)}`;
    await publish({ change: 'We deliver faster.' });
    expect((await read(checkout)).html).not.toContain('We deliver faster.');
    await publish({ change: 'We deliver faster.', material: true });
    expect((await read(checkout)).html).toContain('Our terms: Changed on');
    expect((await read('/')).html).not.toContain('We deliver faster.');
    expect(await shop.deps.texts.changed('de')).toMatchObject([
      { to: '/de/terms-of-service', text: expect.stringMatching(/^Our terms: Geändert am .*: We deliver/) },
    ]);
    shop.passSeconds(31 * 24 * 3_600);
    expect((await read(checkout)).html).not.toContain('We deliver faster.');
  });
});

describe('a draft', () => {
  it('is on its page for whoever has its id, framed by the shop alone, and stored nowhere', async () => {
    const before = (await read('/about-us')).html;
    const { id, changes } = await runVerb(call(), 'page_preview', {
      page: 'about',
      language: 'en',
      title: 'Perhaps',
      text: 'Words.',
    });
    expect(changes.some(({ kind, line }) => kind === 'added' && line === '# Perhaps')).toBe(true);
    expect(changes.some(({ kind, line }) => kind === 'removed' && line === '# About {shop}')).toBe(true);
    const { html, headers } = await read(`/about-us?text-draft=${id}`);
    expect(mainOf(html)).toContain('Perhaps</h1>');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await read('/about-us')).html).toBe(before);
    const guessed = await read('/about-us?text-draft=guessed');
    expect(mainOf(guessed.html)).toBe(mainOf(before));
    expect(guessed.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('the shop’s own text', () => {
  it.each(WHOLE)('of %s is Markdown that can be published as it is', async (page) => {
    const { shipped } = await runVerb(call(), 'page', { page, language: 'en' });
    if (!shipped) throw new Error('the pages are built');
    expect(shipped.title).not.toBe('');
    expect(shipped.text).toMatch(/^## /m);
    expect(shipped.text).not.toContain(shop.deps.settings.BASE_URL);
    expect(shipped.text).not.toContain(shop.deps.settings.LEGAL_NAME);
    await publish({ page, ...shipped });
    const main = mainOf((await read(TEXT_PAGES[page].path)).html);
    expect(main).not.toMatch(/\{\w+\}/);
    if (page === 'terms') {
      expect(shipped.text).toContain('{shop} is run by {legal_name}');
      expect(main).toContain('<a href="/refund-policy">Refund Policy</a>');
    }
  });
});
