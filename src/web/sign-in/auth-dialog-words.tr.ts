import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Google ile devam et',
    busy: 'Giriş yapılıyor…',
    late: 'Google’ın penceresi boş mu? Ağınız onu engelliyor olabilir. Vazgeçmek için düğmeye tekrar basın ve e‑posta adresinizle giriş yapın.',
    notHere: (app) => `Google ile giriş ${app} içinde çalışmıyor.`,
    otherBrowser:
      'Kullanmak için bu sayfanın menüsünü açıp “Tarayıcıda aç” seçeneğine dokunun. E‑posta ile giriş burada da çalışır.',
    or: 'Veya e‑posta ile devam edin',
  },
  email: 'E‑posta adresi',
  forgot: 'Şifrenizi mi unuttunuz?',
  isNew: (brand) => `${brand} üyesi değil misiniz?`,
  signUp: 'Üye ol',
  isKnown: 'Zaten hesabınız var mı?',
  signIn: 'Giriş yap',
  back: 'Girişe dön',
  ways: {
    signin: 'Giriş yap',
    signup: 'Üye ol',
    forgot: 'Şifreyi sıfırla',
  },
  made: 'Hesabınız oluşturuldu. Adresinizi doğrulamanız için size e‑posta ile bir bağlantı gönderdik.',
  sendAgain: 'Tekrar gönder',
  sendAgainIn: (seconds) => `Tekrar gönder (${seconds} sn)`,
  agree: (terms, privacy) => phrase`Üye olarak ${terms} ve ${privacy} belgelerini kabul etmiş olursunuz.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Tekrar hoş geldiniz',
    lead: 'eSIM paketi satın almak için giriş yapın',
    submit: 'Giriş yap',
  },
  signup: {
    title: 'Üye olun',
    lead: 'Tüm eSIM’leriniz tek bir yerde',
    submit: 'Üye ol',
  },
  forgot: {
    title: 'Şifrenizi sıfırlayın',
    lead: 'Şifrenizi sıfırlamak için e‑posta adresinizi girin',
    submit: 'E‑posta gönder',
  },
};
