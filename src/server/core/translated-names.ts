import { type Language, LANGUAGES, PSEUDO, SOURCE } from '../../domain/languages.ts';

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
};

/**
 * Names places in a language, by their codes; a place whose name nobody translated keeps the one that is given. Only servers ask:
 * the table of names is the runtime's, and reading it takes a phone 20 ms.
 */
export function placeNamesIn(language: Language): (code: string, name: string) => string {
  if (language === SOURCE) return (_, name) => name;
  if (language === PSEUDO) return (_, name) => `«${name}»`;
  const { countries, regions } = OWN[language];
  const names = new Intl.DisplayNames(LANGUAGES[language].tag, { type: 'region', fallback: 'none' });
  return (code, name) =>
    countries[code] ?? regions[name] ?? (code.length === 2 ? names.of(code) : undefined) ?? name;
}
