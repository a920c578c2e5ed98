import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Bu hesabın henüz bir şifresi yok',
  signInFirst: 'Lütfen önce giriş yapın',
  otherAccount: 'Bu bağlantı başka bir hesap için',
};
