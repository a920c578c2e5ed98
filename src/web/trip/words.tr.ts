import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Çok duraklı bir seyahat',
    description:
      'Duraklarınızı ve günleri girin; seyahatin her gününü en düşük tutarla ve en az paketle kapsayan eSIM paketlerini görün.',
  },
  title: 'Seyahatinizi planlayın',
  lead: 'Duraklarınızı ve kalacağınız süreyi girin. Her günü kapsayan paketleri görürsünüz.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Duraklar',
  stop: (position) => `${position}. durak`,
  placeOf: (position) => `${position}. durak`,
  example: 'İspanya',
  days: 'Gün',
  add: 'Başka durak ekle',
  up: (place) => `Yukarı taşı: ${place}`,
  down: (place) => `Aşağı taşı: ${place}`,
  remove: (place) => `Kaldır: ${place}`,
  moved: (place, position, of) => `${place}: ${position}. durak, toplam ${of}`,
  use: 'Günlük internet',
  habits: {
    light: amount('Az: mesaj, harita'),
    normal: amount('Normal: biraz video'),
    heavy: amount('Çok: bol video'),
    hotspot: amount('Dizüstü için internet paylaşımı'),
  },
  megabytes: 'Ya da günlük MB',
  start: 'İlk gün (isteğe bağlı)',
  unlimited: 'Yalnızca sınırsız internet',
  borders: 'Yol günlerinde iki ülkeyi de kapsa',
  bordersHint: 'Sınırın iki yanında da internet kullandığınız günler için.',
  plan: 'Paketleri bul',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Bir seyahatte en fazla 12 durak olabilir. Birkaçını çıkarın ya da ikiye bölün.',
  many_days: 'Bir seyahat toplam en fazla 365 gün sürebilir. Bir durağı kısaltın ya da seyahati ikiye bölün.',
  megabytes: 'Günlük interneti MB olarak tam sayıyla girin, örneğin 750.',
  start: 'İlk günü tarih olarak girin, örneğin 2027-06-01.',
  twice: 'Adreste internet, ilk gün ya da başka bir seçim birden çok kez var. Yeniden seçin.',
  unknown: (typed) => `Bunu bilmiyoruz: “${typed}”. Bir ülke girin.`,
  nearly: (typed, place) => `Bunu bilmiyoruz: “${typed}”. Şunu mu demek istediniz: ${place}?`,
  days: 'Gün sayısını girin: 1 ile 365 arası.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `${day}. gün`,
  days: (from, to) => `${from}.–${to}. gün`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'En ucuz',
  fewest: 'En az paket',
  both: 'Paketleriniz',
  count: (plans) => (plans === 1 ? '1 paket' : `${plans} paket`),
  inOrder: 'Satın alma ve kurulum sırasına göre paketler',
  use: 'Kullanım',
  install: 'Kurulum',
  before: 'yola çıkmadan önce',
  buyFrom: 'En erken satın alma',
  daysBefore: (days) => (days === 1 ? 'yola çıkmadan 1 gün önce' : `yola çıkmadan ${days} gün önce`),
  details: 'Ayrıntılar',
  detailsOf: (place, plan) => `Ayrıntılar: ${place}, ${plan}`,
  buy: 'Satın al',
  buyAll: 'Bu paketleri satın al',
  buySome: (plans) => `Bu paketlerin ${plans} tanesini şimdi satın al`,
  buyOf: (place, plan) => `Satın al: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`Neden bölgesel paket değil? Bütün seyahat için tek paketin (${place}) fiyatı ${price}.`,
  lacks: (region, places) =>
    phrase`Neden bölgesel paket değil? ${region} seyahatin çoğunu kapsıyor, şunlar hariç: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Neden bölgesel paket değil? ${region} her durakta geçerli, ama yeterli internetle bütün seyahat boyunca süren bir paketi yok.`,
  gaps: {
    unsold: (place) => `Burada hiçbir paket geçerli değil: ${place}.`,
    too_little: (place) => `Hiçbir pakette günlük bu kadar internet yok: ${place}.`,
  },
  gapNote: 'internetsiz kalıyor. Aşağıdaki paketler gerisini kapsar.',
  tools: 'Bu sonucu sakla',
  link: 'Bu seyahatin adresi',
  print: 'Yazdır',
  calendar: 'Takvime ekle',
  calendarNeedsDay: 'Kurulum günlerini takviminize eklemek için ilk günü girin.',
  good: '8’den fazla durak olduğunda bu paketler iyi bir çözümdür, ama başkaları biraz daha ucuz olabilir.',
  note: 'Bir gün, ilk kullanımdan itibaren 24 saattir. Her paket ayrı bir eSIM’dir ya da elinizdeki bir eSIM’e eklenir.',
};
