import type { Box } from './box.ts';

/** A territory that Natural Earth draws as part of another shape, found by the centre of its polygons. */
export type CarveOut = { to: string; from: string; box: Box };

/** `from` is an ISO code or, for a shape without one, Natural Earth's name. */
export const carveOuts: readonly CarveOut[] = [
  { to: 'GF', from: 'FR', box: [-55, 2, -51, 6] },
  { to: 'GP', from: 'FR', box: [-62, 15.7, -60.9, 16.6] },
  { to: 'MQ', from: 'FR', box: [-61.4, 14.2, -60.6, 15] },
  { to: 'RE', from: 'FR', box: [55, -21.6, 56, -20.6] },
  { to: 'YT', from: 'FR', box: [44.9, -13.2, 45.5, -12.4] },
  { to: 'IC', from: 'ES', box: [-18.5, 27, -13, 29.6] },
  { to: 'US-HI', from: 'US', box: [-161, 18.5, -154, 22.5] },
  // Two boxes, so that Norway keeps its own islands above 70.5 degrees.
  { to: 'SJ', from: 'NO', box: [9, 73.5, 34, 81.5] },
  { to: 'SJ', from: 'NO', box: [-10, 70.5, -7, 71.5] },
  { to: 'BV', from: 'NO', box: [3, -55, 4, -54] },
  { to: 'BQ', from: 'NL', box: [-69, 11.5, -62.5, 18.2] },
  { to: 'CX', from: 'Indian Ocean Ter.', box: [105, -11, 106, -10] },
  { to: 'CC', from: 'Indian Ocean Ter.', box: [96, -13, 97.5, -11.5] },
  // ISO 3166 lists Crimea under Ukraine; Natural Earth draws who holds it.
  { to: 'UA', from: 'RU', box: [32.3, 44.3, 36.7, 46.3] },
];

/** The codes of Natural Earth's shapes without an ISO number. */
export const codeByName: Readonly<Record<string, string>> = {
  Kosovo: 'XK',
  'N. Cyprus': 'CYP',
  Somaliland: 'SO',
  Baikonur: 'KZ',
  Akrotiri: 'CY',
  Dhekelia: 'CY',
  'Cyprus U.N. Buffer Zone': 'CY',
  'USNB Guantanamo Bay': 'CU',
  'Coral Sea Is.': 'AU',
};

/** Codes whose parts touch, so that the border between them must be removed. */
export const dissolved: ReadonlySet<string> = new Set(['SO', 'KZ', 'CY', 'CU', 'UA']);

/** Codes made up of other codes. */
export const unions: Readonly<Record<string, readonly string[]>> = {
  AN: ['CW', 'BQ', 'SX'],
};

/** Places that neither of Natural Earth's scales draws: atolls, drawn as small discs. */
export const atolls: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  TK: [
    [-172.5, -8.56],
    [-171.81, -9.17],
    [-171.22, -9.37],
  ],
};
