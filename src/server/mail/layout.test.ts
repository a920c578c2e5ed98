import { asyncProperty, assert as check, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buttons, field, heading, headline, paragraph, rows, smallPrint } from './blocks.ts';
import { footText, headPictures, renderPage } from './layout.ts';
import { markup } from './markup.ts';

const brand = {
  name: 'Simport',
  legalName: 'Simport, Inc.',
  supportEmail: 'help@shop.example',
  baseUrl: 'https://shop.example',
};

/** A page with the given text everywhere a value can stand. */
function pageWith(text: string): Promise<string> {
  return renderPage({
    brand: { ...brand, name: text, legalName: text },
    title: text,
    preview: text,
    blocks: [
      headline(text, markup`${text}`),
      buttons(
        [
          { label: text, href: 'https://shop.example/?a=1&b=2', kind: 'lime' },
          { label: text, href: 'https://shop.example/', kind: 'outlined' },
        ],
        text,
      ),
      heading(text),
      paragraph(markup`${text}`),
      field(text, text),
      rows([[text, text]], { name: text, amount: text, method: text }),
      smallPrint(markup`<b>${text}</b>`),
    ],
  });
}

/** All that could end a text or an attribute and begin something else. */
function skeleton(html: string): string {
  return html.replace(/[^<>"]/g, '');
}

describe('renderPage', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    '</mj-text><mj-raw><b>',
    '<mj-include path="/etc/passwd" />',
    '<!-- x --> ]]> <![endif]-->',
    '&lt;b&gt; &amp;',
    "$& $1 $$ $` $'",
    '{{ x }} ${x} <%= x %>',
  ])('shows %s as it is', async (text) => {
    const html = await pageWith(text);
    expect(skeleton(html)).toBe(skeleton(await pageWith('Mia')));
    const escaped = text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
    expect(html.split(escaped).length).toBe((await pageWith('Mia')).split('Mia').length);
  });

  it('lets no text become markup, whatever comes in', async () => {
    const harmless = skeleton(await pageWith('Mia'));
    await check(
      asyncProperty(tuple(string(), string({ unit: 'binary' })), async ([plain, odd]) => {
        expect(skeleton(await pageWith(`${plain}<"'>&${odd}`))).toBe(harmless);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps names of any script', async () => {
    for (const name of ['مريم', 'שרה', '李小龍', '👩🏽‍🚀 Zoë']) expect(await pageWith(name)).toContain(name);
  });

  it('escapes addresses inside attributes', async () => {
    expect(await pageWith('Mia')).toContain('href="https://shop.example/?a=1&amp;b=2"');
  });

  it('has language, direction, title, preview and links of its own', async () => {
    const html = await renderPage({ brand, title: 'Ready', preview: 'Inside: the code', blocks: [] });
    expect(html).toMatch(/<html[^>]* lang="en"[^>]* dir="ltr"/);
    expect(html).toContain('<title>Ready</title>');
    expect(html).toMatch(/display:none[^>]*>Inside: the code</);
    for (const path of ['/', '/support', '/terms-of-service', '/privacy-policy'])
      expect(html).toContain(`href="https://shop.example${path}"`);
  });

  it('shows the art where there is one, and asks for no picture that does not travel along', async () => {
    const art = Buffer.from('png');
    for (const picture of [undefined, art]) {
      const html = await renderPage({ brand, title: 'Ready', preview: '', art: picture, blocks: [] });
      const asked = [...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
      expect(asked).toEqual(headPictures(picture).map(({ cid }) => `cid:${cid}`));
    }
    expect(headPictures(art)[1]?.content).toBe(art);
  });
});

it('says the foot in plain text', () => {
  expect(footText(brand)).toContain('write to help@shop.example');
  expect(footText(brand)).toContain('Terms of Service: https://shop.example/terms-of-service');
});
