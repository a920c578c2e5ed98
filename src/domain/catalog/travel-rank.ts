/**
 * Countries and territories in the rough order of foreign visitors a year (UN Tourism, 2024), and by our estimate where nobody
 * counts.
 */
const MOST_VISITED =
  'FR ES US IT TR MX GB DE JP GR TH AT PT SA CN MY AE HR NL CA PL KR VN MA SG CH EG HK ID HU CZ IE IN DK AL BE AU NO SE TW ZA DO BR ' +
  'TN BG IS RO KH PH AR CO CY NZ MT FI MO JO QA GE SI CR PE CL UZ KZ EE LV LT SK LU ME RS PR US-HI IC LK MV JM CU LA MU BS KE TZ UA ' +
  'RU IL OM BH KW NP AZ AM KG BA MK MD MC AD SM GT PA EC SV UY NI HN BO PY BZ AW CW BB LC AG KY TC SX VI VG TT GP MQ MF BL BQ GD KN ' +
  'VC DM AI MS BM RE SC ZW BW NA ZM RW UG ET NG GH SN CI DZ CV MG MZ AO CM MN BT BN BD PK MM TL LB IQ IR PS SY TJ TM BY XK LI VA GI ' +
  'JE GG IM FO AX GL CYP FJ PF NC GU MP CK WS TO VU PG PW AS SB GF GY SR VE HT AN YT GM SZ LS MW BJ TG BF ML SL LR GN GW GA CG CD ST ' +
  'GQ KM DJ SD LY MR EH BI NE TD CF SS ER SO SH YE AF KP CX CC NF FM MH KI TV NR FK PM';

const RANKS = new Map(MOST_VISITED.split(' ').map((iso, rank) => [iso, rank]));

const rankOf = (iso: string) => RANKS.get(iso) ?? RANKS.size;

/** The places where most people travel first; those that nobody ranks last, in the order given. */
export function mostTravelled<P extends { iso: string }>(places: readonly P[]): P[] {
  return places.toSorted((a, b) => rankOf(a.iso) - rankOf(b.iso));
}
