import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Hesabınız',
    text: 'Hesabınıza nasıl gireceğinizi size e‑posta ile bildireceğiz. Orada eSIM’lerinizi her cihazda görebilirsiniz.',
    button: 'Giriş yap',
  },
  open: {
    title: 'eSIM’lerinizi bir hesapta saklayın',
    text: 'Şimdilik onları yalnızca bu tarayıcıda görebilirsiniz. Hesabınız olursa her cihazda görürsünüz.',
    button: 'Üye ol',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'Giriş yapmanız gerekiyor',
  text: 'Hesabınızı görmek ve eSIM paketi satın almak için lütfen giriş yapın.',
  button: 'Giriş yap',
};

export const resetWords: typeof source.resetWords = {
  sent: 'Şifre sıfırlama e‑postasını gönderdik! Gelen kutunuza bakın.',
};
