import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Bir satın alma',
    holds:
      'Ad ve e‑posta adresi, verdiyseniz ikinci bir adres, paket, fiyatı, nasıl ödediğiniz ve ödeme kuruluşunun referansı, zaman bilgileri, varsa sizi gönderen iş ortağı ve hangi tarayıcının satın aldığını gösteren misafir çerezinin tanınmaz hâle getirilmiş biçimi.',
    until: `Üye olmadan yapıldıysa sonrasında en fazla ${formatSpan(RETENTION.guestPurchase)}, yoksa hesap var olduğu sürece. Sonra kimliğinizi gösteren her şey silinir, yalnızca muhasebe bilgileri kalır.`,
  },
  {
    what: 'Ödenmemiş bir alışveriş',
    holds: 'Doldurup gönderdiğiniz kadarıyla aynı bilgiler.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'Bir eSIM',
    holds: 'Numarası (ICCID), şifrelenmiş kodları, paketi ve ne kadar internet kaldığı.',
    until: 'Satın alma kaydı kadar. Sonra kodlar silinir, numara muhasebe kayıtlarında kalır.',
  },
  {
    what: 'Bir sözleşmeden cayma',
    holds:
      'Bunun için verdiğiniz ad ve e‑posta adresi, bildirimi ne zaman aldığımız ve sonrasında ne olduğu. Ödeme sırasında hemen teslim konusunda neye, ne zaman onay verdiğiniz.',
    until:
      'Satın alma kaydı kadar. Sonra adı ve adresi sileriz, muhasebe kayıtlarında yalnızca caymanın gerçekleştiği kalır.',
  },
  {
    what: 'Bir hesap',
    holds:
      'Ad, e‑posta adresi, adresin doğrulanıp doğrulanmadığı, seçtiğiniz veya alışveriş yaptığınız dil, geri döndürülemez biçimde şifreniz veya giriş sağlayıcısının sizi tanıdığı numara.',
    until: `Son etkinliğinizden sonra en fazla ${formatSpan(RETENTION.account)} veya siz silene kadar.`,
  },
  {
    what: 'Kayıtlı kart',
    holds:
      'Kaydedilmesini istediğiniz ve Stripe’ın sizi tanıdığı numara. Kartın kendisini Stripe saklar. Biz markasını, son dört hanesini ve son kullanma tarihini görürüz.',
    until: 'Siz kartı kaldırana veya hesabınızı silene kadar. Sonra Stripe da siler.',
  },
  {
    what: 'Bir giriş',
    holds:
      'Oturumun ne zaman başladığı, en son ne zaman ve ne tür bir tarayıcıda kullanıldığı. Ağ adresi içermez.',
    until: 'Siz çıkış yapana kadar, son kullanımdan 7 gün sonrasına veya girişten 30 gün sonrasına kadar.',
  },
  {
    what: 'Size gönderilen e‑postalar',
    holds: 'Bir e‑posta gönderildiği, türü, zamanı ve adresi. Metnini saklamayız.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'Kurumsal bir talep',
    holds:
      'Forma yazdıklarınız, haber isteyip istemediğiniz, onayınız, zamanı, tarayıcı türü ve yanıtımızın hangi aşamada olduğu.',
    until: `En fazla ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Ödeme kuruluşlarından gelen mesajlar',
    holds: 'Numaraları, türleri ve ilgili oldukları ödeme, ama ad içermez.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Bir engelleme',
    holds:
      'Örneğin dolandırıcılıktan sonra artık satış yapmadığımız kişinin e‑posta adresi, engellemenin ne zamandan beri ve neden sürdüğü.',
    until: 'Biz kaldırana kadar, gerisini sildikten sonra bile, çünkü silinirse engelleme de kalkar.',
  },
  {
    what: 'Kötüye kullanıma karşı sayaçlar',
    holds:
      'Bir işlemin tek bir ağ adresinden veya tek bir hesap için kaç kez denendiği, ikisi de geri döndürülemez biçimde.',
    until: 'Yaklaşık bir gün.',
  },
  {
    what: 'Sonuç vermeyen aramalar',
    holds:
      'En fazla 40 harfse ve rakam veya @ içermiyorsa ne yazıldığı, aramaya yeni adlar öğretebilmemiz için. Yanında 0 ile 255 arasında, binlerce tarayıcının paylaştığı bir sayı saklarız. Bu sayı bize aynı yeri birkaç kişinin arayıp aramadığını söyler, kim olduklarını değil. Çerez veya ağ adresi saklamayız.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'Muhasebe kayıtları',
    holds:
      'Tutarlar, tarihler, paketler, ödeme ve iade referansları, düzenlendikleri hâliyle faturalar ve iade faturaları. Adınız ve e‑posta adresiniz bunlarda yalnızca satın alma kaydınızı sakladığımız sürece kalır. Sonra oradan da sileriz.',
    until: 'Gerisini sildikten sonra bile, vergi ve muhasebe kanunlarının zorunlu kıldığı sürece.',
  },
  {
    what: 'KDV bilgileri',
    holds:
      'Fiyata KDV dahilse kartınızın, ödemeyle birlikte gelen adresin, ağ adresinizin ve eSIM’inizin ülkeleri ile verginin tutarı. Ad ve adres içermez.',
    until: `Satın alma yılının bitiminden sonra ${formatSpan(RETENTION.taxFacts)}, gerisini sildikten sonra bile, çünkü AB hukuku bunu zorunlu kılar.`,
  },
];
