import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Erişilebilirlik',
    description:
      'Bu mağazayı herkesin kullanabilmesi için neler yaptığımız ve aksayan yerleri bize nasıl bildireceğiniz.',
  },
  title: 'Erişilebilirlik',
  lead: 'Bu mağaza, nasıl görürse, duyarsa, hareket ederse veya okursa okusun herkes için çalışmalı.',
  aim: {
    title: 'Hedefimiz',
    text: 'Her sayfanın ve e-postanın WCAG 2.2 AA düzeyini karşılamasını amaçlıyoruz. (AB) 2019/882 sayılı Direktif ve EN 301 549 standardı da çevrimiçi mağazalardan aynısını ister.',
  },
  means: {
    title: 'Burada ne anlama geliyor',
    text: 'Her şeyi yalnızca klavyeyle yapabilirsiniz. Ekran okuyucular her sayfada ne olduğunu ve neyin değiştiğini okur. Metin açık ve koyu temada kontrastını korur, iki katına büyür ve dar ekrana sığar. Cihazınız isterse hareketler durur. Kameranın okuduğu kodlar metin olarak da yazılıdır.',
  },
  tested: {
    title: 'Nasıl sınıyoruz',
    text: 'Her değişiklikte programlar her sayfayı denetler, yalnızca klavyeyle ve ekran okuyucuların okuduğu adlarla baştan sona alışveriş yapar. Bu mağazayı henüz dışarıdan bir uzman denetlemedi.',
  },
  limits: {
    title: 'Bilinen sınırlar',
    text: 'Kart alanları, PayPal ve cüzdan pencereleri ile Google ile giriş başka şirketlerin sayfalarıdır. eSIM, telefonunuzun kendi ayarlarında yüklenir.',
  },
  tell: {
    title: 'Bize yazın',
    text: (address) =>
      phrase`Bir şey paket bulmanızı, satın almanızı veya yüklemenizi engelliyorsa ${address} adresine yazın. Size hemen başka bir yoldan yardım eder ve sorunu gideririz.`,
  },
  law: {
    title: 'Yardım etmezsek',
    text: 'Avrupa Birliği’nde, ülkenizde hizmetlerin erişilebilirliğini denetleyen kuruma da başvurabilirsiniz.',
  },
};
