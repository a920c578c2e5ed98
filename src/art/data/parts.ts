import type { Box } from './box.ts';
import type { Format } from './formats.ts';

/** A part of the world, as a map above the list of its countries. */
export type Part = {
  kind: 'above' | 'flat';
  tint: string;
  box: Box;
  /** Draws islands too small to be seen as dots. */
  isIslands?: boolean;
  /** Codes of its countries, most travelled first. */
  members: readonly string[];
  /** How many of the first may be named on the map; the names of others are nobody's reason to look at it. */
  named: number;
};

const list = (codes: string): string[] => codes.split(' ');

/** By the name in their picture's address. */
export const parts: Readonly<Record<string, Part>> = {
  EUROPE: {
    kind: 'above',
    tint: 'Western Europe',
    box: [-20, 35.5, 38, 68],
    members: list(
      'FR ES IT TR GB DE GR AT PT HR NL PL CH HU CZ IE DK SE NO IS RO BG BE FI AL CY MT RS ME EE LV LT SK SI LU UA BA MK MD BY RU XK ' +
        'MC AD SM LI VA GI JE GG IM FO AX IC CYP',
    ),
    named: 18,
  },
  ASIA: {
    kind: 'flat',
    tint: 'Eastern Asia',
    box: [62, -10, 146, 50],
    members: list(
      'JP TH CN KR VN ID IN MY SG PH TW HK KH LK NP MV LA UZ KZ MN MO KG GE AZ AM BT BN BD PK MM TL TJ TM AF KP IO CX CC',
    ),
    named: 18,
  },
  AFRICA: {
    kind: 'above',
    tint: 'Eastern Africa',
    box: [-18, -35, 52, 37],
    members: list(
      'MA EG ZA TN KE TZ NA SN GH NG MU MG ET UG ZW ZM BW RW DZ CV CI CM MZ AO RE SC GM SZ LS MW BJ TG BF ML SL LR GN GW GA CG CD ST ' +
        'GQ KM DJ SD LY MR EH BI NE TD CF SS ER SO SH YT',
    ),
    named: 16,
  },
  'NORTH-AMERICA': {
    kind: 'above',
    tint: 'North America',
    box: [-150, 17, -60, 70],
    members: list('US MX CA US-HI GL BM PM'),
    named: 3,
  },
  'LATIN-AMERICA': {
    kind: 'above',
    tint: 'South America',
    box: [-108, -54, -36, 27],
    members: list(
      'BR AR DO CO PE CL CR CU UY EC PA JM GT BO BS PR SV NI HN PY BZ AW CW BB LC AG KY TC SX VI VG TT GP MQ MF BL BQ GD KN VC DM AI ' +
        'MS AN HT GF GY SR VE FK',
    ),
    named: 16,
  },
  CARIBBEAN: {
    kind: 'above',
    tint: 'Caribbean',
    isIslands: true,
    box: [-85, 9.5, -59, 27],
    members: list(
      'DO JM BS PR CU BB AW CW LC AG KY TC SX VI VG TT GP MQ MF BL BQ GD KN VC DM AI MS AN HT BM',
    ),
    named: 16,
  },
  'MIDDLE-EAST': {
    kind: 'above',
    tint: 'Western Asia',
    box: [30, 13, 62, 39],
    members: list('AE SA QA JO IL OM BH KW LB IQ IR PS SY YE TR EG'),
    named: 9,
  },
  OCEANIA: {
    kind: 'flat',
    tint: 'Australia and New Zealand',
    isIslands: true,
    box: [112, -47, 212, 14],
    members: list('AU NZ FJ PF NC CK VU GU WS TO PG PW SB MP AS FM MH KI TV NR NU TK WF NF PN'),
    named: 12,
  },
};

/** The map above a list, and what a phone shows of it. */
export const partFormats = {
  part: { width: 1152, height: 432, slant: false },
  'part-small': { width: 700, height: 460, slant: false },
} as const satisfies Record<string, Format>;

export type PartFormatName = keyof typeof partFormats;
