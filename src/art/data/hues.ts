/** OKLCH hue angles of the sky, and of the dawn at the bottom of the picture. */
export type Hues = { sky: number; dawn: number };

type Subregion = Hues & { members: string };

const subregions: Readonly<Record<string, Subregion>> = {
  'North America': { sky: 250, dawn: 205, members: 'US CA GL BM PM UM US-HI' },
  'Central America': { sky: 178, dawn: 135, members: 'MX GT BZ HN SV NI CR PA' },
  Caribbean: {
    sky: 212,
    dawn: 172,
    members: 'AG AI AN AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  },
  'South America': { sky: 172, dawn: 138, members: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE' },
  'Northern Europe': { sky: 268, dawn: 238, members: 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ' },
  'Western Europe': { sky: 288, dawn: 330, members: 'BE DE FR LU MC NL' },
  'Southern Europe': { sky: 310, dawn: 15, members: 'AD CY CYP ES GI GR IC IT MT PT SM VA' },
  'Eastern Europe': { sky: 278, dawn: 300, members: 'BY MD RU UA' },
  'Central Europe': { sky: 283, dawn: 320, members: 'AT CH CZ HU LI PL SI SK' },
  'Southeast Europe': { sky: 318, dawn: 5, members: 'AL BA BG HR ME MK RO RS XK' },
  'Eastern Asia': { sky: 345, dawn: 35, members: 'CN HK JP KP KR MN MO TW' },
  'South-Eastern Asia': { sky: 5, dawn: 55, members: 'BN CC CX ID KH LA MM MY PH SG TH TL VN' },
  'Southern Asia': { sky: 330, dawn: 60, members: 'AF BD BT IN IO IR LK MV NP PK' },
  'Central Asia': { sky: 300, dawn: 50, members: 'KG KZ TJ TM UZ' },
  'Western Asia': { sky: 350, dawn: 75, members: 'AE AM AZ BH GE IL IQ JO KW LB OM PS QA SA SY TR YE' },
  'Northern Africa': { sky: 20, dawn: 75, members: 'DZ EG EH LY MA SD TN' },
  'Western Africa': { sky: 25, dawn: 62, members: 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG' },
  'Middle Africa': { sky: 15, dawn: 58, members: 'AO CD CF CG CM GA GQ ST TD' },
  'Eastern Africa': {
    sky: 22,
    dawn: 66,
    members: 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW',
  },
  'Southern Africa': { sky: 28, dawn: 60, members: 'BW LS NA SZ ZA' },
  'Australia and New Zealand': { sky: 225, dawn: 185, members: 'AU NF NZ' },
  Melanesia: { sky: 215, dawn: 178, members: 'FJ NC PG SB VU' },
  Micronesia: { sky: 220, dawn: 182, members: 'FM GU KI MH MP NR PW' },
  Polynesia: { sky: 208, dawn: 168, members: 'AS CK NU PF PN TK TO TV WF WS' },
  // The light of ice: between the two northern blues.
  Antarctic: { sky: 240, dawn: 215, members: 'AQ BV GS HM TF' },
  Global: { sky: 245, dawn: 205, members: '' },
};

const subregionOf = new Map(
  Object.entries(subregions).flatMap(([name, { members }]) =>
    members.split(' ').map((code): [string, string] => [code, name]),
  ),
);

/** The subregion of an ISO or special code; `Global` if unknown. */
export function subregion(code: string): string {
  return subregionOf.get(code) ?? 'Global';
}

export function huesOf(name: string): Hues {
  const { sky, dawn } = subregions[name] ?? { sky: 245, dawn: 205 };
  return { sky, dawn };
}
