import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Şifre',
  confirm: 'Şifre (tekrar)',
  show: (label) => `${label} alanını göster`,
  hide: (label) => `${label} alanını gizle`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Doğrulama e‑postası gönder',
  sent: 'Doğrulama e‑postasını gönderdik! Gelen kutunuza bakın.',
};
