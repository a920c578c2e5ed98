import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Bu sayfa için JavaScript gerekiyor.',
  failed: {
    title: 'Bağlantınızı kontrol edemedik',
    text: 'İnternet bağlantınızı kontrol edip tekrar deneyin. Size gönderdiğimiz bağlantı hâlâ geçerli.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Yeni bir şifre belirleyin',
  rule: 'En az 6 karakter kullanın. Tüm cihazlarınızdan çıkış yapılır.',
  label: 'Yeni şifre',
  save: 'Yeni şifreyi kaydet',
};
