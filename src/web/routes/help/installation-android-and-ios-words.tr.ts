import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'iOS ve Android’de eSIM kurulumu',
    description:
      'Her iki sistemde, QR koduyla veya elle: Wi-Fi bağlantısından inince gelen ilk sinyale kadar tüm adımlar ve çözümler.',
  },
  title: 'iOS ve Android’de eSIM kurulumu',
  lead: 'QR kodunu kullanın veya kodları yazın. İkisi de birkaç dakika sürer ve yalnızca bir kez yaparsınız.',
};
