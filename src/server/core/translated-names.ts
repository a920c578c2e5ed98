import { isTelling } from '../../domain/catalog/search.ts';
import { type Language, LANGUAGES, PSEUDO, SOURCE } from '../../domain/languages.ts';
import { termOf } from '../../domain/search-term.ts';

/**
 * Names of places that CLDR does not know, knows under another name than travellers do, or takes for another place; and those of
 * the wholesalers' regions, by their English labels.
 */
interface OwnNames {
  countries: Readonly<Record<string, string>>;
  regions: Readonly<Record<string, string>>;
}

const OWN: Readonly<Record<Exclude<Language, typeof SOURCE | typeof PSEUDO>, OwnNames>> = {
  de: {
    countries: {
      AN: 'Niederländische Antillen',
      BN: 'Brunei',
      CD: 'DR Kongo',
      CG: 'Republik Kongo',
      CI: 'Elfenbeinküste',
      CV: 'Kapverden',
      CYP: 'Nordzypern',
      HK: 'Hongkong',
      MD: 'Moldau',
      MO: 'Macau',
      PS: 'Palästina',
      TL: 'Osttimor',
      US: 'USA',
      'US-HI': 'Hawaii',
    },
    regions: {
      Africa: 'Afrika',
      Asia: 'Asien',
      Balkans: 'Balkan',
      Caribbean: 'Karibik',
      'Central America': 'Mittelamerika',
      CIS: 'GUS',
      'Europe + USA': 'Europa + USA',
      'Europe + USA + Business Hubs': 'Europa + USA + Geschäftszentren',
      'Europe Extra': 'Europa Extra',
      'Europe Lite': 'Europa Lite',
      'Europe+': 'Europa+',
      Global: 'Welt',
      'Global Light': 'Welt Light',
      'Global Max': 'Welt Max',
      'Global Standard': 'Welt Standard',
      'Latin America': 'Lateinamerika',
      'Middle East & Africa': 'Naher Osten und Afrika',
      'Middle East and North Africa': 'Naher Osten und Nordafrika',
      'North America': 'Nordamerika',
      Oceania: 'Ozeanien',
    },
  },
  fr: {
    countries: {
      AN: 'Antilles néerlandaises',
      CD: 'RD Congo',
      CYP: 'Chypre du Nord',
      CZ: 'République tchèque',
      KN: 'Saint-Kitts-et-Nevis',
      MM: 'Birmanie',
      MU: 'Île Maurice',
      PS: 'Palestine',
      SX: 'Sint Maarten',
      'US-HI': 'Hawaï',
      VA: 'Vatican',
      VI: 'Îles Vierges américaines',
      VN: 'Vietnam',
    },
    regions: {
      Africa: 'Afrique',
      Asia: 'Asie',
      Balkans: 'Balkans',
      Caribbean: 'Caraïbes',
      'Central America': 'Amérique centrale',
      CIS: 'CEI',
      'Europe + USA': 'Europe + États-Unis',
      'Europe + USA + Business Hubs': 'Europe + États-Unis + centres d’affaires',
      'Europe Extra': 'Europe Extra',
      'Europe Lite': 'Europe Lite',
      'Europe+': 'Europe+',
      Global: 'Monde',
      'Global Light': 'Monde Light',
      'Global Max': 'Monde Max',
      'Global Standard': 'Monde Standard',
      'Latin America': 'Amérique latine',
      'Middle East & Africa': 'Moyen-Orient et Afrique',
      'Middle East and North Africa': 'Moyen-Orient et Afrique du Nord',
      'North America': 'Amérique du Nord',
      Oceania: 'Océanie',
    },
  },
  es: {
    countries: {
      AN: 'Antillas Neerlandesas',
      CD: 'RD del Congo',
      CG: 'República del Congo',
      CI: 'Costa de Marfil',
      CYP: 'Chipre del Norte',
      CZ: 'República Checa',
      ML: 'Malí',
      MM: 'Myanmar',
      TL: 'Timor Oriental',
      'US-HI': 'Hawái',
      VA: 'Vaticano',
    },
    regions: {
      Africa: 'África',
      Asia: 'Asia',
      Balkans: 'Balcanes',
      Caribbean: 'Caribe',
      'Central America': 'Centroamérica',
      CIS: 'CEI',
      'Europe + USA': 'Europa + EE.\u00A0UU.',
      'Europe + USA + Business Hubs': 'Europa + EE.\u00A0UU. + centros de negocios',
      'Europe Extra': 'Europa Extra',
      'Europe Lite': 'Europa Lite',
      'Europe+': 'Europa+',
      Global: 'Todo el mundo',
      'Global Light': 'Todo el mundo Light',
      'Global Max': 'Todo el mundo Max',
      'Global Standard': 'Todo el mundo Standard',
      'Latin America': 'América Latina',
      'Middle East & Africa': 'Oriente Medio y África',
      'Middle East and North Africa': 'Oriente Medio y Norte de África',
      'North America': 'Norteamérica',
      Oceania: 'Oceanía',
    },
  },
  it: {
    countries: {
      AN: 'Antille olandesi',
      BQ: 'Caraibi olandesi',
      CC: 'Isole Cocos',
      CD: 'RD del Congo',
      CG: 'Repubblica del Congo',
      CYP: 'Cipro del Nord',
      CZ: 'Repubblica Ceca',
      LC: 'Santa Lucia',
      MM: 'Myanmar',
      PR: 'Porto Rico',
      PS: 'Palestina',
      RE: 'Réunion',
      'US-HI': 'Hawaii',
      VA: 'Vaticano',
    },
    regions: {
      Africa: 'Africa',
      Asia: 'Asia',
      Balkans: 'Balcani',
      Caribbean: 'Caraibi',
      'Central America': 'America Centrale',
      CIS: 'CSI',
      'Europe + USA': 'Europa + Stati Uniti',
      'Europe + USA + Business Hubs': 'Europa + Stati Uniti + centri d’affari',
      'Europe Extra': 'Europa Extra',
      'Europe Lite': 'Europa Lite',
      'Europe+': 'Europa+',
      Global: 'Mondo',
      'Global Light': 'Mondo Light',
      'Global Max': 'Mondo Max',
      'Global Standard': 'Mondo Standard',
      'Latin America': 'America Latina',
      'Middle East & Africa': 'Medio Oriente e Africa',
      'Middle East and North Africa': 'Medio Oriente e Nord Africa',
      'North America': 'Nord America',
      Oceania: 'Oceania',
    },
  },
  nl: {
    countries: {
      AN: 'Nederlandse Antillen',
      CD: 'DR Congo',
      CYP: 'Noord-Cyprus',
      MM: 'Myanmar',
      'US-HI': 'Hawaï',
    },
    regions: {
      Africa: 'Afrika',
      Asia: 'Azië',
      Balkans: 'Balkan',
      Caribbean: 'Caribisch gebied',
      'Central America': 'Midden-Amerika',
      CIS: 'GOS',
      'Europe + USA': 'Europa + VS',
      'Europe + USA + Business Hubs': 'Europa + VS + zakencentra',
      'Europe Extra': 'Europa Extra',
      'Europe Lite': 'Europa Lite',
      'Europe+': 'Europa+',
      Global: 'Wereld',
      'Global Light': 'Wereld Light',
      'Global Max': 'Wereld Max',
      'Global Standard': 'Wereld Standard',
      'Latin America': 'Latijns-Amerika',
      'Middle East & Africa': 'Midden-Oosten en Afrika',
      'Middle East and North Africa': 'Midden-Oosten en Noord-Afrika',
      'North America': 'Noord-Amerika',
      Oceania: 'Oceanië',
    },
  },
  pt: {
    countries: {
      AN: 'Antilhas Holandesas',
      AX: 'Ilhas Åland',
      BF: 'Burkina Faso',
      BH: 'Bahrein',
      BQ: 'Caribe Holandês',
      BY: 'Belarus',
      CC: 'Ilhas Cocos',
      CD: 'RD Congo',
      CYP: 'Chipre do Norte',
      CZ: 'República Tcheca',
      KI: 'Kiribati',
      MF: 'Saint-Martin',
      MM: 'Mianmar',
      MU: 'Ilhas Maurício',
      NL: 'Holanda',
      PS: 'Palestina',
      RE: 'Ilha da Reunião',
      SC: 'Seychelles',
      TC: 'Ilhas Turks e Caicos',
      'US-HI': 'Havaí',
      VA: 'Vaticano',
    },
    regions: {
      Africa: 'África',
      Asia: 'Ásia',
      Balkans: 'Bálcãs',
      Caribbean: 'Caribe',
      'Central America': 'América Central',
      CIS: 'CEI',
      'Europe + USA': 'Europa + EUA',
      'Europe + USA + Business Hubs': 'Europa + EUA + centros de negócios',
      'Europe Extra': 'Europa Extra',
      'Europe Lite': 'Europa Lite',
      'Europe+': 'Europa+',
      Global: 'Global',
      'Global Light': 'Global Light',
      'Global Max': 'Global Max',
      'Global Standard': 'Global Standard',
      'Latin America': 'América Latina',
      'Middle East & Africa': 'Oriente Médio e África',
      'Middle East and North Africa': 'Oriente Médio e Norte da África',
      'North America': 'América do Norte',
      Oceania: 'Oceania',
    },
  },
  pl: { countries: {}, regions: {} },
  tr: { countries: {}, regions: {} },
  ja: {
    countries: {
      AN: 'オランダ領アンティル',
      CC: 'ココス諸島',
      CD: 'コンゴ民主共和国',
      CG: 'コンゴ共和国',
      CYP: '北キプロス',
      HK: '香港',
      MM: 'ミャンマー',
      MO: 'マカオ',
      PS: 'パレスチナ',
      US: 'アメリカ',
      'US-HI': 'ハワイ',
      VA: 'バチカン',
      VC: 'セントビンセント・グレナディーン',
      VG: '英領バージン諸島',
      VI: '米領バージン諸島',
    },
    regions: {
      Africa: 'アフリカ',
      Asia: 'アジア',
      Balkans: 'バルカン諸国',
      Caribbean: 'カリブ海諸国',
      'Central America': '中米',
      CIS: 'CIS諸国',
      'Europe + USA': 'ヨーロッパ+アメリカ',
      'Europe + USA + Business Hubs': 'ヨーロッパ+アメリカ+ビジネス都市',
      'Europe Extra': 'ヨーロッパExtra',
      'Europe Lite': 'ヨーロッパLite',
      'Europe+': 'ヨーロッパ+',
      Global: '世界周遊',
      'Global Light': '世界周遊Light',
      'Global Max': '世界周遊Max',
      'Global Standard': '世界周遊Standard',
      'Latin America': '中南米',
      'Middle East & Africa': '中東・アフリカ',
      'Middle East and North Africa': '中東・北アフリカ',
      'North America': '北米',
      Oceania: 'オセアニア',
    },
  },
  ko: {
    countries: {
      AN: '네덜란드령 안틸레스',
      AU: '호주',
      CD: '콩고민주공화국',
      CF: '중앙아프리카공화국',
      CG: '콩고공화국',
      CYP: '북키프로스',
      DM: '도미니카 연방',
      KR: '한국',
      MP: '사이판(북마리아나 제도)',
      PS: '팔레스타인',
      'US-HI': '하와이',
      VA: '바티칸',
      ZA: '남아프리카공화국',
    },
    regions: {
      Africa: '아프리카',
      Asia: '아시아',
      Balkans: '발칸반도',
      Caribbean: '카리브해',
      'Central America': '중미',
      CIS: '독립국가연합(CIS)',
      'Europe + USA': '유럽 + 미국',
      'Europe + USA + Business Hubs': '유럽 + 미국 + 비즈니스 허브',
      'Europe Extra': '유럽 Extra',
      'Europe Lite': '유럽 Lite',
      'Europe+': '유럽+',
      Global: '전 세계',
      'Global Light': '전 세계 Light',
      'Global Max': '전 세계 Max',
      'Global Standard': '전 세계 Standard',
      'Latin America': '중남미',
      'Middle East & Africa': '중동·아프리카',
      'Middle East and North Africa': '중동·북아프리카',
      'North America': '북미',
      Oceania: '오세아니아',
    },
  },
  'zh-hans': {
    countries: {
      AE: '阿联酋',
      AN: '荷属安的列斯',
      BA: '波黑',
      CC: '科科斯群岛',
      CYP: '北塞浦路斯',
      'US-HI': '夏威夷',
    },
    regions: {
      Africa: '非洲',
      Asia: '亚洲',
      Balkans: '巴尔干',
      Caribbean: '加勒比',
      'Central America': '中美洲',
      CIS: '独联体',
      'Europe + USA': '欧洲+美国',
      'Europe + USA + Business Hubs': '欧洲+美国+商务枢纽',
      'Europe Extra': '欧洲 Extra',
      'Europe Lite': '欧洲 Lite',
      'Europe+': '欧洲+',
      Global: '全球',
      'Global Light': '全球 Light',
      'Global Max': '全球 Max',
      'Global Standard': '全球 Standard',
      'Latin America': '拉丁美洲',
      'Middle East & Africa': '中东和非洲',
      'Middle East and North Africa': '中东和北非',
      'North America': '北美',
      Oceania: '大洋洲',
    },
  },
  'zh-hant': {
    countries: {
      AE: '阿聯',
      AN: '荷屬安地列斯',
      AW: '阿魯巴',
      BA: '波赫',
      CC: '科科斯群島',
      CD: '剛果民主共和國',
      CG: '剛果共和國',
      CYP: '北賽普勒斯',
      GG: '根西島',
      KR: '韓國',
      'US-HI': '夏威夷',
      WF: '瓦利斯和富圖那',
    },
    regions: {
      Africa: '非洲',
      Asia: '亞洲',
      Balkans: '巴爾幹',
      Caribbean: '加勒比海',
      'Central America': '中美洲',
      CIS: '獨立國協',
      'Europe + USA': '歐洲+美國',
      'Europe + USA + Business Hubs': '歐洲+美國+商務城市',
      'Europe Extra': '歐洲 Extra',
      'Europe Lite': '歐洲 Lite',
      'Europe+': '歐洲+',
      Global: '全球',
      'Global Light': '全球 Light',
      'Global Max': '全球 Max',
      'Global Standard': '全球 Standard',
      'Latin America': '拉丁美洲',
      'Middle East & Africa': '中東和非洲',
      'Middle East and North Africa': '中東和北非',
      'North America': '北美',
      Oceania: '大洋洲',
    },
  },
  ar: {
    countries: {
      AE: 'الإمارات',
      AN: 'جزر الأنتيل الهولندية',
      CD: 'الكونغو الديمقراطية',
      CG: 'جمهورية الكونغو',
      CYP: 'قبرص الشمالية',
      DK: 'الدنمارك',
      HK: 'هونغ كونغ',
      HU: 'المجر',
      MM: 'ميانمار',
      MO: 'ماكاو',
      MQ: 'مارتينيك',
      PS: 'فلسطين',
      RE: 'ريونيون',
      SA: 'السعودية',
      SX: 'سينت مارتن',
      TL: 'تيمور الشرقية',
      'US-HI': 'هاواي',
    },
    regions: {
      Africa: 'أفريقيا',
      Asia: 'آسيا',
      Balkans: 'البلقان',
      Caribbean: 'الكاريبي',
      'Central America': 'أمريكا الوسطى',
      CIS: 'رابطة الدول المستقلة',
      'Europe + USA': 'أوروبا والولايات المتحدة',
      'Europe + USA + Business Hubs': 'أوروبا والولايات المتحدة ومراكز الأعمال',
      'Europe Extra': 'أوروبا إكسترا',
      'Europe Lite': 'أوروبا لايت',
      'Europe+': 'أوروبا+',
      Global: 'العالم',
      'Global Light': 'العالم لايت',
      'Global Max': 'العالم ماكس',
      'Global Standard': 'العالم ستاندرد',
      'Latin America': 'أمريكا اللاتينية',
      'Middle East & Africa': 'الشرق الأوسط وأفريقيا',
      'Middle East and North Africa': 'الشرق الأوسط وشمال أفريقيا',
      'North America': 'أمريكا الشمالية',
      Oceania: 'أوقيانوسيا',
    },
  },
  he: { countries: {}, regions: {} },
};

/**
 * Languages in which people type, by their tags, related ones side by side, which packs best; more than one where countries of one
 * language call places differently.
 */
const TYPED = 'en nl de fr it es pt-BR pt-PT pl tr ru el ar he ja ko zh-Hans zh-Hant zh-Hant-HK'.split(' ');

/** Nobody says 'Hong Kong SAR China'. */
const SHORT = new Set(['HK', 'MO', 'PS']);

/** CLDR's name for a country or a part of the world, and the short one: 'Vereinigte Staaten', 'USA'. */
function namesIn(tag: string): (code: string) => { usual: string | undefined; short: string | undefined } {
  const long = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const brief = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none', style: 'short' });
  return (code) => {
    // CLDR gives the name of a successor to a code that is not used any more.
    const isKnown = /^(?:[A-Z]{2}|\d{3})$/.test(code) && new Intl.Locale(`und-${code}`).region === code;
    const short = isKnown ? brief.of(code) : undefined;
    return { usual: isKnown && !SHORT.has(code) ? long.of(code) : short, short };
  };
}

const typed = TYPED.map(namesIn);

/**
 * What a country or a part of the world is called in each language in which people type, and on each language's pages; by its
 * code, or by that of the United Nations.
 */
export function everyName(code: string): string[] {
  return [
    ...typed.flatMap((namesOf) => {
      const { usual = [], short = '' } = namesOf(code);
      // 'RU' is Russia, though it is short for the United Kingdom in Spanish.
      return [usual, isTelling(termOf(short.replace(/\P{L}/gu, ''))) ? short : []].flat();
    }),
    ...Object.values(OWN).flatMap(({ countries }) => countries[code] ?? []),
  ];
}

/** Names a place by its code; without a translation it keeps the name that is given. */
export type NamePlace = (code: string, name: string) => string;

const made = new Map<Language, NamePlace>();

/** Names places in a language. Only servers ask: the table of names is the runtime's, and reading it takes a phone 20 ms. */
export function placeNamesIn(language: Language): NamePlace {
  const known = made.get(language) ?? makeNames(language);
  made.set(language, known);
  return known;
}

function makeNames(language: Language): NamePlace {
  if (language === SOURCE) return (_, name) => name;
  if (language === PSEUDO) return (_, name) => `«${name}»`;
  const { countries, regions } = OWN[language];
  const namesOf = namesIn(LANGUAGES[language].tag);
  return (code, name) => countries[code] ?? regions[name] ?? namesOf(code).usual ?? name;
}

/** Names without those that searches cannot tell apart, by the form that they compare. */
export function distinct(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(termOf(name).joined)) known.set(termOf(name).joined, name);
  return known;
}
