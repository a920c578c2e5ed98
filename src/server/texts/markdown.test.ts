import { describe, expect, it } from 'vitest';

import { faultsOf, sectionsOf } from './markdown.ts';

const VALUES = { shop: 'A & <b>', support_email: 'help@shop.test', site: 'https://shop.test' };
const sections = (text: string, hasQuestions = false) =>
  sectionsOf(text, { language: 'de', values: VALUES, hasQuestions });
const htmlOf = (text: string) =>
  sections(text)
    .map(({ html }) => html)
    .join('');
const faults = (text: string) => faultsOf(text, ['shop', 'support_email', 'site']);

describe('a text', () => {
  it('is cut at its headings, whose addresses stay when the shop gets another name', () => {
    expect(
      sections(
        'Before.\n\n## What {shop} sells\n\nPlans.\n\n### Smaller\n\n# Über uns\n\n## Über uns\n\n## 日本',
      ),
    ).toEqual([
      { id: 'start', title: '', html: '<p>Before.</p>\n' },
      { id: 'what-shop-sells', title: 'What A & <b> sells', html: '<p>Plans.</p>\n<h3>Smaller</h3>\n' },
      { id: 'uber-uns', title: 'Über uns', html: '' },
      { id: 'uber-uns-2', title: 'Über uns', html: '' },
      { id: 'part-5', title: '日本', html: '' },
    ]);
  });

  it('has its placeholders filled with text, also in links, but not behind a backslash', () => {
    expect(
      htmlOf(String.raw`{shop} \{shop} [write](mailto:{support_email}) [home]({site}/faq) {other}`),
    ).toBe(
      '<p>A &amp; &lt;b&gt; {shop} <a href="mailto:help@shop.test">write</a> <a href="https://shop.test/faq" rel="noopener">home</a> {other}</p>\n',
    );
  });

  it('links to pages of the shop in its own language, and to files where they are', () => {
    expect(htmlOf('[a](/faq#x) [b](/country/JP) [c](/llms.txt) [d](/fr/faq) [e](#x)')).toBe(
      '<p><a href="/de/faq#x">a</a> <a href="/de/country/JP">b</a> <a href="/llms.txt">c</a> <a href="/fr/faq">d</a> <a href="#x">e</a></p>\n',
    );
  });

  it('unfolds answers where headings are questions', () => {
    const [group] = sections('## Paying\n\nIntro\n\n### By *card*?\n\nYes.\n\n### Cash?\n\nNo.', true);
    expect(group?.html.replaceAll('\n', '')).toBe(
      '<p>Intro</p><details><summary>By <em>card</em>?</summary><p>Yes.</p></details><details><summary>Cash?</summary><p>No.</p></details>',
    );
  });
});

const SOUND_TAG =
  /^<\/?(?:p|em|strong|h[1-6]|[uo]l|li|table|thead|tbody|tr|th|td|code|pre|blockquote|br|hr|details|summary|s)(?: start="\d+")?>$|^<\/(?:a|div)>$|^<div data-wide="" tabindex="0">$|^<a href="(?:https?:\/\/|mailto:|\/(?!\/)|#)[^"\\]*"(?: title="[^"]*")?(?: rel="noopener")?>$/;
/** The tags that no text should lead to, whatever is in it. */
const dangerousIn = (html: string) => html.match(/<[^>]*>?/g)?.filter((tag) => !SOUND_TAG.test(tag)) ?? [];

describe('what somebody hides in a text', () => {
  it.each([
    ['<script>alert(1)</script>', 'html', '<script>alert(1)</script>'],
    ['words <img src=x onerror=alert(1)>', 'html', '<img src=x onerror=alert(1)>'],
    ['[a](javascript:alert(1))', 'link', 'javascript:alert(1)'],
    ['[a](JaVaScRiPt:alert(1))', 'link', 'JaVaScRiPt:alert(1)'],
    ['[a](&#106;avascript:alert(1))', 'link', 'javascript:alert(1)'],
    ['[a](data:text/html;base64,PHN2Zz4=)', 'link', 'data:text/html;base64,PHN2Zz4='],
    ['[a](vbscript:x)', 'link', 'vbscript:x'],
    ['[a](//evil.example)', 'link', '//evil.example'],
    ['<javascript:alert(1)>', 'link', 'javascript:alert(1)'],
    ['[a][1]\n\n[1]: javascript:alert(1)', 'link', 'javascript:alert(1)'],
    ['![a](https://evil.example/x.png)', 'picture', 'https://evil.example/x.png'],
    ['{brand}', 'placeholder', 'brand'],
    ['{Legal Name}', 'placeholder', 'Legal Name'],
  ])('is refused, and would do nothing: %s', (text, what, written) => {
    const [fault] = faults(`Fine.\n\n${text}`);
    expect(fault).toMatchObject({ what, line: 3 });
    expect(fault?.written).toBe(written);
    expect(dangerousIn(htmlOf(text))).toEqual([]);
  });

  it.each([
    ['<svg/onload=alert(1)>', '&lt;svg/onload=alert(1)&gt;'],
    ['[a](/\\evil.example)', 'href="/%5Cevil.example"'],
    ['[a](https://b.test \'x" onclick="y\')', 'title="x&quot; onclick=&quot;y"'],
    ['<https://b.test/"onclick=alert(1)>', 'href="https://b.test/%22onclick=alert(1)"'],
  ])('is harmless where it looks like an address or like nothing: %s', (text, html) => {
    expect(htmlOf(text)).toContain(html);
    expect(dangerousIn(htmlOf(text))).toEqual([]);
  });

  it('is found in the line where it is', () => {
    expect(faults('a\nb {x} c\n\n- one\n- <b>two</b>\n').map(({ line, written }) => [line, written])).toEqual(
      [
        [2, 'x'],
        [5, '<b>'],
        [5, '</b>'],
      ],
    );
  });

  it('does not come in by the value of a placeholder', () => {
    const values = { shop: '](javascript:alert(1)) <script>', site: 'javascript:alert(1)//"><script>' };
    const [one] = sectionsOf('{shop} [x]({site})', { language: 'en', values });
    expect(one?.html).toContain('](javascript:alert(1)) &lt;script&gt;');
    expect(dangerousIn(one?.html ?? '')).toEqual([]);
  });

  it('leaves a sound text alone', () => {
    expect(
      faults(
        String.raw`## A *b* {shop}

1 < 2 & 3 > 2, \<b>, \{x}, a{}b, ${'`code`'} [x](https://a.test/?a=1&b=2) <https://b.test> [m](mailto:{support_email})

| a | b |
|---|---|
| 1 | 2 |`,
      ),
    ).toEqual([]);
  });
});

describe('60,000 of the worst letters', () => {
  const LETTERS = 60_000;
  const many = (piece: string) => piece.repeat(Math.floor(LETTERS / piece.length));
  it.each(
    Object.entries({
      brackets: many('['),
      quotes: many('>'),
      stars: many('*a '),
      marks: many('**_'),
      pictures: many('![['),
      lists: many('- '),
      entities: many('&'),
      comments: many('<!--'),
      braces: many('{'),
      names: many('{aaaa'),
      tables: `${many('|a').slice(0, 20_000)}\n${many('|-').slice(0, 20_000)}\n${many('|b').slice(0, 20_000)}`,
      emoji: many('🇩🇪'),
      marked: many('ا\u0651'),
    }),
  )('are read in time: %s', (_, text) => {
    const before = process.cpuUsage();
    expect(dangerousIn(htmlOf(text))).toEqual([]);
    faults(text);
    const { user, system } = process.cpuUsage(before);
    // A tenth of it on an idle machine. Time that grows with the square would be minutes.
    expect((user + system) / 1e6).toBeLessThan(10);
  });
});
