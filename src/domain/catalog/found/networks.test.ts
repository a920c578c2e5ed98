import { expect, it } from 'vitest';

import { brandsAmong } from './networks.ts';

const network = (brand: string, ...speed: string[]) => ({ brand, speed });

it('names each brand once, with 5G if any of its networks has 5G', () => {
  expect(brandsAmong([network('Orange', '4G'), network('SFR', '4G'), network('ORANGE', '4G', '5G')])).toEqual(
    [
      { brand: 'Orange', has_5g: true },
      { brand: 'SFR', has_5g: false },
    ],
  );
  expect(brandsAmong([network('Orange', '5G'), network('Orange', '3G')])).toEqual([
    { brand: 'Orange', has_5g: true },
  ]);
});

it('lists networks with 5G first, then sorts by name', () => {
  const brands = brandsAmong([
    network('Zain', '5G'),
    network('Éire', '4G'),
    network('au', '5G'),
    network('X'),
  ]);
  expect(brands.map(({ brand }) => brand)).toEqual(['au', 'Zain', 'Éire', 'X']);
});

it('cuts off a list that nobody would read', () => {
  const many = Array.from({ length: 300 }, (_, index) => network(`Network ${index}`, '4G'));
  expect(brandsAmong([...many, network('Last', '5G')])).toHaveLength(12);
  expect(brandsAmong([...many, network('Last', '5G')])[0]?.brand).toBe('Last');
  expect(brandsAmong([])).toEqual([]);
});
