import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { countryCodes } from '../../src/art/data/codes.ts';
import { neighboursOnMap } from '../support/catalog/neighbours-on-map.ts';
import { ROOT } from '../support/machine/source-files.ts';

const listed = JSON.parse(
  readFileSync(path.join(ROOT, 'src/web/catalog/guide/neighbours.json'), 'utf8'),
) as Record<string, string>;

it('the neighbours that pages name are those on the map', () => {
  const some = ['AT', 'FR', 'IC', 'JP', 'MT', 'TH', 'US', 'XK'];
  expect(Object.fromEntries(some.map((code) => [code, listed[code]]))).toEqual(neighboursOnMap(some));
  expect(Object.keys(listed)).toEqual(countryCodes);
  const known = new Set(countryCodes);
  for (const [code, around] of Object.entries(listed))
    for (const one of around.split(' '))
      expect([code, one, known.has(one) && one !== code]).toEqual([code, one, true]);
});
