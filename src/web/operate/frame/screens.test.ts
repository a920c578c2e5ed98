import { expect, test } from 'vitest';

import { PAGES_OF_SAMPLES, PAGES_OF_THE_SHOP } from '../../../../test/support/browser/console-pages.ts';
import { movedTo, SCREENS } from './screens.ts';

test('every page of the console has an accessibility test', () => {
  const pages = SCREENS.flatMap(({ path, pages }) =>
    Object.keys(pages).map((below) => (below === '' ? path : `${path}/${below}`)),
  );
  expect(Object.keys({ ...PAGES_OF_SAMPLES, ...PAGES_OF_THE_SHOP }).toSorted()).toEqual(pages.toSorted());
});

test('each screen has a letter of its own, that its name contains', () => {
  const letters = SCREENS.map(({ key }) => key);
  expect(new Set(letters).size).toBe(SCREENS.length);
  // Today is what the dashboard is about.
  const strange = SCREENS.filter(({ name, key }) => !name.toLowerCase().includes(key));
  expect(strange.map(({ path }) => path)).toEqual(['dashboard']);
});

test.each([
  ['/today', '/dashboard'],
  ['/codes/SUMMER', '/promotions/SUMMER'],
  ['/people/', '/team/'],
  ['/mails/templates/ready', '/emails/templates/ready'],
  ['/money/books/2', '/money/reconciliation/2'],
  ['/codesign', undefined],
  ['/orders', undefined],
])('the page of the old address %s is found at %s', (old, now) => {
  expect(movedTo(old)).toBe(now);
});
