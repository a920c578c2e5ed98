import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'Şifre sıfırlama', description: 'Yeni bir şifre belirleyin.' },
  loading: 'Yükleniyor…',
  refused: {
    title: mailLinkWords.dead,
    text: 'Süresi dolmuş veya daha önce kullanılmış. Her bağlantı sınırlı bir süre için, bir kez çalışır.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Yeni bağlantı gönder',
  done: {
    title: 'Şifreniz değiştirildi',
    text: 'Tüm cihazlarınızdan çıkış yapıldı. Yeni şifrenizle giriş yapın.',
    signIn: 'Giriş yap',
  },
};
