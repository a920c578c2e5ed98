import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Bu sayfa yüklenemedi',
  text: 'Bizim tarafımızda veya bağlantıda bir sorun oluştu. Bu, satın aldıklarınızı etkilemez.',
  home: 'Ana sayfaya git',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Bu sayfa yüklenemedi',
  description: 'Yükleme sırasında bir sorun oluştu.',
};
