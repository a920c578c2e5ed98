import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'Bağlantı bir kez çalışır ve bir saat geçerlidir.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'E-posta adresinizi doğrulayın',
  lead: 'lütfen bu e-posta adresinin size ait olduğunu doğrulayın.',
  why: 'Böylece bu adresle satın aldığınız her şey, üye olmadan verdiğiniz siparişler dahil, hesabınızda olacak. Bağlantıyı, giriş yaptığınız tarayıcıda açın.',
  action: 'Adresi doğrula',
  expiry: oneHour,
  ignore:
    'Bizde bir hesap açmadınız mı? Bu e-postayı dikkate almayabilirsiniz. Siz tıklamadıkça hesap boş kalır.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Yeni bir şifre belirleyin',
  lead: 'hesabınız için yeni bir şifre istediniz.',
  why: 'Yeni şifreyi belirlediğinizde tüm cihazlardan çıkış yapılır ve yeni şifreyle giriş yaparsınız.',
  action: 'Şifre belirle',
  expiry: oneHour,
  ignore: 'Bunu siz istemediniz mi? Bu e-postayı dikkate almayabilirsiniz. Şifreniz olduğu gibi kalır.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Hesabınız hazır, şifrenizi belirleyin',
  lead: 'eSIM’inizi satın alırken bir hesap istediniz. Satın aldığınız eSIM hesabınızda hazır.',
  why: 'eSIM’lerinizi, kodlarını ve kalan internetinizi her cihazda görmek için bir şifre belirleyin.',
  action: 'Şifre belirle',
  expiry: (days) =>
    `Bağlantı bir kez çalışır ve ${days} gün geçerlidir. Sonrasında girişteki “Şifrenizi mi unuttunuz?” ile yeni bir bağlantı alabilirsiniz.`,
  ignore:
    'Bizden bir şey satın almadınız mı? Bu e-postayı dikkate almayabilirsiniz. Bu bağlantı olmadan kimse bu hesaba giriş yapamaz.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Bu alışverişi hesabınıza ekleyin',
  lead: (plan) =>
    `biri giriş yapmadan, bu adresle bir eSIM (${plan}) satın aldı. Bizde zaten bir hesabınız var.`,
  why: (order) =>
    `Bu sizseniz ${order} numaralı siparişi açın, orada giriş yapın ve “Hesabıma kaydet” düğmesine basın. Şifrenizi bilmiyor musunuz? Girişteki “Şifrenizi mi unuttunuz?” ile yeni bir şifre alabilirsiniz.`,
  action: 'Siparişi aç',
  expiry: 'Bu bağlantıya sahip olan herkes siparişi görebilir, lütfen kimseyle paylaşmayın.',
  ignore: 'Bu siz değil misiniz? Bu e-postayı dikkate almayabilirsiniz. Hesabınız olduğu gibi kalır.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'Bu eSIM iade edilsin mi?',
  lead: (order, plan) =>
    `biri, ${order} numaralı siparişteki eSIM’i (${plan}) para iadesi karşılığında geri vermek istedi. eSIM bu adresle satın alındı ve talebin sizden gelip gelmediğini anlayamadık.`,
  why: 'Bunu istiyorsanız sayfayı açın ve oradaki düğmeye basın. eSIM çalışmaz hâle gelir, fiyatın tamamı ödeme yapılan karta veya hesaba iade edilir.',
  action: 'Talebi gör',
  expiry: (hours) => `Bağlantı bir kez çalışır ve ${hours} saat geçerlidir.`,
  ignore: 'Bunu istemiyor musunuz? Bu e-postayı dikkate almayabilirsiniz. eSIM olduğu gibi kalır.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Cayma bildiriminizi onaylayın',
  lead: (order, plan) =>
    `biri, bu adresle verilen ${order} numaralı siparişin (${plan}) sözleşmesinden caymak istedi.`,
  why: (moment) =>
    `Bu sizseniz sayfayı açın ve oradaki “${withdrawalPromise.confirm}” düğmesine basın. Cayma talebinizin tarihi: ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `Bağlantı ${days} gün geçerlidir.`,
  ignore: 'Bunu istemiyor musunuz? Bu e-postayı dikkate almayabilirsiniz. Her şey olduğu gibi kalır.',
};
