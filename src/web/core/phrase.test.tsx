import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { phrase } from './phrase.ts';

const shown = (sentence: ReturnType<typeof phrase>) => renderToStaticMarkup(<p>{sentence}</p>);

test('a sentence keeps the blanks around its pieces', () => {
  const link = <a href="/terms">our terms</a>;
  expect(shown(phrase`Within ${24} hours, by ${link}, you may ${<b>return</b>} it.`)).toBe(
    '<p>Within 24 hours, by <a href="/terms">our terms</a>, you may <b>return</b> it.</p>',
  );
});

test('a sentence may begin and end with a piece, and contain a sentence', () => {
  expect(shown(phrase`${<b>Mia</b>} and ${phrase`${'Jo'} or ${'Kim'}`}`)).toBe(
    '<p><b>Mia</b> and Jo or Kim</p>',
  );
});
