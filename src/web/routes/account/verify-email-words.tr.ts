import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'E‑postanızı doğrulayın', description: 'Bir adresin size ait olduğunu gösterir.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'E‑postanızı doğrulamak için giriş yapın',
    text: 'Bağlantı, ait olduğu hesaba giriş yaptığınızda çalışır. Şifrenizi sıfırlamak da adresinizi doğrular.',
    signIn: 'Giriş yap',
    forgot: 'Şifrenizi mi unuttunuz?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'Süresi dolmuş veya bir bölümü eksik. Size yenisini gönderebiliriz.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'E‑postanız doğrulandı',
    text: (email) => `${email} adresiyle satın aldığınız her şey hesabınızda.`,
    dashboard: 'Hesabıma git',
  },
  otherAccount: {
    title: 'Bu bağlantı başka bir hesap için',
    text: (email) =>
      `${email} adresiyle giriş yaptınız. Çıkış yapın, sonra bağlantının gönderildiği hesaba giriş yapın.`,
    signOut: 'Çıkış yap',
  },
};
