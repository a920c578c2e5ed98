import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'Bu e-posta adresiyle bir hesap bulunamadı',
  'wrong-password': 'Şifre yanlış',
  'email-already-in-use': 'Bu e-posta adresiyle zaten bir hesap var',
  'weak-password': 'Şifre çok zayıf',
  'invalid-email': 'E-posta adresi geçersiz',
  'too-many-requests': 'Çok fazla başarısız deneme oldu. Lütfen daha sonra tekrar deneyin',
  'popup-closed-by-user': 'Giriş penceresi, işlem tamamlanmadan kapatıldı',
  'cancelled-popup-request': 'Giriş iptal edildi',
  'popup-blocked': 'Tarayıcınız giriş penceresini engelledi',
  blocked: 'Bu hesap engellendi',
  other: 'Bir hata oluştu. Lütfen tekrar deneyin',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked:
    'Bu e-posta adresinin şifreli bir hesabı zaten var. O şifreyle giriş yapın veya şifrenizi e-postayla sıfırlayın.',
  noPassword: 'Bu hesabın henüz şifresi yok. Şifre belirlemek için bir bağlantı isteyin.',
  guessable:
    'Bu, herkesin aklına ilk gelecek şifrelerden biri. Birbiriyle ilgisi olmayan üç dört kelime deneyin.',
  blocked: 'Satın aldıklarınız sizin olmaya devam eder. Bir yanlışlık olduğunu düşünüyorsanız bize yazın.',
  tooLong: (most) => `Bir şifre en fazla ${most} karakter olabilir.`,
  noAddress: 'Google hesabınız bizimle bir e-posta adresi paylaşmıyor.',
  popup: 'Bu site için açılır pencerelere izin verin veya e-postanızla giriş yapın.',
  offline: 'Bağlantınız kesilmiş olabilir.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Lütfen tüm alanları doldurun',
  noAddress: 'Lütfen e-posta adresinizi girin',
  differ: 'Şifreler aynı değil',
  tooShort: 'Şifre en az 6 karakter olmalı',
};

export const THIS_APP: string = 'bu uygulama';
