import { expect, it } from 'vitest';

import { pageBehind } from './as-markdown.ts';
import { toMarkdown } from './to-markdown.ts';

const text = (main: string) =>
  toMarkdown(`<body><header><p>no</p></header><main id="main">${main}</main></body>`, 'https://shop.example');

it.each([
  ['<h1>Help</h1><p>Ask <b>us</b> &amp; read.</p>', '# Help\n\nAsk **us** & read.\n'],
  [
    '<p>See <a class="x" href="/faq?a=1&amp;b=2#x">the FAQ</a>.</p>',
    'See [the FAQ](https://shop.example/faq?a=1&b=2#x).\n',
  ],
  ['<a href="#x">Below</a>', 'Below\n'],
  ['<ul><li>One</li><li><h3>Two</h3><p>more</p></li></ul>', '- One\n- **Two**\n  more\n'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two\n'],
  ['<dl><div><dt>Days</dt><dd>7</dd></div></dl>', '- Days: 7\n'],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n',
  ],
  ['<details><summary><span>Why?</span></summary><div><p>So.</p></div></details>', '### Why?\n\nSo.\n'],
  ['<details><summary>On this page</summary><nav><a href="#a">A</a></nav></details>', '\n'],
  ['<a href="/x"><h3>Japan</h3><p>from $3</p></a>', '[Japan from $3](https://shop.example/x)\n'],
  ['<p><span>7 days</span><span>$3</span>, all</p>', '7 days $3, all\n'],
  ['<p>a<!-- -->b</p>', 'ab\n'],
  ['<p>*_[x]_*&lt;b&gt; `y` | #1</p>', '\\*\\_\\[x\\]\\_\\*\\<b\\> \\`y\\` \\| \\#1\n'],
])('%s', (html, markdown) => {
  expect(text(html)).toBe(markdown);
});

it('leaves out buttons, fields and pictures', () => {
  const parts = [
    '<button>Press</button>',
    '<label>Name<input value="a"/></label>',
    '<a href="/x"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></a>',
    '<svg><title>x</title></svg>',
    '<script>x()</script>',
    '<p hidden="">gone</p>',
    '<div data-scripted="true">late</div>',
    '<span aria-hidden="true">dot</span>',
    '<img alt="" src="/x.png"/>',
  ];
  expect(text(`${parts.join('')}<p>Left</p>`)).toBe('Left\n');
});

it('covers only public pages', () => {
  expect(pageBehind('/faq.md')).toBe('/faq');
  expect(pageBehind('/.md')).toBe('/');
  expect(pageBehind('/country/JP/guide.md')).toBe('/country/JP/guide');
  for (const path of ['/profile.md', '/order/abc.md', '/country/jp/guide.md', '/faq', '/api/regions.md'])
    expect([path, pageBehind(path)]).toEqual([path, null]);
});
