import type { CountryGroup } from '../../../domain/catalog/region-meaning.ts';
import { termOf } from '../../../domain/search-term.ts';
import { distinct, everyName } from '../../core/translated-names.ts';

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

/** Names that people have in English, the usual one first; the regions of a catalogue are called by that. */
const GROUPS: [names: string, codes: string | null][] = [
  // Parts of the world.
  [
    'World|Global|Worldwide|International|Everywhere|All countries|Round the world|World trip|World cruise|Cruise',
    null,
  ],
  ['Europe|Eurotrip|Europe trip|Eurail|Interrail', EUROPE],
  ['Asia|APAC|Asia Pacific', `${EAST_ASIA} ${SOUTH_EAST_ASIA} ${SOUTH_ASIA} ${CENTRAL_ASIA}`],
  [
    'Africa|African continent',
    `${NORTH_AFRICA} ${EAST_AFRICA} ${SOUTHERN_AFRICA} ${WEST_AFRICA} ${CENTRAL_AFRICA}`,
  ],
  ['North America|NAFTA|USMCA', 'CA MX US'],
  ['Central America|Central American', CENTRAL_AMERICA],
  ['South America', SOUTH_AMERICA],
  ['Latin America|LATAM', `MX ${CENTRAL_AMERICA} ${SOUTH_AMERICA} CU DO PR`],
  ['Americas|The Americas', `CA MX US ${CENTRAL_AMERICA} ${SOUTH_AMERICA}`],
  ['Caribbean|West Indies|Caribbean islands|Caribbean Sea|Caribbean cruise|Caricom', CARIBBEAN],
  [
    'Oceania|Pacific|South Pacific|Pacific islands|South Seas',
    'AS AU CK FJ FM GU KI MH MP NC NR NU NZ PF PG PW SB TO TV VU WS',
  ],
  ['Middle East|Near East', `${GULF} EG IL IQ IR JO LB PS SY TR YE`],
  // Parts of Europe.
  ['European Union|EU|EU countries|UE', EU],
  ['Eurozone|Euro area|Euro countries', 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'],
  ['Schengen|Schengen area|Schengen zone|Schengen countries', without(`${EU} CH IS LI NO`, 'CY IE')],
  ['EFTA', 'CH IS LI NO'],
  ['Western Europe', 'AT BE CH DE FR GB IE LI LU MC NL'],
  ['Central Europe', 'AT CH CZ DE HU PL SI SK'],
  ['Eastern Europe', 'BG BY CZ HU MD PL RO RU SK UA'],
  ['Southern Europe', 'AD ES GI GR HR IT MT PT SM VA'],
  ['Northern Europe', `${NORDIC} ${BALTIC} GB IE`],
  ['Balkans|Balkan|Western Balkans|Balkan countries', BALKANS],
  ['Former Yugoslavia|Yugoslavia|Ex Yugoslavia', 'BA HR ME MK RS SI XK'],
  ['Czechoslovakia', 'CZ SK'],
  ['Visegrad|Visegrad countries', 'CZ HU PL SK'],
  ['Scandinavia|Scandinavian countries', 'DK NO SE'],
  ['Nordics|Nordic|Nordic countries', NORDIC],
  ['Baltics|Baltic|Baltic states|Baltic countries', BALTIC],
  ['Benelux|Low Countries', 'BE LU NL'],
  ['DACH', 'AT CH DE'],
  ['Iberia|Iberian Peninsula', 'ES PT'],
  ['British Isles', 'GB GG IE IM JE'],
  ['Channel Islands', 'GG JE'],
  ['Caucasus|South Caucasus', CAUCASUS],
  ['CIS|Former Soviet Union|Soviet Union|USSR', `${CAUCASUS} ${CENTRAL_ASIA} BY MD RU UA`],
  // Parts of Asia.
  ['East Asia|Far East', EAST_ASIA],
  ['Southeast Asia|South East Asia|SE Asia|ASEAN', SOUTH_EAST_ASIA],
  ['Indochina', 'KH LA VN'],
  ['South Asia|Indian subcontinent', SOUTH_ASIA],
  ['Central Asia|Silk Road|The Stans', CENTRAL_ASIA],
  ['Gulf|GCC|Gulf states|Gulf countries|Persian Gulf|Arabian Gulf|Khaleej|Arabia|Arabian Peninsula', GULF],
  ['MENA', `${GULF} ${NORTH_AFRICA} IL IQ IR JO LB PS SY YE`],
  ['Levant', 'IL JO LB PS SY'],
  // Parts of Africa.
  ['North Africa', NORTH_AFRICA],
  ['Maghreb', 'DZ LY MA MR TN'],
  ['East Africa', EAST_AFRICA],
  ['Horn of Africa', 'DJ ER ET SO'],
  ['Southern Africa', SOUTHERN_AFRICA],
  ['West Africa|ECOWAS', WEST_AFRICA],
  ['Central Africa', CENTRAL_AFRICA],
  ['Safari|African safari', 'BW KE NA TZ UG ZA ZM ZW'],
  ['Sahara', 'DZ EG LY MA MR TN'],
  // Parts of America and of Oceania.
  ['Mercosur', 'AR BR PY UY'],
  ['Guianas', 'GF GY SR'],
  ['Greater Antilles', 'CU DO HT JM KY PR'],
  ['Lesser Antilles|Leeward Islands|Windward Islands', 'AG AI BB DM GD GP KN LC MQ MS TT VC'],
  ['French Antilles|French West Indies', 'BL GP MF MQ'],
  ['ABC Islands', 'AW BQ CW'],
  ['Virgin Islands', 'VG VI'],
  ['Australasia|ANZ|Australia and New Zealand', 'AU NZ'],
  ['Melanesia', 'FJ NC PG SB VU'],
  ['Polynesia', 'AS CK NZ PF TO TV WS'],
  ['BRICS', 'BR CN IN RU ZA'],
  // Seas, lakes and rivers.
  ['Mediterranean|Mediterranean Sea|Mediterranean cruise', 'AL CY EG ES FR GR HR IL IT MA MC ME MT SI TN TR'],
  ['Adriatic|Adriatic Sea', 'AL BA HR IT ME SI'],
  ['Aegean|Aegean Sea', 'GR TR'],
  ['Baltic Sea|Baltic cruise', 'DE DK EE FI LT LV PL SE'],
  ['North Sea', 'BE DE DK GB NL NO'],
  ['English Channel', 'FR GB'],
  ['Irish Sea', 'GB IE IM'],
  ['Black Sea', 'BG GE RO RU TR UA'],
  ['Caspian Sea|Caspian', 'AZ IR KZ RU TM'],
  ['Red Sea', 'DJ EG IL JO SA SD YE'],
  ['Dead Sea', 'IL JO PS'],
  ['Indian Ocean', 'LK MG MU MV RE SC'],
  ['Arctic|Arctic Circle|Northern Lights|Aurora Borealis', 'FI GL IS NO SE'],
  ['Andaman Sea', 'IN MM TH'],
  ['South China Sea', 'BN HK MY PH TW VN'],
  ['Gulf of Thailand', 'KH TH VN'],
  ['Gulf of Mexico', 'CU MX US'],
  ['Lake Constance', 'AT CH DE'],
  ['Lake Geneva', 'CH FR'],
  ['Lake Victoria', 'KE TZ UG'],
  ['Lake Titicaca', 'BO PE'],
  ['Great Lakes', 'CA US'],
  ['Danube|Danube cruise', 'AT BG DE HR HU RO RS SK'],
  ['Rhine|Rhine cruise', 'CH DE FR NL'],
  ['Mekong|Golden Triangle', 'KH LA MM TH VN'],
  ['Amazon|Amazonia|Amazon rainforest', 'BO BR CO EC PE'],
  // Mountains and other landscapes.
  ['Alps|The Alps', 'AT CH DE FR IT LI SI'],
  ['Mont Blanc', 'CH FR IT'],
  ['Pyrenees', 'AD ES FR'],
  ['Carpathians', 'PL RO SK UA'],
  ['Tyrol', 'AT IT'],
  ['Andes', 'AR BO CL CO EC PE'],
  ['Patagonia|Tierra del Fuego', 'AR CL'],
  ['Rocky Mountains|Rockies', 'CA US'],
  ['Kurdistan', 'IQ TR'],
  // Journeys.
  ['Via Francigena', 'CH FR GB IT'],
  ['Orient Express', 'AT FR HU IT TR'],
  ['Banana Pancake Trail', 'KH LA TH VN'],
  ['Pan American Highway', 'AR CL CO CR EC GT MX PA PE US'],
];

/** The code by which the United Nations and CLDR know these, by the first English name. */
const CODES: Record<string, string> = {
  Europe: '150',
  Asia: '142',
  Africa: '002',
  'North America': '003',
  'Central America': '013',
  'South America': '005',
  'Latin America': '419',
  Caribbean: '029',
  Oceania: '009',
  'European Union': 'EU',
  Eurozone: 'EZ',
  'Western Europe': '155',
  'Eastern Europe': '151',
  'Southern Europe': '039',
  'East Asia': '030',
  'Southeast Asia': '035',
  'South Asia': '034',
  'Central Asia': '143',
  'North Africa': '015',
  'East Africa': '014',
  'West Africa': '011',
  'Central Africa': '017',
  Australasia: '053',
  Melanesia: '054',
  Polynesia: '061',
};

/** What else these are called in other languages, by the first English name. */
const ELSEWHERE: Record<string, string> = {
  World:
    'Welt|Weltweit|Weltreise|Monde|Tour du monde|Mundo|Mondo|Wereld|Świat|Dünya|Мир|Весь мир|Κόσμος|العالم|世界|全世界|세계|全球|전 세계|العالم كله|העולם|כל העולם',
  Europe: 'Evropa|Eurooppa|Європа|欧州|Euroreise|Europareise',
  Asia: 'Aasia|Ázsia|Азія',
  'North America': 'Norteamérica|America del Nord|北米|北アメリカ|북미|北美',
  'Central America': 'Zentralamerika|中米|중미',
  'South America': 'Suramérica|América del Sur|南米|남미|南美',
  'Latin America': '中南米|중남미|拉美',
  Americas: 'アメリカ大陸|美洲|האמריקות',
  Caribbean: 'Antilles|Caraïben|カリブ海|카리브해|جزر الكاريبي|הקריביים',
  Oceania: 'Okeanya',
  'Middle East':
    'Naher Osten|Nahost|Mittlerer Osten|Moyen-Orient|Proche-Orient|Oriente Medio|Medio Oriente|Oriente Médio|Médio Oriente|Midden-Oosten|Bliski Wschód|Orta Doğu|Ближний Восток|Μέση Ανατολή|الشرق الأوسط|中東|중동|中东|المشرق|המזרח התיכון',
  'Central Europe':
    'Mitteleuropa|Europe centrale|Midden-Europa|Europa Środkowa|Orta Avrupa|Центральная Европа|中欧|中歐|중부 유럽|وسط أوروبا|מרכז אירופה',
  'Northern Europe': 'Nordeuropa|Noord-Europa|Europe du Nord',
  Balkans:
    'Балканы|Balcanes|Balcani|Bálcãs|Bałkany|Balkanlar|Βαλκάνια|البلقان|دول البلقان|הבלקן|バルカン半島|발칸|발칸반도|巴尔干|巴爾幹',
  Scandinavia:
    'Skandinavien|Scandinavie|Escandinavia|Skandinavia|Скандинавия|Skandynawia|İskandinavya|Σκανδιναβία|إسكندنافيا|الدول الإسكندنافية|סקנדינביה|スカンジナビア|北欧三国|스칸디나비아|斯堪的纳维亚|斯堪地那維亞',
  Nordics: 'Norden|Pays nordiques|Países nórdicos|Paesi nordici|北欧|北歐|북유럽|המדינות הנורדיות',
  Baltics:
    'Baltikum|Прибалтика|Pays baltes|Países bálticos|Paesi baltici|Baltische staten|Kraje bałtyckie|Baltık ülkeleri|دول البلطيق|המדינות הבלטיות|バルト三国|발트 3국|波罗的海三国|波羅的海三國',
  Caucasus: 'Kaukasus',
  'East Asia': 'Fernost',
  'Southeast Asia': '동남아',
  Mediterranean:
    'Mittelmeer|Méditerranée|Mediterráneo|Mediterraneo|Средиземное море|Middellandse Zee|Morze Śródziemne|Akdeniz|البحر المتوسط|הים התיכון|地中海|지중해',
  Adriatic: 'Adria',
  'Baltic Sea': 'Ostsee',
  'North Sea': 'Nordsee',
  'Black Sea': 'Schwarzes Meer',
  'Red Sea': 'Rotes Meer',
  Arctic: 'Polarlichter',
  'Lake Constance': 'Bodensee',
  Danube: 'Donau',
  Rhine: 'Rhein',
  Alps: 'Alpen|Alpes|Alpi|Alpy|Alpler|الألب|האלפים|アルプス|알프스|阿尔卑斯|阿爾卑斯',
  'Mont Blanc': 'Monte Bianco',
  Pyrenees: 'Pirineos|Pyrénées',
  Andes: 'Anden',
  Tyrol: 'Tirol',
  Gulf: 'Golfstaaten|Pays du Golfe|Países del Golfo|Paesi del Golfo|Golfstaten|Kraje Zatoki Perskiej|Körfez ülkeleri|الخليج|دول الخليج|מדינות המפרץ|湾岸諸国|걸프|海湾国家|海灣國家',
  Schengen: 'شنغن|دول الشنغن|שנגן|シェンゲン|솅겐|申根',
};

function without(codes: string, gone: string): string {
  return codes
    .split(' ')
    .filter((code) => !gone.split(' ').includes(code))
    .join(' ');
}

export const COUNTRY_GROUPS: readonly CountryGroup[] = GROUPS.map(([written, codes]) => {
  const names = written.split('|');
  const [name = ''] = names;
  const elsewhere = [...everyName(CODES[name] ?? ''), ...(ELSEWHERE[name]?.split('|') ?? [])];
  return {
    names: [...distinct([...names, ...elsewhere]).values()],
    codes: codes === null ? null : [...new Set(codes.split(' '))],
  };
});

const CALLED = new Map(
  COUNTRY_GROUPS.flatMap((group) => group.names.map((name) => [termOf(name).joined, group])),
);

/** The group with this name, ignoring case, accents and blanks. */
export function groupCalled(name: string): CountryGroup | undefined {
  return CALLED.get(termOf(name).joined);
}
