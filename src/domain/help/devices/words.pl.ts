import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'Wersje sprzedawane w Chinach kontynentalnych nie mają eSIM.',
  chinaAndHongKong:
    'Wersje sprzedawane w Chinach kontynentalnych nie mają eSIM, podobnie jak większość sprzedawanych w Hongkongu i Makau.',
  onlyEsim:
    'Wersja amerykańska nie ma szufladki na kartę SIM i używa tylko eSIM. Wersje sprzedawane w Chinach kontynentalnych nie mają eSIM, podobnie jak większość sprzedawanych w Hongkongu i Makau.',
  ipad: 'Tylko modele Wi‑Fi + Cellular. Wersje sprzedawane w Chinach kontynentalnych nie mają eSIM.',
  pixel3:
    'Wersje sprzedawane w Australii, Japonii lub na Tajwanie oraz przez operatorów w USA innych niż Sprint i Google Fi nie mają eSIM na podróże.',
  pixel3a: 'Wersje sprzedawane w Japonii lub przez operatora Verizon nie mają eSIM na podróże.',
  earlyGalaxy:
    'Wersje sprzedawane w Stanach Zjednoczonych, Korei, Chinach kontynentalnych, Hongkongu lub na Tajwanie mogą nie mieć eSIM.',
  greaterChina: 'Wersje sprzedawane w Chinach kontynentalnych, Hongkongu lub na Tajwanie mogą nie mieć eSIM.',
  someCountries: 'Tylko wersje z niektórych krajów mają eSIM. Poszukaj w ustawieniach opcji „Dodaj eSIM”.',
  noPlus:
    'Wersja z plusem w nazwie nie ma eSIM. Nie mają go też wersje sprzedawane w Chinach kontynentalnych.',
  chinaAndCarriers:
    'Wersje sprzedawane w Chinach kontynentalnych nie mają eSIM. Nie mają go też wersje niektórych operatorów.',
  carriers: 'Wersje niektórych operatorów nie mają eSIM.',
  onlyPro: 'eSIM ma tylko wersja Pro, a 12T nie. Wersje sprzedawane w Chinach kontynentalnych nie mają eSIM.',
  japan: 'Model na rynek japoński.',
  japanAndTaiwan: 'Model na rynek japoński i tajwański.',
  partlyJapan: 'Model na rynek japoński. Niektóre wersje nie mają eSIM.',
  razr2019: 'Używa tylko eSIM.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2. generacji)',
  iphoneSe3: 'iPhone SE (3. generacji)',
  ipads: [
    'iPad (7. generacji lub nowszy)',
    'iPad mini (5. generacji lub nowszy)',
    'iPad Air (3. generacji lub nowszy)',
    'iPad Pro 11″ (wszystkie generacje)',
    'iPad Pro 12,9″ (3. generacji lub nowszy)',
    'iPad Pro 13″ (M4 lub nowszy)',
  ],
};
