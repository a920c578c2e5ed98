import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'pl';

export const LOCALE: string = 'pl-PL';

export const DATE_LOCALE: string = 'pl-PL';

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const FAMILY_FIRST: boolean = false;

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

/** A noun after its number: '1 dzień', '2 dni', '5 dni'. */
interface Counted {
  one: string;
  /** After 2 to 4, 22 to 24 and so on, but not after 12 to 14. */
  few: string;
  /** After all other whole numbers. */
  many: string;
}

/** The noun alone, in the plural class of CLDR. */
export function plural(count: number, { one, few, many }: Counted): string {
  if (count === 1) return one;
  const tens = Math.floor((count % 100) / 10);
  return tens !== 1 && count % 10 >= 2 && count % 10 <= 4 ? few : many;
}

/** '1 kraj', '2 kraje', '36 krajów'. */
export const counted = (count: number, forms: Counted) => `${count} ${plural(count, forms)}`;

export const inHours: typeof source.inHours = (count) =>
  counted(count, { one: 'godzina', few: 'godziny', many: 'godzin' });

export const inDays: typeof source.inDays = (count) => `${count} ${count === 1 ? 'dzień' : 'dni'}`;

export const inYears: typeof source.inYears = (count) =>
  counted(count, { one: 'rok', few: 'lata', many: 'lat' });

/** The genitive, after 'w ciągu' and 'do': '1 godziny', '24 godzin'. */
export const ofHours: typeof source.inHours = (count) => `${count} ${count === 1 ? 'godziny' : 'godzin'}`;

/** The accusative, after 'za': '1 godzinę', '2 godziny'. */
export const accHours: typeof source.inHours = (count) =>
  counted(count, { one: 'godzinę', few: 'godziny', many: 'godzin' });

/** The genitive, after 'w ciągu': '1 dnia', '7 dni'. */
export const ofDays: typeof source.inDays = (count) => `${count} ${count === 1 ? 'dnia' : 'dni'}`;

/** A place's genitive and, with its preposition, where one is and where one goes: 'Malty', 'na Malcie', 'na Maltę'. */
interface Forms {
  of: string;
  where: string;
  to: string;
}

/** Names after 'w' and 'do', by their endings in the nominative, the genitive and the locative: 'w Japonii', 'do Japonii'. */
const AFTER_W: Readonly<Record<string, string>> = {
  'a|i|i':
    'Albania,Algieria,Angola,Armenia,Australia,Austria,Azja,Belgia,Boliwia,Brazylia,Bułgaria,Chorwacja,Dania,Erytrea,Estonia,Etiopia,Finlandia,Francja,Gambia,Grecja,Gruzja,Gwatemala,Gwinea,Hiszpania,Holandia,Indonezja,Irlandia,Japonia,Jordania,Kenia,Kolumbia,Liberia,Libia,Malezja,Mauretania,Mikronezja,Mołdawia,Mongolia,Namibia,Nigeria,Nikaragua,Norwegia,Oceania,Portugalia,Rosja,Rumunia,Serbia,Somalia,Syria,Szwajcaria,Szwecja,Słowenia,Tajlandia,Tanzania,Tunezja,Turcja,Wenezuela,Zambia',
  'a|y|y': 'Kambodża',
  'a|y|ie': 'Argentyna,Botswana,Europa,Ghana,Gujana,Mjanma,Palestyna,Panama,Ukraina',
  'a|y|zie': 'Kanada,Rwanda,Uganda',
  'a|y|ze': 'Andora,Czarnogóra',
  'ka|ki|ce': 'Afryka,Kostaryka,Polska',
  '|u|ie':
    'Afganistan,Azerbejdżan,Bahrajn,Benin,Bhutan,Gabon,Honduras,Iran,Jemen,Kamerun,Kazachstan,Kirgistan,Laos,Liban,Liechtenstein,Oman,Pakistan,Sudan,Surinam,Tadżykistan,Turkmenistan,Uzbekistan,Watykan,Wietnam',
  '|u|u': 'Bangladesz,Hongkong,Irak,Meksyk,Mozambik,Nepal,Paragwaj,Senegal,Urugwaj',
  '|a|u': 'Izrael,Luksemburg',
  '|u|ze': 'Ekwador,Gibraltar,Katar,Salwador,Singapur',
  '|u|zie': 'Czad',
  't|tu|cie': 'Egipt,Kuwejt',
  'er|ru|rze': 'Niger',
  'o|a|u': 'Kongo,Maroko,Portoryko',
  'o|a|ie': 'Kosowo',
  'y||ach': 'Chiny,Czechy',
  'e|i|ach': 'Indie',
  'cy|iec|czech': 'Niemcy',
  'chy|ch|szech': 'Włochy',
  '||': 'Belize,Brunei,Burkina Faso,Burundi,Chile,DR Konga,Dżibuti,Eswatini,Lesotho,Makau,Malawi,Mali,Monako,Peru,RPA,San Marino,Sierra Leone,Togo,WNP,Zimbabwe',
};

/** Names after 'na', islands above all, by their endings in the same cases and the accusative: 'na Malcie', 'na Maltę'. */
const AFTER_NA: Readonly<Record<string, string>> = {
  'a|i|i|ę': 'Anguilla,Diego Garcia,Grenlandia,Islandia,Słowacja',
  'a|y|ie|ę': 'Aruba,Dominikana,Gwadelupa,Kuba,Litwa,Łotwa',
  'a|y|zie|ę': 'Antarktyda,Grenada',
  'ka|ki|ce|kę': 'Dominika,Jamajka,Martynika,Sri Lanka',
  'ta|ty|cie|tę': 'Majotta,Malta',
  '|u|ie|': 'Barbados,Guam,Mauritius,Reunion,Tajwan',
  '|u|u|': 'Norfolk,Sark',
  '|u|ze|': 'Cypr,Madagaskar',
  't|tu|cie|t': 'Montserrat',
  'ś|si|si|ś': 'Białoruś',
  'y|ów|ach|y': 'Bahamy,Bałkany,Bermudy,Falklandy,Kajmany,Karaiby,Komory,Malediwy',
  'y||ach|y': 'Filipiny',
  'e|ów|ach|e': 'Hawaje',
  'e|i|ach|e': 'Seszele',
  'ry|ier|rzech|ry': 'Węgry',
  '|||':
    'Curaçao,Fidżi,Guernsey,Haiti,Jersey,Kiribati,Nauru,Niue,Palau,Pitcairn,Saint Kitts i Nevis,Saint Lucia,Saint-Barthélemy,Saint-Martin,Saint-Pierre i Miquelon,Samoa,Sint Maarten,Tokelau,Tonga,Tristan da Cunha,Turks i Caicos,Tuvalu,Vanuatu',
};

/** Names of several words, which change each: the nominative, the genitive, the locative and, after 'na', the accusative. */
const SEVERAL_WORDS = `
Ameryka Łacińska|Ameryki Łacińskiej|Ameryce Łacińskiej
Ameryka Północna|Ameryki Północnej|Ameryce Północnej
Ameryka Środkowa|Ameryki Środkowej|Ameryce Środkowej
Arabia Saudyjska|Arabii Saudyjskiej|Arabii Saudyjskiej
Bośnia i Hercegowina|Bośni i Hercegowiny|Bośni i Hercegowinie
Brytyjskie Terytorium Oceanu Indyjskiego|Brytyjskiego Terytorium Oceanu Indyjskiego|Brytyjskim Terytorium Oceanu Indyjskiego
Ceuta i Melilla|Ceuty i Melilli|Ceucie i Melilli
Europa + USA|Europy i USA|Europie i USA
Europa + USA + centra biznesowe|Europy, USA i centrów biznesowych|Europie, USA i centrach biznesowych
Francuskie Terytoria Południowe i Antarktyczne|Francuskich Terytoriów Południowych i Antarktycznych|Francuskich Terytoriach Południowych i Antarktycznych
Georgia Południowa i Sandwich Południowy|Georgii Południowej i Sandwichu Południowego|Georgii Południowej i Sandwichu Południowym
Gujana Francuska|Gujany Francuskiej|Gujanie Francuskiej
Gwinea Bissau|Gwinei Bissau|Gwinei Bissau
Gwinea Równikowa|Gwinei Równikowej|Gwinei Równikowej
Korea Południowa|Korei Południowej|Korei Południowej
Korea Północna|Korei Północnej|Korei Północnej
Macedonia Północna|Macedonii Północnej|Macedonii Północnej
Niderlandy Karaibskie|Niderlandów Karaibskich|Niderlandach Karaibskich
Nowa Kaledonia|Nowej Kaledonii|Nowej Kaledonii
Nowa Zelandia|Nowej Zelandii|Nowej Zelandii
Papua-Nowa Gwinea|Papui-Nowej Gwinei|Papui-Nowej Gwinei
Polinezja Francuska|Polinezji Francuskiej|Polinezji Francuskiej
Republika Środkowoafrykańska|Republiki Środkowoafrykańskiej|Republice Środkowoafrykańskiej
Sahara Zachodnia|Sahary Zachodniej|Saharze Zachodniej
Stany Zjednoczone|Stanów Zjednoczonych|Stanach Zjednoczonych
Sudan Południowy|Sudanu Południowego|Sudanie Południowym
Timor Wschodni|Timoru Wschodniego|Timorze Wschodnim
Unia Europejska|Unii Europejskiej|Unii Europejskiej
Wielka Brytania|Wielkiej Brytanii|Wielkiej Brytanii
Zjednoczone Emiraty Arabskie|Zjednoczonych Emiratów Arabskich|Zjednoczonych Emiratach Arabskich
Amerykańskie Wyspy Dziewicze|Amerykańskich Wysp Dziewiczych|Amerykańskich Wyspach Dziewiczych|Amerykańskie Wyspy Dziewicze
Antigua i Barbuda|Antigui i Barbudy|Antigui i Barbudzie|Antiguę i Barbudę
Antyle Holenderskie|Antyli Holenderskich|Antylach Holenderskich|Antyle Holenderskie
Bliski Wschód|Bliskiego Wschodu|Bliskim Wschodzie|Bliski Wschód
Bliski Wschód i Afryka|Bliskiego Wschodu i Afryki|Bliskim Wschodzie i w Afryce|Bliski Wschód i do Afryki
Bliski Wschód i Afryka Północna|Bliskiego Wschodu i Afryki Północnej|Bliskim Wschodzie i w Afryce Północnej|Bliski Wschód i do Afryki Północnej
Brytyjskie Wyspy Dziewicze|Brytyjskich Wysp Dziewiczych|Brytyjskich Wyspach Dziewiczych|Brytyjskie Wyspy Dziewicze
Cały świat|całego świata|całym świecie|cały świat
Cypr Północny|Cypru Północnego|Cyprze Północnym|Cypr Północny
Dalekie Wyspy Mniejsze Stanów Zjednoczonych|Dalekich Wysp Mniejszych Stanów Zjednoczonych|Dalekich Wyspach Mniejszych Stanów Zjednoczonych|Dalekie Wyspy Mniejsze Stanów Zjednoczonych
Mariany Północne|Marianów Północnych|Marianach Północnych|Mariany Północne
Saint Vincent i Grenadyny|Saint Vincent i Grenadyn|Saint Vincent i Grenadynach|Saint Vincent i Grenadyny
Samoa Amerykańskie|Samoa Amerykańskiego|Samoa Amerykańskim|Samoa Amerykańskie
Svalbard i Jan Mayen|Svalbardu i Jan Mayen|Svalbardzie i Jan Mayen|Svalbard i Jan Mayen
Trynidad i Tobago|Trynidadu i Tobago|Trynidadzie i Tobago|Trynidad i Tobago
Wallis i Futuna|Wallis i Futuny|Wallis i Futunie|Wallis i Futunę
Wybrzeże Kości Słoniowej|Wybrzeża Kości Słoniowej|Wybrzeżu Kości Słoniowej|Wybrzeże Kości Słoniowej
Wyspy Alandzkie|Wysp Alandzkich|Wyspach Alandzkich|Wyspy Alandzkie
Wyspy Kanaryjskie|Wysp Kanaryjskich|Wyspach Kanaryjskich|Wyspy Kanaryjskie
Wyspy Kokosowe|Wysp Kokosowych|Wyspach Kokosowych|Wyspy Kokosowe
Wyspy Owcze|Wysp Owczych|Wyspach Owczych|Wyspy Owcze
Wyspy Świętego Tomasza i Książęca|Wysp Świętego Tomasza i Książęcej|Wyspach Świętego Tomasza i Książęcej|Wyspy Świętego Tomasza i Książęcą`;

/** Islands whose second word stays: 'Wyspa Man', 'na Wyspie Man', 'na Wyspach Cooka'. */
const ISLANDS = {
  Wyspa: ['Bouveta', 'Bożego Narodzenia', 'Clippertona', 'Man', 'Wniebowstąpienia', 'Świętej Heleny'],
  Wyspy: ['Cooka', 'Heard i McDonalda', 'Marshalla', 'Salomona', 'Zielonego Przylądka'],
};

/** 'we Francji', 'we Włoszech'. */
const WITH_WE = /^(?:Fr|Wł)/;

let forms: Map<string, Forms> | undefined;

function formsOf(place: string): Forms | undefined {
  forms ??= new Map(
    [...bySuffix(AFTER_W), ...bySuffix(AFTER_NA), ...ofIslands(), ...SEVERAL_WORDS.trim().split('\n')].map(
      (row): [string, Forms] => {
        const [name = '', of = '', locative = '', accusative] = row.split('|');
        if (accusative !== undefined) return [name, { of, where: `na ${locative}`, to: `na ${accusative}` }];
        return [name, { of, where: `${WITH_WE.test(name) ? 'we' : 'w'} ${locative}`, to: `do ${of}` }];
      },
    ),
  );
  return forms.get(place);
}

/** Each name with its own row: 'Malta|Malty|Malcie|Maltę'. */
function bySuffix(table: Readonly<Record<string, string>>): string[] {
  return Object.entries(table).flatMap(([endings, names]) => {
    const [nominative = '', ...others] = endings.split('|');
    return names.split(',').map((name) => {
      const stem = name.slice(0, name.length - nominative.length);
      return [name, ...others.map((ending) => stem + ending)].join('|');
    });
  });
}

function ofIslands(): string[] {
  return [
    ...ISLANDS.Wyspa.map((name) => `Wyspa ${name}|Wyspy ${name}|Wyspie ${name}|Wyspę ${name}`),
    ...ISLANDS.Wyspy.map((name) => `Wyspy ${name}|Wysp ${name}|Wyspach ${name}|Wyspy ${name}`),
  ];
}

/** 'w Japonii', 'na Malcie', 'we Francji'. A name that has no forms, such as an operator's own, stays as it is after 'region'. */
export const inPlace = (place: string) => formsOf(place)?.where ?? `w regionie ${place}`;

/** 'do Japonii', 'na Maltę'. */
export const toPlace = (place: string) => formsOf(place)?.to ?? `do regionu ${place}`;

/** The genitive: 'Japonii', 'Malty'. */
export const ofPlace = (place: string) => formsOf(place)?.of ?? `regionu ${place}`;

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;
