import type { CountryGroup } from '../../../domain/catalog/region-meaning.ts';
import { termOf } from '../../../domain/catalog/search-term.ts';

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const BALKANS = 'AL BA BG GR HR ME MK RO RS SI XK';
const NORDIC = 'DK FI IS NO SE';
const BALTIC = 'EE LT LV';
const CAUCASUS = 'AM AZ GE';
const EUROPE = `${EU} ${BALKANS} ${NORDIC} AD AX BY CH FO GB GG GI IC IM JE LI MC MD RU SM TR UA VA`;
const EAST_ASIA = 'CN HK JP KR MN MO TW';
const SOUTH_EAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN';
const SOUTH_ASIA = 'BD BT IN LK MV NP PK';
const CENTRAL_ASIA = 'KG KZ TJ TM UZ';
const GULF = 'AE BH KW OM QA SA';
const NORTH_AFRICA = 'DZ EG EH LY MA SD TN';
const EAST_AFRICA = 'BI DJ ER ET KE KM MG MU RE RW SC SO SS TZ UG YT';
const SOUTHERN_AFRICA = 'AO BW LS MW MZ NA SZ ZA ZM ZW';
const WEST_AFRICA = 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG';
const CENTRAL_AFRICA = 'CD CF CG CM GA GQ ST TD';
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV';
const SOUTH_AMERICA = 'AR BO BR CL CO EC GF GY PE PY SR UY VE';
const CARIBBEAN = 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI';

const GROUPS: [names: string, codes: string | null][] = [
  ['World|Global|Worldwide|International|Everywhere|Round the world', null],
  ['Europe|Eurotrip', EUROPE],
  ['European Union|EU', EU],
  ['Schengen|Schengen area|Interrail', without(`${EU} CH IS LI NO`, 'CY IE')],
  ['Western Europe', 'AT BE CH DE FR GB IE LI LU MC NL'],
  ['Eastern Europe', 'BG BY CZ HU MD PL RO RU SK UA'],
  ['Southern Europe', 'AD ES GI GR HR IT MT PT SM VA'],
  ['Balkans|Balkan|Western Balkans|Former Yugoslavia', BALKANS],
  ['Scandinavia', 'DK NO SE'],
  ['Nordics|Nordic countries|Northern Europe', NORDIC],
  ['Baltics|Baltic states|Baltic', BALTIC],
  ['Benelux', 'BE LU NL'],
  ['DACH', 'AT CH DE'],
  ['Alps', 'AT CH DE FR IT LI SI'],
  ['Iberia|Iberian Peninsula', 'ES PT'],
  ['British Isles', 'GB GG IE IM JE'],
  ['Mediterranean|Mediterranean cruise', 'AL CY EG ES FR GR HR IL IT MA MC ME MT SI TN TR'],
  ['Caucasus', CAUCASUS],
  ['CIS|Former Soviet Union', `${CAUCASUS} ${CENTRAL_ASIA} BY MD RU UA`],
  ['Asia|APAC|Asia Pacific', `${EAST_ASIA} ${SOUTH_EAST_ASIA} ${SOUTH_ASIA} ${CENTRAL_ASIA}`],
  ['East Asia|Far East', EAST_ASIA],
  ['Southeast Asia|South East Asia|ASEAN', SOUTH_EAST_ASIA],
  ['Indochina', 'KH LA VN'],
  ['South Asia|Indian subcontinent', SOUTH_ASIA],
  ['Central Asia|Silk Road', CENTRAL_ASIA],
  ['Gulf|GCC|Gulf states|Persian Gulf|Arabia|Arabian Peninsula', GULF],
  ['Middle East', `${GULF} EG IL IQ IR JO LB PS SY TR YE`],
  ['MENA', `${GULF} ${NORTH_AFRICA} IL IQ IR JO LB PS SY YE`],
  [
    'Africa|African continent',
    `${NORTH_AFRICA} ${EAST_AFRICA} ${SOUTHERN_AFRICA} ${WEST_AFRICA} ${CENTRAL_AFRICA}`,
  ],
  ['North Africa', NORTH_AFRICA],
  ['Maghreb', 'DZ LY MA MR TN'],
  ['East Africa', EAST_AFRICA],
  ['Southern Africa', SOUTHERN_AFRICA],
  ['West Africa', WEST_AFRICA],
  ['Central Africa', CENTRAL_AFRICA],
  ['Safari', 'BW KE NA TZ UG ZA ZM ZW'],
  ['North America|NAFTA|USMCA', 'CA MX US'],
  ['Central America', CENTRAL_AMERICA],
  ['South America', SOUTH_AMERICA],
  ['Latin America|LATAM', `MX ${CENTRAL_AMERICA} ${SOUTH_AMERICA} CU DO PR`],
  ['Caribbean|West Indies|Antilles|Caribbean cruise', CARIBBEAN],
  ['Oceania|Pacific|South Pacific', 'AS AU CK FJ FM GU KI MH MP NC NR NU NZ PF PG PW SB TO TV VU WS'],
  ['Australasia|ANZ|Australia and New Zealand', 'AU NZ'],
];

function without(codes: string, gone: string): string {
  return codes
    .split(' ')
    .filter((code) => !gone.split(' ').includes(code))
    .join(' ');
}

export const COUNTRY_GROUPS: readonly CountryGroup[] = GROUPS.map(([names, codes]) => ({
  names: names.split('|'),
  codes: codes === null ? null : [...new Set(codes.split(' '))],
}));

const CALLED = new Map(
  COUNTRY_GROUPS.flatMap((group) => group.names.map((name) => [termOf(name).joined, group])),
);

/** The group with this name, ignoring case, accents and blanks. */
export function groupCalled(name: string): CountryGroup | undefined {
  return CALLED.get(termOf(name).joined);
}
