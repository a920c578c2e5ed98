import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'تثبيت eSIM على iOS وAndroid',
    description: 'النظامان معًا، برمز QR ويدويًا، من Wi-Fi حتى أول شريط إشارة بعد الوصول، مع حلول للمشكلات.',
  },
  title: 'تثبيت eSIM على iOS وAndroid',
  lead: 'استخدم رمز QR أو اكتب الرموز. يستغرق كلاهما بضع دقائق، ولا تفعله إلا مرة واحدة.',
};
