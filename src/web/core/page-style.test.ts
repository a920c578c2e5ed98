import { expect, it } from 'vitest';

import { withoutUnusedParts } from './page-style.tsx';

it('leaves out the CSS of parts of which a document has no class, with what stands for their files', () => {
  const [shown, unused] = ['._a{color:red}._b:hover{top:0}', '@media print{._c{top:0}}'];
  const link = (file: string) => `<link rel="stylesheet" href="${file}" disabled=""/>`;
  const head = (text: string, ...files: string[]) => `<style>${text}</style>${files.map(link).join('')}`;
  const body = '<p class="_x _b">$1</p><p>._c</p>';
  const parts = new Map([
    ['/shown.css', shown],
    ['/unused.css', unused],
  ]);
  expect(
    withoutUnusedParts(head(`._x{}${shown}${unused}`, '/x.css', '/shown.css', '/unused.css') + body, parts),
  ).toBe(head(`._x{}${shown}`, '/x.css', '/shown.css') + body);
  expect(withoutUnusedParts(head(shown) + body)).toBe(head(shown) + body);
});
