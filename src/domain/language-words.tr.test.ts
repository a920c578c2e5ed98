import { expect, it } from 'vitest';

import { formatSpeed, unlimitedPlan } from './catalog/plan-facts-words.tr.ts';
import { gigabytes, megabytes } from './catalog/plan-words.tr.ts';
import { cardEnding, inPercent, walletCard } from './checkout/payment-words.tr.ts';
import {
  capital,
  fromPlace,
  inDays,
  inHours,
  inPlace,
  inYears,
  ofPlace,
  toPlace,
} from './language-words.tr.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.tr.ts';
import { fieldWords } from './problems/field-words.tr.ts';
import { sentenceOf } from './problems/words.tr.ts';

/** Every name of CLDR and every one of our own, by what it has behind its apostrophe where something is in it. */
const PLACES = [
  [
    'nda',
    'ABD Küçük Harici Adaları|ABD Virjin Adaları|Åland Adaları|Amerikan Samoası|Ascension Adası|' +
      'Bouvet Adası|Britanya Hint Okyanusu Toprakları|Britanya Virjin Adaları|Cayman Adaları|' +
      'Christmas Adası|Clipperton Adası|Cocos Adaları|Cook Adaları|Falkland Adaları|Faroe Adaları|' +
      'Fransız Guyanası|Fransız Güney Toprakları|Fransız Polinezyası|' +
      'Güney Georgia ve Güney Sandwich Adaları|Heard Adası ve McDonald Adaları|Kanarya Adaları|' +
      'Karayip Hollandası|Kuzey Mariana Adaları|Man Adası|Marshall Adaları|Norfolk Adası|Pitcairn Adaları|' +
      'Solomon Adaları|Turks ve Caicos Adaları|Yeşil Burun Adaları',
  ],
  [
    'da',
    'Afganistan|Almanya|Andorra|Angola|Anguilla|Antarktika|Antigua ve Barbuda|Aruba|Avustralya|Avusturya|' +
      'Azerbaycan|Bahamalar|Batı Sahra|Belçika|Bermuda|Bolivya|Botsvana|Brezilya|Bulgaristan|Burkina Faso|' +
      'Butan|Ceuta ve Melilla|Curaçao|Çad|Çekya|Danimarka|Diego Garcia|Doğu Timor|Dominika|Ekvador|' +
      'El Salvador|Endonezya|Ermenistan|Estonya|Etiyopya|Finlandiya|Fransa|Gabon|Gambiya|Gana|Gine-Bissau|' +
      'Grenada|Grönland|Guam|Guatemala|Guyana|Güney Afrika|Güney Sudan|Gürcistan|Hırvatistan|Hindistan|' +
      'Hollanda|Hong Kong|İran|İrlanda|İspanya|İtalya|İzlanda|Jamaika|Japonya|Kamboçya|Kamerun|Kanada|' +
      'Karadağ|Katar|Kazakistan|Kenya|Kırgızistan|Kolombiya|Komorlar|Kosova|Kosta Rika|Kuzey Makedonya|Küba|' +
      'Lesotho|Letonya|Liberya|Libya|Liechtenstein|Litvanya|Lübnan|Lüksemburg|Macaristan|Madagaskar|Makao|' +
      'Malezya|Malta|Meksika|Mısır|Mikronezya|Moğolistan|Moldova|Monako|Moritanya|Myanmar|Namibya|Nauru|' +
      'Nijerya|Nikaragua|Özbekistan|Pakistan|Palau|Panama|Paraguay|Peru|Polonya|Porto Riko|Reunion|Romanya|' +
      'Ruanda|Rusya|Saint Helena|Saint Lucia|Saint Pierre ve Miquelon|Samoa|San Marino|Sırbistan|Singapur|' +
      'Slovakya|Slovenya|Sri Lanka|Sudan|Surinam|Suudi Arabistan|Tacikistan|Tanzanya|Tayland|Tayvan|Togo|' +
      'Tokelau|Tonga|Trinidad ve Tobago|Tristan da Cunha|Tuvalu|Türkmenistan|Uganda|Ukrayna|Umman|Uruguay|' +
      'Uzak Okyanusya|Vanuatu|Vatikan|Venezuela|Vietnam|Wallis ve Futuna|Yeni Kaledonya|Yeni Zelanda|' +
      'Yunanistan|Zambiya',
  ],
  [
    'nde',
    'Amerika Birleşik Devletleri|Avrupa Birliği|Birleşik Arap Emirlikleri|Dominik Cumhuriyeti|' +
      'Ekvator Ginesi|Euro Bölgesi|Fildişi Sahili|Filistin Bölgeleri|Hollanda Antilleri|Kongo Cumhuriyeti|' +
      'Kongo Demokratik Cumhuriyeti|Orta Afrika Cumhuriyeti',
  ],
  [
    'ta',
    'Arnavutluk|Barbados|Belarus|Birleşik Krallık|Cebelitarık|Fas|Guadeloupe|Honduras|Irak|Kıbrıs|' +
      'Kuzey Kıbrıs|Laos|Mauritius|Mayotte|Montserrat|Sark|Tunus',
  ],
  [
    'de',
    'Arjantin|Bahreyn|Belize|Benin|Birleşmiş Milletler|Brunei|Burundi|Cabo Verde|Cezayir|Cibuti|' +
      'Çin|Eritre|Esvatini|Fiji|Filipinler|Filistin|Gine|Guernsey|Güney Kore|Haiti|Hawaii|' +
      'İsrail|İsviçre|Jersey|Kiribati|Kuzey Kore|Malavi|Maldivler|Mali|Nepal|Nijer|Niue|Papua Yeni Gine|' +
      'Portekiz|Saint Barthelemy|Saint Martin|Saint Vincent ve Grenadinler|Sao Tome ve Principe|Senegal|' +
      'Seyşeller|Sierra Leone|Sint Maarten|Somali|Suriye|Svalbard ve Jan Mayen|Şili|Timor-Leste|Türkiye|' +
      'Ürdün|Yemen|Zimbabve',
  ],
  ['te', 'Bangladeş|Bosna-Hersek|İsveç|Kuveyt|Martinik|Mozambik|Norveç|Saint Kitts ve Nevis'],
] as const;

it('writes money, shares, sizes and speeds in Turkish, with the sign of a share before it', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('1.017,63\u00A0$');
  expect(by(CARD)).toBe('kartla');
  expect(withMethod('3,37\u00A0$', CARD)).toBe('kartla 3,37\u00A0$');
  expect(withMethod('3,37\u00A0$', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    'Apple Pay (Visa 4242) ile 3,37\u00A0$',
  );
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    'Visa (sonu 4242)',
    'Kart (sonu 4242)',
  ]);
  expect(inPercent(4.99)).toBe('%4,99');
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2,5\u00A0GB', '500\u00A0MB']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['Sınırsız Lite', 'Sınırsız']);
  expect([formatSpeed(512), formatSpeed(1250)]).toEqual(['512\u00A0kbps', '1,25\u00A0Mbps']);
});

it('counts in Turkish, where counted things have no plural', () => {
  expect([inDays(1), inDays(7)]).toEqual(['1 gün', '7 gün']);
  expect([inHours(1), inHours(24)]).toEqual(['1 saat', '24 saat']);
  expect([inYears(1), inYears(2)]).toEqual(['1 yıl', '2 yıl']);
});

it('begins a sentence with the capital of a Turkish letter', () => {
  expect([capital('ilk'), capital('ışık'), capital('dünya'), capital('')]).toEqual([
    'İlk',
    'Işık',
    'Dünya',
    '',
  ]);
});

it.each(PLACES)('puts ’%s behind these names', (suffix, names) => {
  const wrong = names.split('|').filter((name) => inPlace(name) !== `${name}’${suffix}`);
  expect(wrong).toEqual([]);
});

it('knows every country that the runtime can name', () => {
  const names = new Intl.DisplayNames('tr', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const known = new Set(PLACES.flatMap(([, of]) => of.split('|')));
  // CLDR's longer names, for which there are names of our own, and its names for tests.
  const own = /^Çin (?:Hong|Makao)|Burma|^Côte d|Keeling|^Kongo -|^Psödo|^Bilinmeyen/;
  const missing = letters
    .flatMap((one) => letters.map((other) => names.of(one + other) ?? ''))
    .filter((name) => name !== '' && !known.has(name) && !own.test(name));
  expect(missing).toEqual([]);
});

it.each([
  ['Japonya', 'Japonya’da', 'Japonya’ya', 'Japonya’nın', 'Japonya’dan'],
  ['Türkiye', 'Türkiye’de', 'Türkiye’ye', 'Türkiye’nin', 'Türkiye’den'],
  ['Ürdün', 'Ürdün’de', 'Ürdün’e', 'Ürdün’ün', 'Ürdün’den'],
  ['Monako', 'Monako’da', 'Monako’ya', 'Monako’nun', 'Monako’dan'],
  ['Fas', 'Fas’ta', 'Fas’a', 'Fas’ın', 'Fas’tan'],
  ['Tunus', 'Tunus’ta', 'Tunus’a', 'Tunus’un', 'Tunus’tan'],
  ['Kuveyt', 'Kuveyt’te', 'Kuveyt’e', 'Kuveyt’in', 'Kuveyt’ten'],
  [
    'Birleşik Krallık',
    'Birleşik Krallık’ta',
    'Birleşik Krallık’a',
    'Birleşik Krallık’ın',
    'Birleşik Krallık’tan',
  ],
  [
    'Amerika Birleşik Devletleri',
    'Amerika Birleşik Devletleri’nde',
    'Amerika Birleşik Devletleri’ne',
    'Amerika Birleşik Devletleri’nin',
    'Amerika Birleşik Devletleri’nden',
  ],
  [
    'Kanarya Adaları',
    'Kanarya Adaları’nda',
    'Kanarya Adaları’na',
    'Kanarya Adaları’nın',
    'Kanarya Adaları’ndan',
  ],
  ['Nepal', 'Nepal’de', 'Nepal’e', 'Nepal’in', 'Nepal’den'],
  ['Guadeloupe', 'Guadeloupe’ta', 'Guadeloupe’a', 'Guadeloupe’un', 'Guadeloupe’tan'],
  ['BDT', 'BDT’de', 'BDT’ye', 'BDT’nin', 'BDT’den'],
  ['Avrupa + ABD', 'Avrupa + ABD’de', 'Avrupa + ABD’ye', 'Avrupa + ABD’nin', 'Avrupa + ABD’den'],
  ['Avrupa+', 'Avrupa+’da', 'Avrupa+’ya', 'Avrupa+’nın', 'Avrupa+’dan'],
  ['Avrupa Lite', 'Avrupa Lite’ta', 'Avrupa Lite’a', 'Avrupa Lite’ın', 'Avrupa Lite’tan'],
  ['Dünya Max', 'Dünya Max’ta', 'Dünya Max’a', 'Dünya Max’ın', 'Dünya Max’tan'],
  ['Karayipler', 'Karayipler’de', 'Karayipler’e', 'Karayipler’in', 'Karayipler’den'],
  ['Dünya', 'dünya genelinde', 'tüm dünyaya', 'tüm dünyanın', 'tüm dünyadan'],
])('declines %s', (place, where, whither, whose, whence) => {
  expect([inPlace(place), toPlace(place), ofPlace(place), fromPlace(place)]).toEqual([
    where,
    whither,
    whose,
    whence,
  ]);
});

it('says in Turkish what is wrong with a field', () => {
  const size = (of: string, bound: 'at most' | 'more than') =>
    fieldWords({ fault: 'size', path: ['name'], of, bound, count: 80 });
  expect(size('string', 'at most')).toBe('“name” alanı en fazla 80 karakter olmalı.');
  expect(size('array', 'at most')).toBe('“name” alanı en fazla 80 öğe olmalı.');
  expect(size('number', 'more than')).toBe('“name” alanı 80 değerinden büyük olmalı.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    '“country_code” alanı metin olmalı.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('İstek eksik.');
});

it('lists what is left to do in Turkish', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'Lütfen PayPal, Apple Pay veya Google Pay ile ödeyin ya da bir dakika sonra tekrar deneyin.',
  );
  expect(declined([], false)).toContain('Hiçbir ücret alınmadı. Lütfen bir dakika sonra tekrar deneyin.');
});
