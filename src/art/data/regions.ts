import type { Box } from './box.ts';

/**
 * A group of countries sold as one plan. `globe` shows the whole earth; `flat` is a world map, for boxes too wide for a view
 * from above; all others are seen from above the middle of the box.
 */
export type Region =
  | { kind: 'globe'; tint: string }
  | { kind: 'above' | 'flat'; tint: string; box: Box; members: readonly string[] };

const list = (codes: string): string[] => codes.split(' ');
const without = (codes: readonly string[], gone: readonly string[]): string[] =>
  codes.filter((code) => !gone.includes(code));

const europe = list(
  'AT BE BG CH CY CYP CZ DE DK EE ES FI FR GB GR HR HU IC IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR VA',
);
const europeBox: Box = [-22, 35, 43, 70.5];
const atlanticBox: Box = [-122, 22, 42, 68];
const globe: Region = { kind: 'globe', tint: 'Global' };

/** Regions by the wholesaler's code. `members` only decides which countries are lit; the catalogue decides which are sold. */
export const regions: Readonly<Record<string, Region>> = {
  REUP: { kind: 'above', tint: 'Western Europe', box: europeBox, members: europe },
  REUL: {
    kind: 'above',
    tint: 'Western Europe',
    box: europeBox,
    members: [...without(europe, ['GB', 'TR', 'CYP']), 'MD'],
  },
  REUX: { kind: 'above', tint: 'Western Europe', box: europeBox, members: [...europe, 'MD', 'RS'] },
  REUS: { kind: 'flat', tint: 'Western Europe', box: atlanticBox, members: [...europe, 'US'] },
  // The wholesaler does not publish which hubs it adds, so only the certain ones are lit.
  RBH: { kind: 'flat', tint: 'Western Europe', box: atlanticBox, members: [...europe, 'US'] },
  RBK: {
    kind: 'above',
    tint: 'Southeast Europe',
    box: [13.5, 35.5, 29.5, 48],
    members: list('AL BA BG GR HR ME MK RO RS SI'),
  },
  RNA: { kind: 'above', tint: 'North America', box: [-136, 15, -58, 77], members: list('CA MX US') },
  RLA: {
    kind: 'above',
    tint: 'South America',
    box: [-112, -54, -38, 31],
    members: list('AR BR CL CO CR EC GF MX PE SV UY'),
  },
  RCE: {
    kind: 'above',
    tint: 'Central America',
    box: [-116, 8, -78, 32],
    members: list('CR GT HN MX NI PA SV'),
  },
  RCA: {
    kind: 'above',
    tint: 'Caribbean',
    box: [-82, 6, -55, 25],
    members: list('AG AI AN AW BB BL BM BQ CW DM DO GD GF GY HT JM KN KY LC MF MQ MS SR SV TC TT VC VG'),
  },
  RAS: {
    kind: 'flat',
    tint: 'Eastern Asia',
    box: [56, -47, 180, 44],
    members: list('AU HK ID KR LK MO MY NZ PK SG TH TW UZ VN'),
  },
  RME: {
    kind: 'above',
    tint: 'Western Asia',
    box: [-14, 12, 61, 42],
    members: list('AE EG IL JO KW MA OM TR'),
  },
  RMENA: {
    kind: 'above',
    tint: 'Western Asia',
    box: [-14, 12, 57, 38],
    members: list('AE BH EG IL JO KW MA QA SA TN'),
  },
  RAF: {
    kind: 'above',
    tint: 'Eastern Africa',
    box: [-17, -35, 57, 37],
    members: list('EG KE MA MG MU NG RE TN TZ UG ZA ZM'),
  },
  RCI: {
    kind: 'above',
    tint: 'Central Asia',
    box: [24, 37, 190, 78],
    members: list('AM GE KG KZ MD RU UA'),
  },
  ROC: {
    kind: 'above',
    tint: 'Australia and New Zealand',
    box: [112, -47.5, 179, -10],
    members: list('AU NZ'),
  },
  RGB: globe,
  RGBL: globe,
  RGBS: globe,
  RGBM: globe,
};
