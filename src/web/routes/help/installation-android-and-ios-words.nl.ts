import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'Een eSIM installeren op iOS en Android',
    description:
      'Beide systemen, met QR-code en met de hand, van wifi tot je eerste streepje na de landing, met oplossingen.',
  },
  title: 'Een eSIM installeren op iOS en Android',
  lead: 'Gebruik de QR-code of typ de codes in. Het duurt allebei een paar minuten, en je doet het maar één keer.',
};
