import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { codeRefusals } from '../operators/pricing/code-refusal-words.ts';
import { noReplacementText, UNTRUE_WORDS } from '../operators/refusal-words.ts';
import { codesRefusal } from '../orders/order-acts.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { declineWords } from './decline-words.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';
import type * as source from './words.ts';

type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back: 'Bu eSIM geri alındı, bu yüzden internet ekleyemezsiniz. Lütfen yeni bir eSIM satın alın.',
  unusable: 'Bu eSIM artık kullanılamaz, bu yüzden internet ekleyemezsiniz. Lütfen yeni bir eSIM satın alın.',
  full: 'Bu eSIM’de bekleyen paket sayısı, şebekenin izin verdiği sınıra ulaştı. Lütfen önce birini kullanın.',
  no_fit: 'Bu paket bu eSIM’e uymuyor. Lütfen başka bir paket seçin veya yeni bir eSIM satın alın.',
  too_late:
    'Bu eSIM’de bu paketten zaten o kadar çok var ki yenisinin süresi, sırası gelmeden dolar. Lütfen yeni bir eSIM satın alın.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'bir sipariş veya parası hâlâ yolda. Ulaştıktan sonra tekrar deneyin',
  disputed: 'bir ödemeye itiraz edildi ve bu veriler gerekebilir. Karar verildikten sonra tekrar deneyin',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Bu resim çok büyük. En fazla 8 MB olabilir.',
  format: 'Resim; JPEG, PNG veya WebP dosyası olmalı.',
  broken: 'Bu resim okunamıyor. Lütfen başka bir dosya seçin.',
  too_many_pixels: 'Bu resimde çok fazla piksel var. En fazla 60 milyon olabilir.',
  too_few_pixels: 'Bu resim çok küçük. En az 600 × 300 piksel olmalı.',
};

const WORDS: ProblemWords = {
  malformed: 'İstek hatalı biçimde.',
  invalid_field: fieldWords,
  not_json: 'İstek bir JSON nesnesi olmalı.',
  no_plain_field: 'Bu isteğin hiçbir alanı liste veya nesne olamaz.',
  field_too_long: ({ max }) => `Bu isteğin bir alanı en fazla ${max} karakter olabilir.`,
  name_too_long: ({ max }) => `Ad, en fazla ${max} karakterlik bir metindir.`,
  no_picture: 'Hesapların resmi yoktur.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'Listenin başlangıcı olarak verilen ülke yok.'
      : list === 'plans'
        ? 'Listenin başlangıcı olarak verilen paket yok.'
        : 'Listenin başlangıcı olarak verilen yer yok.',
  unnamed_order:
    'Siparişi kimliği veya numarasıyla, alıcısının e-postasıyla, eSIM’inin ICCID’siyle ya da ödeme kuruluşunun ödeme kimliğiyle belirtin.',
  several_orders: ({ which }) =>
    `Birden fazla sipariş var: ${which}. Lütfen birini kimliğiyle veya numarasıyla belirtin.`,
  unknown_topic: ({ topics }) => `Böyle bir konu yok. Konular: ${topics.join(', ')}.`,
  other_plan: 'Bu ödeme başka bir paket için.',
  cannot_share_esim: 'Bu paketler tek bir eSIM’e yüklenemez. Lütfen her birini ayrı bir eSIM ile satın alın.',
  other_address: 'Lütfen bu hesabın e-posta adresini yazın.',
  unproven_callback: 'Geri çağırma okunamıyor veya imzası yanlış.',
  wrong_signature: 'İmza yanlış.',
  unreadable_event: 'Olay okunamıyor.',

  unknown_plan: 'Bu paket artık satılmıyor. Lütfen başka bir paket seçin.',
  consent_needed:
    'Lütfen anında teslimat ve cayma hakkınızla ilgili iki kutuyu da işaretleyin. Kutuları görmüyorsanız sayfayı yenileyin. Hiçbir ücret alınmadı.',
  wrong_password: 'Şifre yanlış',
  guessable_password: 'Şifre çok zayıf',

  no_address: 'Böyle bir adres yok.',
  no_api_address: 'API’de böyle bir adres yok.',
  no_country: 'Ülke bulunamadı',
  no_region: 'Bölge bulunamadı',
  no_order: 'Böyle bir sipariş yok.',
  no_case: 'Böyle bir vaka yok.',
  no_sample: 'Böyle bir örnek e-posta yok.',
  no_book_entry: 'Kayıtlarımızda böyle bir kayıt yok.',
  credit_used_up: 'Cari hesabınızda bu kadar borç olamaz. Bize yazın, bir yol bulalım.',
  too_many_documents: ({ count, most }) =>
    `Burada ${count} belge var. Bir dosyaya en fazla ${most} belge sığar, lütfen daha az gün seçin.`,
  no_dispute: 'Böyle bir itiraz yok.',
  no_order_to_claim: 'Böyle bir sipariş yok veya başka bir hesapta.',
  no_esim: 'Böyle bir eSIM yok.',
  no_codes: 'Bu paket, kodları zaten verilmiş bir eSIM’e eklendi.',
  no_status: 'Şebekede bu eSIM’in durumu henüz yok.',
  not_on_network: 'Bu eSIM artık şebekede yok. Bize yazın, sorunu çözelim.',
  no_invoice: 'Bunun için henüz bir fatura yok.',
  no_card: 'Bu hesapta böyle bir kart yok.',
  no_session: 'O cihazda zaten çıkış yapıldı.',
  no_operator: 'Böyle bir yönetici yok.',
  no_token: 'Böyle bir API anahtarı yok.',
  no_endpoint: 'Böyle bir webhook uç noktası yok.',
  no_delivery: 'Böyle bir gönderim yok. Mağaza bunları 30 gün saklar.',
  no_channel: 'Böyle bir uyarı kanalı yok.',
  no_schedule: 'Böyle bir zamanlanmış dışa aktarma yok.',
  no_mail_of_order: 'Bu siparişin e-postayla gönderilebilecek bir eSIM’i yok.',
  no_account: 'Böyle bir hesap yok.',
  no_failed_job: 'Başarısız olmuş böyle bir iş yok. Kuyruk bunları bir saat sonra siler.',
  no_customer: 'Böyle bir müşteri yok.',
  no_lead: 'Böyle bir talep yok.',
  no_view: 'Bu görünüm artık yok. Biri onu sildi veya başka birine ait.',
  no_bulk_act: 'Böyle bir toplu işlem yok. Kimsenin başlatmadığı bir deneme bir gün sonra silinir.',
  no_price_list: 'Böyle bir fiyat listesi yok.',
  no_rate: ({ currency }) => `${currency} için henüz döviz kuru yok.`,
  wrong_ending: ({ currency, ending }) => `${currency} fiyatları ${ending} ile bitemez.`,
  no_held_price: 'Karar verilecek böyle bir fiyat yok.',
  no_approval: 'Bu konuda karar verildi, onay artık mümkün değil veya tutar değişti.',
  no_promotion: 'Böyle bir indirim kodu yok.',
  no_place: 'Böyle bir ülke veya bölge yok.',
  no_place_plan: 'Orada böyle bir paket yok.',
  no_sync: 'Böyle bir eşitleme yok.',
  used_invitation:
    'Bu davet kullanıldı, süresi doldu veya yenisiyle değiştirildi. Lütfen yeni bir davet isteyin.',
  used_link:
    'Bu bağlantı artık çalışmıyor. Para iadesini yeniden isteyin, size yeni bir bağlantı gönderelim.',
  no_offer: 'Bu teklif yok ya da artık geçerli değil. Bizden yeni bir teklif isteyin.',
  withdrawal_link:
    'Bu bağlantı çalışmıyor. Lütfen e-postanızdaki bağlantının tamamını açın veya sipariş numaranızı girin.',
  no_payment: 'Bu ödeme sayfasında böyle bir ödeme yok.',

  signed_out: 'Lütfen önce giriş yapın.',
  sign_in_over: 'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.',
  operator_signed_out: 'Lütfen konsola giriş yapın.',
  wrong_token: 'Bu API anahtarı yanlış veya iptal edilmiş.',

  checkout_expired: 'Bu ödeme sayfasının süresi doldu. Hiçbir ücret alınmadı.',
  not_paid: 'Ödeme tamamlanmadı.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Hiçbir ücret alınmadı.`,
  no_saved_card: 'Kayıtlı kartınız yok. Lütfen paketi ödeme sayfasından satın alın.',
  saved_card_expired: 'Kayıtlı kartınızın süresi dolmuş. Lütfen paketi ödeme sayfasından satın alın.',
  authentication_required:
    'Bankanız bu ödemeyi onaylamanızı istiyor. Hiçbir ücret alınmadı. Lütfen paketi ödeme sayfasından satın alın.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `Bu mağazada ${name} ile ödeme yapılamıyor. Hiçbir ücret alınmadı. Lütfen kartla ödeyin.`,

  price_changed: 'Fiyat değişti. Lütfen yeni toplamı kontrol edin.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'Fiyat bu ödemeyle uyuşmuyor.',
  payment_mismatch: 'Bu ödeme siparişle uyuşmuyor. Ekibimize haber verdik.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Ödemenizin tamamı ${isDone ? 'iade edildi' : 'iade ediliyor'}.`,
  already_paid: 'Bu ödeme sayfasında ödeme zaten yapıldı. Lütfen yeni bir sipariş başlatın.',
  still_checked: 'Bu ödeme sayfasındaki bir ödeme hâlâ kontrol ediliyor.',
  changed_meanwhile: 'Bu ödeme sayfası başka bir pencerede değiştirildi. Lütfen tekrar deneyin.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'Siparişlerinizden biri hâlâ yolda. Lütfen ulaştıktan sonra tekrar deneyin.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'Bu istek kendi sayfalarımızdan gelmedi.',
  buyer_blocked: ({ support_email: address }) =>
    `Bu e-posta adresine artık satış yapmıyoruz. Hiçbir ücret alınmadı, daha önce satın aldıklarınız sizin olmaya devam eder. Bir yanlışlık olduğunu düşünüyorsanız lütfen ${address} adresine yazın.`,
  account_blocked: ({ support_email: address }) =>
    `Bu hesap engellendi. Satın aldıklarınız sizin olmaya devam eder. Bir yanlışlık olduğunu düşünüyorsanız lütfen ${address} adresine yazın.`,
  not_your_role: ({ role }) =>
    `Rolünüz (${role}) buna izin vermiyor. Bir sahip size başka bir rol verebilir.`,
  other_mailbox: ({ email }) => `Bu davet ${email} için. Lütfen o adresle giriş yapın ve adresi doğrulayın.`,
  step_up_needed: 'Lütfen bunu kimlik doğrulama uygulamanızdaki bir kodla veya geçiş anahtarıyla onaylayın.',
  needs_person: 'Bu, bir API anahtarıyla yapılamaz. Birinin bunu konsolda yapması gerekir.',
  wrong_code: 'Bu kod doğru değil veya daha önce kullanıldı. Lütfen bir sonrakini bekleyin.',
  wrong_passkey: 'Bu geçiş anahtarı kabul edilmedi. Lütfen tekrar deneyin veya bir kod kullanın.',
  no_passkey: 'Böyle bir geçiş anahtarınız yok.',
  changed_by_another: 'Bu arada bunu başka biri değiştirdi. Hiçbir işlem yapılmadı, lütfen tekrar bakın.',
  code_not_for_address:
    'Bu siparişin indirim kodu o adresle kullanılamaz. Hiçbir şey değiştirilmedi, lütfen başka bir adres seçin.',
  approval_asked:
    'Bu tutar tek başınıza gönderebileceğinizden fazla. İş arkadaşlarınız isteği bir gün boyunca panolarında görür ve onaylayabilir.',
  own_approval: 'Bunu siz istediniz, bu yüzden kararı bir iş arkadaşınız vermeli.',
  unconfirmed_prices: ({ count }) =>
    `Önizleme ${count} paket için uyarıyor. Kontrol edin ve ${count} sayısıyla onaylayın.`,
  promotion_exists:
    'Bu adda bir indirim kodu var veya vardı. Lütfen başka bir ad seçin ya da o kodu değiştirin.',
  already_operator: 'Bu kişi zaten yönetici.',
  unpaid_order: 'Bu sipariş ödenmedi.',
  erased_order: 'Bu sipariş silindi ve alıcısına dair hiçbir bilgi kalmadı.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `Bu e-postadaki bilgiler artık doğru olmazdı: ${UNTRUE_WORDS[why]}. Hiçbir şey gönderilmedi.`,
  case_over: 'Bu vaka çözüldü, çünkü nedeni ortadan kalktı.',
  no_retry:
    'Bu iade bir kez daha gönderilemez. Yolda, ödeme kuruluşunun panelinde yapıldı veya ödemeye bir banka karar veriyor.',
  answered_dispute: 'Bu itiraz zaten karara bağlandı veya yanıtlandı. Yanıt yalnızca bir kez gönderilebilir.',
  not_staged: 'Önce kanıtları hazırlayın ve okuyun.',
  own_page_only: 'Bu ödeme kuruluşu yanıtları yalnızca kendi sayfasında alıyor.',
  too_much_back: ({ left }) => `Bu ödemeden yalnızca ${left} kaldı. Hiçbir iade yapılmadı.`,
  no_tax_owed:
    'Bu siparişin KDV’si iade edilemez: İade edilecek KDV yok veya önceki bir iade tamamlanmadı. Hiçbir iade yapılmadı.',
  all_is_no_part:
    'Kalan tutarın tamamı bu. eSIM’i geri alan tam iadeyi veya eSIM’e dokunmayan iyi niyet iadesini kullanın.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way:
    'Bu siparişin eSIM’i geri alınıyor. Hiçbir işlem yapılmadı, lütfen bunun bitmesini bekleyin.',
  last_owner: 'Bu son sahip. Önce başka birini sahip yapın.',
  last_factor: 'Bu geçiş anahtarı olmadan konsolu açamazsınız. Önce başka bir anahtar ekleyin.',
  own_role: 'Kimse kendi rolünü değiştiremez veya kendini kaldıramaz. Lütfen başka bir sahipten isteyin.',
  runs_the_shop:
    'Bu, mağazayı yöneten birinin hesabı. Bir sahip önce “Team” bölümünde bu kişiyi kaldırabilir.',
  not_erasable: ({ why }) => `Hiçbir şey silinmedi, çünkü ${NOT_ERASABLE[why]}.`,
  too_large: 'İstek çok büyük.',

  too_many_calls: ({ seconds }) =>
    `Çok fazla istek geldi. Lütfen ${inMinutes(seconds)} sonra tekrar deneyin.`,
  too_many_tries: ({ seconds }) =>
    `Çok fazla deneme yapıldı. Lütfen ${inMinutes(seconds)} sonra tekrar deneyin.`,
  too_many_codes: ({ seconds }) =>
    `Çok fazla yanlış kod girildi. Lütfen ${inMinutes(seconds)} sonra tekrar deneyin.`,
  too_many_promotions: ({ seconds }) =>
    `Çok fazla yanlış kod girildi. Lütfen ${inMinutes(seconds)} sonra tekrar deneyin veya kodsuz ödeyin.`,
  too_many_sign_ins: 'Çok fazla başarısız deneme oldu. Lütfen daha sonra tekrar deneyin',
  too_many_questions: ({ seconds }) =>
    `Çok fazla soru soruldu. Lütfen ${inMinutes(seconds)} sonra tekrar deneyin.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'Bu tarayıcıda' : 'İnternet bağlantınızdan';
    const instead = ways.length === 0 ? '' : `${oneOf(ways)} ile ödeyin ya da `;
    return `${where} çok fazla kart reddedildi. Hiçbir ücret alınmadı. Lütfen ${instead}${inMinutes(seconds)} sonra tekrar deneyin.`;
  },
  too_many_downloads: ({ seconds }) => `Lütfen ${inMinutes(seconds)} sonra tekrar indirin.`,
  too_many_return_mails: ({ seconds }) =>
    `Bununla ilgili zaten birkaç e-posta gönderdik. Lütfen gelen kutunuza bakın veya ${inMinutes(seconds)} sonra tekrar deneyin.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Zaten birkaç talep gönderdiniz. Lütfen ${address} adresine yazın veya ${inMinutes(seconds)} sonra tekrar deneyin.`,
  too_many_streams: ({ seconds }) =>
    `Buradan çok fazla sayfa açıldı. Lütfen ${inMinutes(seconds)} sonra tekrar deneyin.`,
  too_many_callbacks: 'İmzası yanlış çok fazla geri çağırma geldi.',

  internal: 'Bir şeyler ters gitti',
  payments_down: 'Ödeme hizmeti yanıt vermedi. Lütfen tekrar deneyin.',
  charge_not_made: 'Ödeme hizmeti yanıt vermedi. Hiçbir ücret alınmadı. Lütfen tekrar deneyin.',
  charge_unknown:
    'Ödeme hizmeti yanıt vermedi, bu yüzden kartınızdan ücret alınıp alınmadığını henüz bilmiyoruz. Alındıysa eSIM’inizi e-postayla göndereceğiz.',
  network_down: 'Şebeke şu anda yanıt vermiyor. Lütfen tekrar deneyin.',
  network_busy: 'Şebeke şu anda yoğun. Lütfen tekrar deneyin.',
  shop_away:
    'Şu anda yanıt veremiyoruz. Lütfen birazdan tekrar deneyin. Aynı alışveriş için sizden asla iki kez ücret alınmaz.',
  too_many_listeners: ({ seconds }) =>
    `Şu anda çok fazla ziyaretçi bağlı. Lütfen ${inMinutes(seconds)} sonra tekrar deneyin.`,
  signature_unchecked: 'İmza şu anda doğrulanamıyor.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay veya Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' veya ');
}

/** Before 'sonra'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'bir dakika' : `${minutes} dakika`;
}
