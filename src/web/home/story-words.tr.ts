import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'Nasıl çalışır?',
  home: {
    when: 'Evde',
    what: 'Paket seçin',
    how: (paypal) =>
      `Destinasyonunuzu, gün sayısını ve internet miktarını seçin. Kart, Apple Pay${paypal ? ', Google Pay veya PayPal' : ' veya Google Pay'} ile ödeyin, üyelik gerekmez.`,
  },
  before: {
    when: 'Kalkıştan önce',
    what: 'eSIM’i kurun',
    how: 'Bir QR koduyla e‑postanıza gelir. Elinizdeki telefonda bir kez dokunun veya kodu başka bir ekrandan tarayın.',
  },
  landing: {
    when: 'İndiğinizde',
    what: 'Uçak modunu kapatın',
    how: 'Telefonunuz yerel bir şebeke bulunca paket kendiliğinden başlar. Aramalarınız kendi SIM kartınızda kalır.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Mesajlaşma numaranız aynı kalsın',
  lead: 'Seyahat eSIM’i yeni bir numara değil, internet ekler. WhatsApp, Signal ve diğerleri arkadaşlarınızın bildiği numarayla çalışır. Sohbetleriniz ve gruplarınız yerinde kalır, kimseye haber vermeniz gerekmez.',
  ownSim: 'Kendi SIM kartınız',
  calls: 'Numaranızdan arama ve SMS',
  chats: 'Her zamanki gibi açık mesajlaşma uygulamalarınız',
  travelEsim: 'Seyahat eSIM’iniz',
  data: 'Hepsi için yerel fiyatlarla internet',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Neden biz?',
  lead: 'Bilmeniz gereken her şey, siz ödemeden önce etikette yazar.',
  browse: 'Paketlere göz at',
  setup: { what: 'Anında kurulum', how: 'Ödemeden çalışan eSIM’e yaklaşık bir dakika.' },
  data: {
    what: 'Sınırsız veya kotalı internet',
    how: 'Bir haftalık 1\u00A0GB paketten yarım yıllık 100\u00A0GB pakete kadar.',
  },
  world: { what: '200’den fazla ülke', how: 'Tek eSIM, her yeni destinasyonda internet ekleyin.' },
  money: { what: 'Roaming ücreti yok', how: 'Bir kez, baştan ödersiniz. Sonradan fatura gelmez.' },
  calls: { what: 'Aramalar kendi SIM’inizden', how: 'Numaranız ve sohbetleriniz olduğu gibi kalır.' },
  warning: { what: '%80’de uyarı', how: 'Daha kullanacak internetiniz varken haber veririz.' },
};
