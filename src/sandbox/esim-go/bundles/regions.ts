import { type Range, type Size, standardSizes } from './offers.ts';
import type { Region } from './place.ts';

/** A coverage of several countries, sold as one pseudo-country; its label is that country's code and name. */
export interface RegionalGroup {
  code: string;
  label: string;
  region: Region;
  members: string[];
  range: Range;
  /** Wholesale, in US cents: one day of Unlimited Lite, and 1 GB for 7 days. */
  dayCents: number;
  gbCents: number;
}

const list = (codes: string) => codes.split(' ');
const without = (codes: string[], ...gone: string[]) => codes.filter((code) => !gone.includes(code));
const fixed = (...sizes: number[]): Range => ({ fixed: standardSizes(...sizes), unlimited: {} });
const long = (...sizes: Size[]): Range => ({ fixed: sizes, unlimited: {} });

const EVERY_DAY = [1, 3, 5, 7, 10, 15, 30];
const WEEKS = [7, 15, 30];
const ALL_SIZES = standardSizes(1, 2, 3, 5, 10, 20, 50, 100);

const EUROPE_PLUS = list(
  'AT BE BG CH CY CYP CZ DE DK EE ES FI FR GB GR HR HU IC IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR VA',
);
const EUROPE_EXTRA = [...EUROPE_PLUS, 'MD', 'RS'];
const GLOBAL_LIGHT = [
  ...EUROPE_PLUS,
  ...list('US CA MX JP KR CN HK MO SG TH TW MY ID VN AU NZ AE QA SA IL EG ZA BR'),
];
const GLOBAL = [
  ...EUROPE_EXTRA,
  ...list('US CA MX CN JP KR AU NZ ZA BR AE HK ID LK MO MY PK SG TH TW UZ VN AL BA ME MK'),
  ...list('AR CL CO CR EC PE SV UY EG IL JO KW MA OM BH QA SA TN KE MG MU RE TZ UG ZM NG'),
  ...list('AM GE KZ UA IN PH KH PR'),
];
const GLOBAL_MAX = [
  ...GLOBAL,
  ...list('AZ BD BN KG LA MN NP MV IQ RU DO GT HN NI PA PY BO JM GP MQ GF GU FJ GH SN CI RW XK FO GI'),
];

/** The regional groups, each with its coverage, its plans and its two price levels. */
export const regionalGroups: RegionalGroup[] = [
  // Europe
  group('REUP', 'Europe+', 'Europe', EUROPE_PLUS, 280, 252, {
    fixed: ALL_SIZES,
    unlimited: { Lite: EVERY_DAY, Essential: EVERY_DAY, Plus: EVERY_DAY },
  }),
  group('REUL', 'Europe Lite', 'Europe', [...without(EUROPE_PLUS, 'GB', 'TR', 'CYP'), 'MD'], 252, 228, {
    fixed: ALL_SIZES,
    unlimited: { Lite: EVERY_DAY },
  }),
  group('REUX', 'Europe Extra', 'Europe', EUROPE_EXTRA, 296, 268, {
    fixed: standardSizes(1, 3, 5, 10, 20),
    unlimited: { Lite: WEEKS },
  }),
  group(
    'RBK',
    'Balkans',
    'Europe',
    list('AL BA BG GR HR MD ME MK RO RS SI'),
    0,
    300,
    fixed(1, 2, 3, 5, 10, 20),
  ),
  group('RCI', 'CIS', 'Europe', list('AM GE KG KZ MD RU UA'), 0, 408, fixed(1, 2, 3, 5, 10)),
  // The Americas
  group('RNA', 'North America', 'North America', list('CA MX US'), 340, 288, {
    fixed: standardSizes(1, 2, 3, 5, 10, 20, 50),
    unlimited: { Lite: EVERY_DAY },
  }),
  group(
    'RLA',
    'Latin America',
    'LATAM',
    list('AR BR CL CO CR EC GF MX PE SV UY'),
    0,
    496,
    fixed(1, 2, 3, 5, 10, 20),
  ),
  group('RCE', 'Central America', 'LATAM', list('CR GT HN MX NI PA SV'), 0, 456, fixed(1, 2, 3, 5, 10)),
  group(
    'RCA',
    'Caribbean',
    'LATAM',
    list('AG AI AN AW BB BM BQ CW DM GD GF GY HT JM KN KY LC MS SV TC TT VC VG'),
    0,
    592,
    fixed(1, 2, 3, 5, 10),
  ),
  // Asia, Africa, Oceania
  group('RAS', 'Asia', 'Asia', list('AU HK ID KR LK MO MY NZ PK SG TH TW UZ VN'), 380, 328, {
    fixed: standardSizes(1, 2, 3, 5, 10, 20),
    unlimited: { Lite: WEEKS },
  }),
  group(
    'RME',
    'Middle East & Africa',
    'Middle East',
    list('AE EG IL JO KW MA OM TR'),
    0,
    432,
    fixed(1, 2, 3, 5, 10, 20),
  ),
  group(
    'RMENA',
    'Middle East and North Africa',
    'Middle East',
    list('AE BH EG IL JO KW MA QA SA TN'),
    0,
    468,
    fixed(1, 2, 3, 5, 10, 20),
  ),
  group(
    'RAF',
    'Africa',
    'Africa',
    list('EG KE MA MG MU NG RE TN TZ UG ZA ZM'),
    0,
    552,
    fixed(1, 2, 3, 5, 10, 20),
  ),
  group('ROC', 'Oceania', 'Oceania', list('AU NZ'), 0, 344, { fixed: ALL_SIZES, unlimited: {} }),
  // The world
  group('RGB', 'Global', 'Global', GLOBAL, 520, 688, {
    fixed: standardSizes(1, 2, 3, 5, 10, 20),
    unlimited: { Lite: WEEKS, Essential: WEEKS },
  }),
  group(
    'RGBL',
    'Global Light',
    'Global',
    GLOBAL_LIGHT,
    0,
    592,
    long({ gb: 20, days: 60 }, { gb: 50, days: 90 }),
  ),
  group(
    'RGBS',
    'Global Standard',
    'Global',
    GLOBAL,
    0,
    672,
    long({ gb: 50, days: 90 }, { gb: 100, days: 90 }),
  ),
  group(
    'RGBM',
    'Global Max',
    'Global',
    GLOBAL_MAX,
    0,
    744,
    long({ gb: 50, days: 90 }, { gb: 100, days: 180 }),
  ),
  group(
    'REUS',
    'Europe + USA',
    'Europe',
    [...EUROPE_PLUS, 'US'],
    0,
    288,
    long({ gb: 20, days: 60 }, { gb: 50, days: 90 }, { gb: 100, days: 90 }, { gb: 100, days: 180 }),
  ),
  group(
    'RBH',
    'Europe + USA + Business Hubs',
    'Global',
    [...EUROPE_PLUS, ...list('US AE HK JP KR SG')],
    0,
    364,
    long({ gb: 50, days: 90 }, { gb: 100, days: 180 }),
  ),
];

function group(
  code: string,
  label: string,
  region: Region,
  members: string[],
  dayCents: number,
  gbCents: number,
  range: Range,
): RegionalGroup {
  return { code, label, region, members, dayCents, gbCents, range };
}
