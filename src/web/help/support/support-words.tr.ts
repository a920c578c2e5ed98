import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Uyumluluk',
    question: 'Telefonum eSIM ile çalışır mı?',
    answer:
      'eSIM’i desteklemesi ve SIM kilidi olmaması gerekir. Modeller, kurulum sayfasındaki cihaz uyumluluk kontrolünde listelenir. Emin olmak için telefonunuzun ayarlarında “eSIM ekle” seçeneğini arayın. Oradaysa çalışır.',
  },
  {
    category: 'Kurulum',
    question: 'eSIM’i ne zaman kurmalıyım?',
    answer:
      'Yola çıkmadan, Wi-Fi varken kurun. Kurmak paketi başlatmaz. Çoğu pakette günler, telefonunuz gittiğiniz yerde internete ilk bağlandığında başlar. Her paketin etiketinde yazar.',
  },
  {
    category: 'Kurulum',
    question: 'Kurulum ne kadar sürer?',
    answer:
      'Adımlar bir dakika sürer. Sonra kayıt için 2–3 dakika bekleyin. Telefonunuz Wi-Fi’ye bağlı kalsın ve eSIM’in hazır olduğu yazana kadar ekrandan ayrılmayın.',
  },
  {
    category: 'Teslimat',
    question: 'Ödedim. QR kodum nerede?',
    answer:
      'Ödeme sırasında verdiğiniz adrese gelen e‑postada, genellikle bir dakika içinde. Spam klasörünüze de bakın. Aynı kodlar siparişinizin özel sayfasında ve satın aldığınız tarayıcıda “Profil” sayfasında da bulunur.',
  },
  {
    category: 'Kodlar',
    question: 'QR kodunu ikinci kez veya başka bir telefonda kullanabilir miyim?',
    answer:
      'Hayır. QR kodları ve elle girilen kodlar bir kez çalışır. eSIM’i seyahatte kullanacağınız telefona kurun ve seyahatiniz bitene kadar orada bırakın.',
  },
  {
    category: 'Aramalar',
    question: 'Numaram, aramalarım ve sohbetlerim aynı kalır mı?',
    answer:
      'Evet. Seyahat eSIM’i yalnızca internet içindir ve kendi SIM kartınızın yanında çalışır. Mesajlaşma uygulamalarınız kaydolduğunuz numarayı korur. Ücret çıkmaması için kendi hattınızda veri dolaşımını kapalı bırakın.',
  },
  {
    category: 'İnternet',
    question: '“Sınırsız” ne demek?',
    answer:
      'Toplamda bir sınır yoktur. Her sınırsız paketin etiketinde, her gün tam hızda ne kadar internet aldığınız ve ertesi güne kadar hızın ne olduğu yazar.',
  },
  {
    category: 'İnternet',
    question: 'İnternetim bitince ne olur?',
    answer:
      'Bağlantı durur, size ek fatura gelmez. Zamanında ekleyebilmeniz için %80’e gelince haber veririz. Paketin etiketinde yazıyorsa aynı eSIM’e internet ekleyebilirsiniz. “Profil” sayfasını açıp “İnternet ekle” düğmesine basın.',
  },
  {
    category: 'İadeler',
    question: 'Paramı geri alabilir miyim?',
    answer: `Evet. eSIM etkinleştirilmemiş ve kullanılmamışsa, satın aldıktan sonraki ${refundTime} içinde tamamını geri alabilirsiniz. Bir eSIM’i teslim edemezsek paranızı otomatik olarak iade ederiz.`,
  },
  {
    category: 'Sorunlar',
    question: 'İndim ama bağlantı yok. Ne yapmalıyım?',
    answer:
      'Ayarlardan seyahat eSIM’inin açık, mobil veri için seçili ve veri dolaşımının onda açık olduğunu kontrol edin. Sonra uçak modunu açıp kapatın ve 2–3 dakika bekleyin. İşe yaramazsa şebekeyi elle seçin veya bize yazın.',
  },
];
