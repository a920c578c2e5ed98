import { expect, test } from 'vitest';

import { PAGES_OF_SAMPLES, PAGES_OF_THE_SHOP } from '../../../../test/support/browser/console-pages.ts';
import { SCREENS } from './screens.ts';

test('every page of the console has an accessibility test', () => {
  const pages = SCREENS.flatMap(({ path, pages }) =>
    Object.keys(pages).map((below) => (below === '' ? path : `${path}/${below}`)),
  );
  expect(Object.keys({ ...PAGES_OF_SAMPLES, ...PAGES_OF_THE_SHOP }).toSorted()).toEqual(pages.toSorted());
});
