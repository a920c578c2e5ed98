import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Siparişinizin ilerleyişi',
  states: { done: 'tamam', now: 'sürüyor', next: 'sırada', failed: 'gerçekleşmedi' },
  payment: 'Ödeme',
  paid: 'Ödendi',
  ordering: 'Sipariş',
  ordered: 'Sipariş verildi',
  ready: { eSIM: 'Hazır', plan: 'Eklendi' },
  ended: {
    undelivered: { eSIM: 'Teslim edilemedi', plan: 'Eklenemedi' },
    withdrawn: { eSIM: 'Caydınız', plan: 'Caydınız' },
    returned_by_you: { eSIM: 'Geri verildi', plan: 'Geri verildi' },
    returned_by_us: { eSIM: 'İptal ettik', plan: 'İptal ettik' },
  },
  endedSomehow: 'Sona erdi',
  returning: 'İade ediliyor',
  returned: 'İade edildi',
};
