import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Erişilebilirlik',
    description:
      'Bu mağazayı herkesin kullanabilmesi için neler yaptığımız ve aksayan yerleri bize nasıl bildireceğiniz.',
  },
  title: 'Erişilebilirlik',
  lead: 'Bu mağaza; nasıl gördüğü, duyduğu, hareket ettiği veya okuduğu fark etmeksizin herkes için çalışmalı.',
  aim: {
    title: 'Hedefimiz',
    text: 'Her sayfanın ve e‑postanın WCAG 2.2 AA düzeyini karşılamasını amaçlıyoruz. Avrupa Erişilebilirlik Yasası (2019/882 sayılı AB Direktifi) ve EN 301 549 standardı da çevrim içi mağazalardan aynısını ister.',
  },
  means: {
    title: 'Bu, burada ne anlama geliyor?',
    text: 'Her şeyi yalnızca klavyeyle yapabilirsiniz. Ekran okuyucular her sayfada ne olduğunu ve neyin değiştiğini okur. Metin açık ve koyu temada kontrastını korur, iki katına kadar büyür ve dar ekrana sığar. Cihazınızda hareketi azaltma açıksa hareketler durur. Kameranın okuduğu kodlar metin olarak da yazılıdır.',
  },
  tested: {
    title: 'Nasıl test ediyoruz?',
    text: 'Her değişiklikte programlar her sayfayı denetler, yalnızca klavyeyle ve ekran okuyucuların okuduğu adlarla baştan sona alışveriş yapar. Bu mağazayı henüz dışarıdan bir uzman denetlemedi.',
  },
  limits: {
    title: 'Bilinen sınırlar',
    text: 'Kart alanları, PayPal ve cüzdan pencereleri ile Google ile giriş başka şirketlerin sayfalarıdır. eSIM, telefonunuzun kendi ayarlarında kurulur.',
  },
  tell: {
    title: 'Bize yazın',
    text: (address) =>
      phrase`Bir şey paket bulmanızı, satın almanızı veya kurmanızı engelliyorsa ${address} adresine yazın. Size hemen başka bir yoldan yardım eder ve sorunu gideririz.`,
  },
  law: {
    title: 'Yardım etmezsek',
    text: 'Avrupa Birliği’nde, ülkenizde hizmetlerin erişilebilirliğini denetleyen kuruma da başvurabilirsiniz.',
  },
};
