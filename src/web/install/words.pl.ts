import { toPlace } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'Adres SM-DP+',
  activation: 'Kod aktywacyjny',
  androidCode: 'Pełny kod, dla Androida',
  confirmation: 'Kod potwierdzenia',
  noConfirmation: 'Brak. Jeśli telefon o niego zapyta, zostaw pole puste.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'Kod QR eSIM‑u',
  failed: {
    title: 'Nie udało się wczytać kodów',
    text: 'Twój eSIM jest bezpieczny. Sprawdź połączenie i spróbuj ponownie.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'Czytasz to na telefonie?',
    iphone: 'Zainstaluj na iPhonie',
    android: 'Zainstaluj na Androidzie',
    newer: 'Link dla iPhone’a wymaga iOS 17.4 lub nowszego.',
  },
  noCamera: 'Nie masz aparatu? Wpisz kody ręcznie',
  ways: {
    steps: 'Krok po kroku',
    codes: 'Wpisz kody ręcznie',
    qr: 'Pokaż kod QR dla innego ekranu',
    mail: 'Użyj innego urządzenia',
    trouble: 'Simlock lub starszy telefon?',
  },
  mail: (email) =>
    phrase`Nasz e‑mail na adres ${email} zawiera ten sam kod QR i te same kody. Otwórz go na innym urządzeniu.`,
  warning:
    'Kod działa jeden raz. Zostaw eSIM w telefonie do końca podróży, a roaming na własnym numerze zostaw wyłączony.',
  everyStep: 'Wszystkie kroki z tymi kodami',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Dotknij „Zainstaluj eSIM”',
    screen: 'ios-activate',
    how: 'Zobaczysz „Aktywuj eSIM”. Dotknij „Dalej”. iOS pyta dwa razy.',
  },
  'old-ios': {
    what: 'Ustawienia > Sieć komórkowa > Dodaj eSIM > Użyj kodu QR',
    screen: 'ios-add',
    how: 'Zeskanuj kod z innego ekranu albo dotknij „Wprowadź dane ręcznie” i wklej oba kody. Zobaczysz „Aktywuj eSIM”. Dotknij „Dalej”. iOS pyta dwa razy.',
  },
  android: {
    what: 'Dotknij „Zainstaluj na Androidzie”',
    screen: 'android-confirm',
    how: 'Zobaczysz „Dodaj eSIM” albo „Pobrać eSIM?”. Dotknij „Dodaj” lub „Pobierz”.',
  },
  other: {
    what: 'Zeskanuj kod',
    how: 'Na iPhonie użyj aparatu. W telefonach Samsung i Pixel otwórz Ustawienia > Karty SIM > Dodaj eSIM. Dotknij „Aktywuj eSIM” lub „Dodaj eSIM”.',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: 'Poczekaj dwie lub trzy minuty',
    ...screenOf(platform, 0),
    how: `Zostań w sieci Wi‑Fi. Na liście zobaczysz nową kartę SIM. Nazwij ją „${place}”.`,
  },
  {
    what: `Po przylocie ${toPlace(place)} włącz dane na tym eSIM‑ie`,
    ...screenOf(platform, 1),
    how: 'Włącz roaming danych tylko dla tego eSIM‑u. Obok kresek zasięgu zobaczysz 4G lub 5G.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'Telefon z simlockiem?',
    text: 'Telefon z simlockiem nie przyjmie eSIM‑u innego operatora. Na iPhonie w menu Ustawienia > Ogólne > To urządzenie pole „Blokada operatora” musi mówić „Brak ograniczeń SIM”. Na Androidzie wybierz numer *#06#. Jeśli widzisz EID, zapytaj operatora, czy telefon jest bez simlocka.',
  },
  old: {
    question: 'Starszy niż z 2018 roku?',
    text: (check) =>
      phrase`Większość starszych telefonów nie obsługuje eSIM. ${check}, zanim użyjesz kodu, bo działa on tylko raz.`,
    check: 'Sprawdź swoje urządzenie',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Zainstaluj na tym iPhonie',
    text: 'Otworzy się instalator Apple, w którym wszystko jest już wpisane. Potrwa to dwie lub trzy minuty. Zostań w tym czasie w sieci Wi‑Fi.',
    button: 'Zainstaluj eSIM',
  },
  oldIphone: {
    title: 'Zainstaluj za pomocą kodów',
    text: 'Instalacja jednym dotknięciem wymaga iOS 17.4 lub nowszego. Na tym iPhonie użyj kodów poniżej albo zeskanuj kod QR z innego ekranu.',
  },
  android: {
    title: 'Zainstaluj w tym telefonie',
    text: 'W wielu telefonach z Androidem otworzy się instalator. Jeśli nic się nie stanie, użyj kodów poniżej. Zostań w sieci Wi‑Fi.',
    button: 'Zainstaluj na Androidzie',
  },
};

/** As the phones say it in Polish, shortened to fit the drawings: a row takes 24 letters, 18 beside a switch. */
export const screenWords: typeof source.screenWords = {
  travel: 'Podróż',
  home: 'Dom',
  on: 'Wł.',
  address: 'Adres SM‑DP+',
  ios: {
    cellular: 'Sieć komórkowa',
    data: 'Dane komórkowe',
    add: 'Dodaj eSIM',
    camera: 'Aparat',
    found: 'Plan komórkowy',
    activate: 'Aktywuj eSIM',
    goOn: 'Dalej',
    scan: 'Zeskanuj kod QR',
    manual: 'Wprowadź dane ręcznie',
    details: 'Dane aktywacji',
    code: 'Kod aktywacyjny',
    confirmation: 'Kod potwierdzenia',
    activating: 'Aktywowanie…',
    label: 'Etykieta planu',
    secondary: 'Dodatkowy',
    line: 'Włącz tę linię',
    roaming: 'Roaming danych',
  },
  android: {
    sims: 'Karty SIM',
    add: 'Dodaj kartę SIM',
    scan: 'Zeskanuj kod QR',
    manual: 'Wpisz kod aktywacyjny',
    code: 'LPA:1$...',
    goOn: 'Dalej',
    ask: 'Pobrać eSIM?',
    download: 'Pobierz',
    activating: 'Pobieranie…',
    data: 'Dane komórkowe',
    roaming: 'Roaming',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Drukuj',
  picture: 'Kod QR',
  order: (number) => `Zamówienie ${number}`,
  help: (email) => `Potrzebujesz pomocy? Napisz na ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'Kod QR, który instaluje eSIM',
  point: 'Skieruj tu aparat telefonu',
  stay: 'Podczas instalacji zostań w sieci Wi‑Fi',
};
