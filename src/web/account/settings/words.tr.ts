import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Hesabı sil',
  what: 'Bu işlem hesabınızı, eSIM listenizi ve kişisel verilerinizi siler. Vergi kayıtları adınız olmadan saklanır.',
  question: 'Hesabınız silinsin mi?',
  yes: 'Kalıcı olarak sil',
  warning:
    'eSIM’lerinizi, kodlarını ve siparişlerinizi bir daha göremezsiniz. Telefonunuzdaki eSIM çalışmaya devam eder. Bu işlem geri alınamaz.',
  email: 'E‑posta adresi',
  emailHint: (email) => `Onaylamak için şunu yazın: ${email}`,
  password: 'Şifreniz',
  passwordHint: (google) =>
    google
      ? 'Google ile giriş yapıyorsanız ve şifreniz yoksa burayı boş bırakın.'
      : 'Şifreniz yoksa burayı boş bırakın.',
  failed: 'Hiçbir şey silinmedi.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'E‑posta',
  verified: 'Doğrulandı',
  unverified: 'Doğrulanmadı',
  hint: 'Burada giriş yapmışken e‑postamızdaki bağlantıyı açın. E‑postanın ulaşması bir dakika sürebilir.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Adınız kaydedildi.',
  title: 'Ad',
  label: 'Adınız ve soyadınız',
  hint: 'Önce adınızı yazın. Ödeme sırasında bu alanı sizin için doldururuz.',
  save: 'Adı kaydet',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'Şifreniz değiştirildi. Diğer cihazlardan çıkış yapıldı.',
  title: 'Şifre',
  open: 'Şifrenizi değiştirin veya belirleyin',
  current: 'Mevcut şifre',
  next: 'Yeni şifre',
  save: 'Şifreyi değiştir',
  noPassword: (google) =>
    google
      ? 'Google ile mi üye oldunuz, yoksa şifrenizi mi unuttunuz?'
      : 'Henüz şifreniz yok mu, yoksa şifrenizi mi unuttunuz?',
  sendLink: 'Şifre belirleme bağlantısı gönder',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Kayıtlı kartlar',
  what: 'Kartlarınızı, kart ödemelerini işleyen Stripe saklar ve yalnızca satın al düğmesine bastığınızda tahsilat yapar. Biz de kartlarınızın sadece burada gördüğünüz kadarını görürüz.',
  failed: 'Kayıtlı kartlarınızı yükleyemedik.',
  removed: (card) => `${card} kaldırıldı.`,
  none: 'Henüz kayıtlı kartınız yok. Kart kaydetmek için ödeme sırasında “Bu kartı sonraki alışverişler için kaydet” kutusunu işaretleyin.',
  expired: (until) => `Süresi doldu: ${until}`,
  valid: (until) => `Son kullanma: ${until}`,
  remove: 'Kaldır',
  stillSaved: 'Kart hâlâ kayıtlı.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Giriş yaptığınız yerler',
  hint: 'Tanımadığınız bir cihaz mı var? Oradan çıkış yapın ve şifrenizi değiştirin.',
  failed: 'Listeyi yükleyemedik.',
  allEnded: 'Diğer her yerden çıkış yapıldı.',
  nothingChanged: 'Hiçbir şey değişmedi.',
  endOthers: 'Diğer her yerden çıkış yap',
  ended: (device) => `Çıkış yapıldı: ${device}`,
  thisDevice: 'Bu cihaz',
  lastUsed: (ago) => phrase`Son kullanım: ${ago}`,
  end: 'Çıkış yap',
  stillSignedIn: 'Bu cihazda oturum hâlâ açık.',
};
