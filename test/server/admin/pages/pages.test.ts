import { beforeEach, describe, expect, it } from 'vitest';

import { MAX_TEXT_LENGTHS, PAGE_NAMES } from '../../../../src/domain/operators/texts/texts.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { checkTexts, pagesNotOwn } from '../../../../src/server/texts/texts-check.ts';
import { operator } from '../../../support/console/operator.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const TEXT = { page: 'terms', language: 'en', title: 'Terms', text: 'Words' } as const;
const publish = (input: Partial<InputOf<'page_publish'>> = {}) =>
  ask('page_publish', { ...TEXT, reason: 'a test', ...input });

beforeEach(async () => {
  for (const page of PAGE_NAMES)
    await ask('page_undo', { page, language: 'en', version: 0, reason: 'the next test' });
});

describe('a published text', () => {
  it('is a version with who, why and when, and can be restored', async () => {
    const { version } = await publish({ title: 'First', text: 'One\nTwo' });
    await publish({ title: 'Second', text: 'One\nThree', change: 'Two is three.', material: true });
    expect(await ask('page', { page: 'terms', language: 'en' })).toMatchObject({
      version: version + 1,
      newest: version + 1,
      shows: 'en',
      text: { title: 'Second', change: 'Two is three.', is_material: true },
    });
    expect(await ask('page', { page: 'terms', language: 'en', version })).toMatchObject({
      version,
      newest: version + 1,
      text: { title: 'First' },
    });
    const { changes } = await ask('page_compare', {
      page: 'terms',
      language: 'en',
      from: version,
      to: version + 1,
    });
    expect(changes.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', line: '# First' },
      { kind: 'added', line: '# Second' },
      { kind: 'removed', line: 'Two' },
      { kind: 'added', line: 'Three' },
    ]);
    const { acts } = await ask('audit', { what: 'page published', limit: 1 });
    expect(acts).toMatchObject([
      { why: 'a test', after: { version: version + 1, language: 'en', lines_added: 2, is_material: true } },
    ]);
    await ask('page_undo', { page: 'terms', language: 'en', version, reason: 'back' });
    expect(await ask('page', { page: 'terms', language: 'en' })).toMatchObject({
      version: version + 2,
      // What changed was said of another text.
      text: { title: 'First', text: 'One\nTwo', change: '', is_material: false },
    });
    expect((await ask('page_history', { page: 'terms', limit: 2 })).versions).toMatchObject([
      { version: version + 2, why: 'back', by: null },
      { version: version + 1, why: 'a test' },
    ]);
  });

  it('is published once by two who saw the same version, and not again if it is the same', async () => {
    const [ada, bob] = [await operator(shop, 'owner'), await operator(shop, 'manager')];
    const { newest } = await ask('page', { page: 'terms', language: 'en' });
    const told = await Promise.all(
      [ada, bob].map((who, at) =>
        who.tell('page_publish', { ...TEXT, title: `Name ${at}`, reason: 'a race', seen: newest }),
      ),
    );
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { text } = await ask('page', { page: 'terms', language: 'en' });
    expect(await publish({ title: text?.title ?? '', text: 'Words' })).toMatchObject({ published: false });
  });

  it('keeps its date while other words of it stay, and each page has its own versions', async () => {
    await publish();
    const first = await ask('page', { page: 'terms', language: 'en' });
    await publish({ page: 'privacy' });
    expect(await ask('page', { page: 'terms', language: 'en' })).toEqual(first);
    const { pages } = await ask('pages', {});
    const own = pages.filter(({ languages }) => languages.some(({ shows }) => shows !== null));
    expect(own.map(({ page }) => page)).toEqual(['terms', 'privacy']);
  });

  it('is for owners and managers, with a reason', async () => {
    for (const role of ['support', 'finance', 'viewer'] as const) {
      const who = await operator(shop, role);
      expect((await who.tell('page_publish', { ...TEXT, reason: 'no' })).status).toBe(403);
      expect((await who.ask('pages')).status).toBe(403);
    }
    await expect(publish({ reason: '' })).rejects.toThrow('Please give a reason.');
    await expect(
      ask('page_undo', { page: 'terms', language: 'en', version: 99_999, reason: 'x' }),
    ).rejects.toThrow('no such version');
  });

  it('is asked for by doctor until it is there', async () => {
    expect(await pagesNotOwn(shop.deps.db.db)).toEqual([...PAGE_NAMES]);
    const inUnion = { WITHDRAWAL: 'on' } as const;
    expect((await checkTexts(shop.deps.db.db, inUnion)).map(({ about, light }) => [about, light])).toEqual([
      ['Pages: Terms of service', 'amber'],
      ['Pages: Privacy policy', 'amber'],
      ['Pages: Refund policy', 'amber'],
      ['Pages: Accessibility', 'amber'],
      ['Pages: About us', 'amber'],
      ['Pages: Contract summary', 'amber'],
    ]);
    for (const page of [
      'terms',
      'privacy',
      'refund_policy',
      'accessibility',
      'about',
      'contract_summary',
    ] as const)
      await publish({ page });
    expect(await pagesNotOwn(shop.deps.db.db)).toEqual([
      'faq',
      'installation',
      'support',
      'installation_guide',
    ]);
    expect(await checkTexts(shop.deps.db.db, inUnion)).toMatchObject([{ about: 'Pages', light: 'green' }]);
  });
});

describe('a text that makes no sense', () => {
  it.each([
    ['a script', { text: 'Fine\n\n<script>alert(1)</script>' }, 'text', /Line 3: HTML has no effect here/],
    ['a link that runs', { text: '[a](javascript:alert(1))' }, 'text', /javascript:alert\(1\) isn’t safe/],
    ['a picture', { text: '![a](/x.png)' }, 'text', /no pictures/],
    [
      'an unknown placeholder',
      { text: 'a\n{brand}' },
      'text',
      /Line 2: There’s no placeholder {brand}.*{shop}/,
    ],
    ['one in its title', { title: '{nobody}' }, 'title', /^There’s no placeholder {nobody}/],
    ['no title', { title: ' ' }, 'title', /a title/],
    ['no text', { text: ' \n ' }, 'text', /Write the text/],
    ['too much text', { text: 'x'.repeat(MAX_TEXT_LENGTHS.text + 1) }, 'text', /60,000 letters at most/],
    ['too long a title', { title: 'x'.repeat(91) }, 'title', /90/],
    ['a material change of which nobody says what it is', { material: true }, 'change', /what changed/],
    ['a language without pages', { language: 'en-xa' }, 'language', /no pages in this language/],
  ])('is refused beside its field: %s', async (_, wrong, field, words) => {
    const owner = await operator(shop, 'owner');
    const input = { ...TEXT, ...wrong, reason: 'x' };
    const { status, body } = await owner.tell<{ error: string; path: string[] }>('page_publish', input);
    expect([status, body.path, body.error]).toEqual([400, [field], expect.stringMatching(words)]);
    expect((await ask('page', { page: 'terms', language: 'en' })).text).toBeNull();
  });

  it('is taken where it is only long, in the worst letters', async () => {
    const owner = await operator(shop, 'owner');
    const worst = ['"', '\\', '\u0301', '𝕏', 'ﷺ', '<', '\t|'].map((piece) =>
      piece.repeat(Math.floor(MAX_TEXT_LENGTHS.text / piece.length / 7)),
    );
    const text = `x${worst.join('')}x`;
    const body = JSON.stringify({ ...TEXT, text, reason: 'long' });
    // As every browser says it.
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const { status } = await owner.browser.call('POST', '/api/operate/page_publish', body, length);
    expect(status).toBe(200);
    expect((await ask('page', { page: 'terms', language: 'en' })).text?.text).toBe(text);
    const controls = await publish({ text: 'a\u0000b\r\nc\u202Ed\uD800e   \n' });
    expect(controls.published).toBe(true);
    expect((await ask('page', { page: 'terms', language: 'en' })).text?.text).toBe('ab\ncd\uFFFDe');
  });
});
