import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Tüm destinasyonlar',
  plansOf: (place) => `${place} için ön ödemeli eSIM internet paketleri`,
  notLoaded: 'Paketleri yükleyemedik. İnternet bağlantınızı kontrol edip tekrar deneyin.',
};
