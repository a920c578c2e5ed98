import { expect, it } from 'vitest';

import { ratesIn } from './exchange-rates.ts';

const file = (cubes: string) =>
  `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='2026-11-27'>${cubes}</Cube></Cube></gesmes:Envelope>`;

it('reads how much a dollar is from rates for a euro, and leaves out currencies that neither sales nor taxes are in', () => {
  const rates = ratesIn(
    file(
      "<Cube currency='USD' rate='1.1600'/><Cube currency='JPY' rate='174.00'/><Cube currency='ISK' rate='146'/><Cube currency='RON' rate='5.104'/>",
    ),
  );
  expect(rates.toSorted((one, other) => (one.currency < other.currency ? -1 : 1))).toEqual([
    { currency: 'EUR', perBase: 0.86206897, source: 'ecb', ofDay: '2026-11-27' },
    { currency: 'JPY', perBase: 150, source: 'ecb', ofDay: '2026-11-27' },
    { currency: 'RON', perBase: 4.4, source: 'ecb', ofDay: '2026-11-27' },
  ]);
});

it('refuses whatever has no day or no dollar', () => {
  for (const text of [
    '',
    '<html>502</html>',
    file("<Cube currency='JPY' rate='174'/>"),
    file("<Cube currency='USD' rate='0'/>"),
  ])
    expect(() => ratesIn(text)).toThrow('not readable');
});
