import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'Giriş yapılamadı', description: 'Lütfen tekrar giriş yapmayı deneyin.' },
  title: 'Giriş yapılamadı',
  text: (google) =>
    google
      ? 'Çok uzun sürdü veya bu sayfa ikinci kez açıldı. Bu küçük bir pencereyse onu kapatıp arkadaki sayfada tekrar deneyebilirsiniz.'
      : 'Çok uzun sürdü veya bu sayfa ikinci kez açıldı. Bunun yerine e‑posta adresinizle giriş yapın.',
  blocked: {
    title: 'Bu hesap engellendi',
    text: 'Satın aldıklarınız sizin kalır. Bunun bir hata olduğunu düşünüyorsanız lütfen bize yazın.',
    support: 'Bize yazın',
  },
  home: 'Ana sayfaya git',
};
