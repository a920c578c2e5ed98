import { describe, expect, it } from 'vitest';

import { startLate } from './start-late.ts';

/** A page as the framework renders it. */
const page = (text: string) =>
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/><link rel="modulepreload" href="/v.js" nonce="n"/><link rel="icon" href="/i.svg"/></head><body><script nonce="n">one()</script><script nonce="n" type="module" async="">${text}</script></body></html>`;

const START = `import "/manifest.js"
import * as route0 from "/a.js";
import * as route1_clientLoader from "/c.js";
import * as route1_main from "/b.js";
const route1 = {...route1_clientLoader,...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"routes/$home":route1};

import("/entry.js");`;

describe('the start of a page', () => {
  it('fetches every script once the page is painted, the entry last', () => {
    const late = startLate(page(START), 'n');
    expect(late).not.toContain('<link rel="modulepreload"');
    expect(late).toContain('<link rel="icon" href="/i.svg"/>');
    expect(late).toContain('<script nonce="n">one()</script>');
    const text = /<script nonce="n">(\(async\(\)=>.*)<\/script>/.exec(late)?.[1] ?? '';
    const parts = [
      'await new Promise(',
      'for(const href of ["/v.js"])',
      'const [,route0,route1_clientLoader,route1_main]=await Promise.all([import("/manifest.js"),import("/a.js"),import("/c.js"),import("/b.js")]);',
      'const route1 = {...route1_clientLoader,...route1_main};',
      'window.__reactRouterRouteModules = {"root":route0,"routes/$home":route1};',
      'import("/entry.js");',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('leaves a page without scripts alone', () => {
    for (const html of ['<p>x</p>', page('other()')]) expect(startLate(html, 'n')).toBe(html);
  });

  it('merges the framework’s scripts, and nothing that somebody injected', () => {
    const scroll = '(()=>{})("react-router-scroll-positions", location.key)';
    const context = 'window.__reactRouterContext = {};';
    const data = 'window.__reactRouterContext.streamController.enqueue("$&");';
    const own = (text: string) => `<script nonce="n">${text}</script>`;
    const slipped = '<script nonce="m">window.__reactRouterContext = 1</script>';
    const start = `<script nonce="n" type="module" async="">${START}</script>`;
    const html = [own('first()'), slipped, own(scroll), own(context), start, '<!--$-->', own(data)];
    const late = startLate(html.join(''), 'n');
    const [, joined = ''] = /<script nonce="n">(\(\(\)=>.*?)<\/script>/.exec(late) ?? [];
    expect(late.replace(joined, () => '')).toBe(
      [
        own('first()'),
        slipped,
        own(''),
        '<script></script>',
        '<script type="module" async=""></script>',
        '<!--$-->',
        '<script></script>',
      ].join(''),
    );
    expect(joined.startsWith(`${scroll};${context};(async()=>{`)).toBe(true);
    expect(joined.endsWith(`import("/entry.js");})();${data.replaceAll('"', "'")}`)).toBe(true);
  });

  it('hands over the same data in single quotes', async () => {
    const data = `[{"_1":2},"it's \\ "quoted"","\u2028\n</script>",'"']`;
    const quoted = JSON.stringify(data).replaceAll('<', '\\u003c');
    const framework = `window.__reactRouterContext.streamController.enqueue(${quoted});`;
    const late = startLate(`<script nonce="n">${framework}</script>`, 'n');
    const [, literal = ''] = /enqueue\(('.*')\);<\/script>$/s.exec(late) ?? [];
    expect(literal).not.toContain('\\"');
    const read: unknown = await import(
      `data:text/javascript,${encodeURIComponent(`export const text = ${literal}`)}`
    );
    expect(read).toMatchObject({ text: data });
  });

  it('marks a page for paying whose scripts do not come, and no other', () => {
    const lost = 'import("/entry.js");})().catch(()=>{document.documentElement.dataset.lost=""})';
    expect(startLate(page(START), 'n')).not.toContain('dataset.lost');
    expect(startLate(`<!DOCTYPE html><html lang="en" data-pays="">${page(START)}`, 'n')).toContain(
      `await ${lost}`,
    );
  });

  it('leaves out features that are off', () => {
    const context =
      'window.__reactRouterContext = {"future":{"unstable_a":false,"v9_b":true,"unstable_c":true,"unstable_d":false},"ssr":true,"isSpaMode":false};';
    expect(startLate(`<script nonce="n">${context}</script>`, 'n')).toBe(
      '<script nonce="n">window.__reactRouterContext = {"future":{"v9_b":true,"unstable_c":true,},"ssr":true,};</script>',
    );
  });

  it('restores the scroll position with a shorter script', () => {
    const late = startLate('<script nonce="n">(()=>{})("react-router-scroll-positions", null)</script>', 'n');
    const [, text = ''] = /<script nonce="n">(.*)<\/script>/.exec(late) ?? [];
    const went: number[] = [];
    const visit = (state: { key: string } | null, kept?: string) => {
      const history = { state, replaceState: (next: { key: string }) => (history.state = next) };
      const storage = kept === undefined ? {} : { 'react-router-scroll-positions': kept };
      // oxlint-disable-next-line typescript/no-implied-eval -- what is tested is the text of a script
      new Function('history', 'sessionStorage', 'scrollTo', text)(history, storage, (_: 0, y: number) =>
        went.push(y),
      );
      return history.state;
    };
    expect(visit({ key: 'a' }, '{"a":120,"b":3}')).toEqual({ key: 'a' });
    expect(visit({ key: 'c' }, '{"a":120,"b":3}')).toEqual({ key: 'c' });
    visit({ key: 'a' }, 'no json');
    expect(visit(null)?.key).toMatch(/^\w{5,}$/);
    expect(went).toEqual([120]);
  });
});
