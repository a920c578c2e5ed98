import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Bileşenler', description: 'Her bileşen, tüm durumlarıyla, gündüz ve gece.' },
  day: 'Gündüz',
  night: 'Gece',
  sample: 'Simport',
  large: 'Büyük',
  busy: 'Meşgul',
  off: 'Devre dışı',
  alert: 'Kartınız reddedildi.',
  text: 'Hiçbir ücret alınmadı. Başka bir kart deneyin veya PayPal ile ödeyin.',
  field: 'E‑posta adresi',
  wrong: 'Lütfen geçerli bir e‑posta adresi girin',
  beside: 'Uygula',
  question: 'eSIM’i ne zaman kurmalıyım?',
  show: 'Göster',
  hide: 'Gizle',
  open: 'Panel aç',
};
