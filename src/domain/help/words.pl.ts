import type * as source from './words.ts';

export const otherBrands: string = 'Inne marki';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7. generacji)',
  ipadMini: 'iPad mini (5. generacji)',
  ipadAir: 'iPad Air (3. generacji)',
  ipadPro: 'iPad Pro 11″',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'Nie dotyczy to wersji sprzedawanych w Chinach kontynentalnych (poza iPhone’em Air) ani większości tych sprzedawanych w Hongkongu i Makau.',
  ipad: 'Nie dotyczy to modeli bez danych komórkowych ani wersji sprzedawanych w Chinach kontynentalnych.',
  pixel:
    'Pixele 3 i 3a sprzedawane przez niektórych operatorów lub w niektórych krajach nie obsługują eSIM na podróże.',
  galaxy:
    'Wersje sprzedawane w Chinach kontynentalnych, Hongkongu lub na Tajwanie oraz starsze ze Stanów Zjednoczonych lub Korei mogą nie obsługiwać eSIM.',
  oneplus: 'Nie dotyczy to wersji sprzedawanych w Chinach kontynentalnych.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Tylko niektóre wersje obsługują eSIM',
    why: 'Dla pewności poszukaj w ustawieniach opcji „Dodaj eSIM”.',
  },
  yes: 'Tak, jeśli nie ma simlocka',
  every: (line, except) => `Każdy ${line} obsługuje eSIM. ${except}`,
  since: (line, first, except) => `Każdy ${line}, począwszy od modelu ${first}, obsługuje eSIM. ${except}`,
  no: 'Nie',
  first: (line, first) => `Pierwszy ${line} z eSIM to ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'Nie. Wśród telefonów Samsung pierwszy jest Galaxy S20.',
  iphone10: 'Nie. iPhone 10 (X) nie ma eSIM. Wśród iPhone’ów pierwsze są XR i XS.',
  p40ProPlus: 'Nie. P40 i P40 Pro mają eSIM, ale P40 Pro+ nie.',
  xiaomi12t: 'Nie, ale Xiaomi 12T Pro już tak.',
  yes: 'Tak, ma eSIM.',
};
