import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Sözleşme özeti',
  intro:
    'Bu sözleşme özeti, AB hukukunun gerektirdiği şekilde bu hizmet teklifinin ana unsurlarını sunar. Hizmet tekliflerini karşılaştırmaya yardımcı olur. Hizmetle ilgili tam bilgi diğer belgelerde yer alır.',
  headings: {
    service: 'Hizmetler ve ekipman',
    speeds: 'İnternet hizmetinin hızları ve sorun çıkarsa başvuru yolları',
    price: 'Fiyat',
    duration: 'Süre, yenileme ve fesih',
    disabilities: 'Engelli son kullanıcılara yönelik özellikler',
    other: 'Diğer önemli bilgiler',
  },
  dataOnly: 'Mobil şebekeler üzerinden ön ödemeli internet erişimi. Arama, SMS ve telefon numarası içermez.',
  esim: 'Ödemenin hemen ardından e-postayla ve sipariş sayfasında eSIM olarak gelir. SIM kilidi olmayan ve eSIM destekleyen bir telefon gerekir. Cihaz dahil değildir.',
  onto: 'Elinizdeki bir eSIM’e eklenir. Cihaz dahil değildir.',
  networks: (names) => `Şebekeler: ${names}.`,
  noNetworks: 'Tedarikçimiz hangi nesil şebekeyi kullandığını belirtmiyor.',
  untilUsed: 'İnternetiniz bitene kadar tam hız. Sonra bağlantı kesilir.',
  noPromise:
    'Hız; şebekeye, bulunduğunuz yere, telefonunuza ve o anda kaç kişinin çevrimiçi olduğuna bağlıdır, bu nedenle hiçbir hız garanti edilmez.',
  once: (totals) => `Bir kez, peşin ödersiniz. Toplam: ${totals}`,
  nothingElse: 'Vergiler ve ücretler dahildir. İnternetiniz bittiğinde bile başka bir ücret alınmaz.',
  ends: 'Ardından paket kendiliğinden sona erer. Yenilenmez, dolayısıyla iptal edilecek bir şey yoktur.',
  accessible: (address) =>
    `Sayfalarımız ve e-postalarımız WCAG 2.2 AA düzeyini hedefler: klavyeyle veya ekran okuyucuyla satın alabilir, kurulum yapabilir ve yardım alabilirsiniz; her kod metin olarak da bulunur. Daha fazlası: ${address}`,
  part: {
    title: 'Şikâyetler ve uyuşmazlıklar',
    text: 'Lütfen önce {support_email} adresine yazın. Anlaşamazsak ülkenizdeki elektronik haberleşme düzenleyicisine veya bir uyuşmazlık çözüm kuruluşuna başvurabilirsiniz.',
  },
  documents: (addresses) => `Sözleşmenin diğer belgeleri: ${addresses}`,
  made: (day) => `Düzenlenme tarihi: ${day}.`,
  download: 'Bu özeti indir',
};
