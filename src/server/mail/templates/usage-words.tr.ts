import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './usage-words.ts';

const again =
  'Aynı eSIM’e yeni bir paket ekleyebilirsiniz. eSIM kurulu kalır, yeniden kod taratmanız gerekmez.';
const waits =
  'Bu eSIM’de bekleyen başka bir paket var. Bulunduğunuz yerde geçerliyse otomatik olarak devreye girer.';
const saves = 'Kalan internetin daha uzun yetmesi için haritaları ve videoları Wi-Fi varken indirin.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `${country} internetinizin %80’ini kullandınız`,
    preview: (left, of) => `${of} internetinizden ${left} kaldı.`,
    lead: (left, of, country) => `${country} paketinizdeki ${of} internetten yaklaşık ${left} kaldı.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `${country} internetinizin tamamını kullandınız`,
    preview: 'Bağlantıda kalmak için aynı eSIM’e yeni bir paket ekleyin.',
    previewWithAnother: waits,
    lead: (of, country) =>
      `${country} paketinizdeki ${of} internetin tamamını kullandınız, internetiniz bitti.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'Neler yapabilirsiniz?',
  plan: {
    title: 'Paketiniz',
    esim: 'eSIM',
    iccid: (ending) => `ICCID (sonu ${ending})`,
    left: 'Kalan internet',
    leftOf: (left, of) => `${left} / ${of}`,
    nothingLeft: (of) => `0\u00A0MB / ${of}`,
    read: 'Güncellendi',
    ends: 'Bitiş',
  },
  add: (plan, price) => `${plan} ekle: ${price}`,
  addNote: (days) =>
    `Aynı paket, yine ${formatDays(days)} geçerli. Fiyatı değişirse ödemeden önce ödeme sayfasında görürsünüz.`,
  why: 'Size paketin %80’i kullanıldığında bir kez, tamamı bittiğinde bir kez e-posta göndeririz.',
};
