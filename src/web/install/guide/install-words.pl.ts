import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone i iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'Instalacja kodem QR',
  manual: 'Instalacja ręczna',
};

const WIFI: source.InstallStep = {
  what: 'Połącz się z Wi‑Fi',
  how: 'Zrób to w domu albo na lotnisku, przed wyjazdem. Telefon pobiera eSIM przez internet.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Poczekaj 2–3 minuty na rejestrację',
  how: 'Zostań w sieci Wi‑Fi i nie zamykaj ustawień, aż eSIM pojawi się na liście.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Nazwij go i zostaw połączenia na własnym numerze',
  how: 'Wybierz etykietę, na przykład Podróż. Własny numer zostaw jako domyślny dla połączeń, iMessage i FaceTime.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'Po wylądowaniu włącz dane na tym eSIM‑ie',
  how: 'Wybierz eSIM na podróże w menu Ustawienia > Sieć komórkowa > Dane komórkowe. Otwórz go na tej samej liście i włącz roaming danych, tylko dla tego eSIM‑u.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Włącz go i zostaw połączenia na własnej karcie SIM',
  how: 'Na liście kart SIM włącz eSIM na podróże. Połączenia i wiadomości zostaw na własnej karcie SIM.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'Po wylądowaniu wybierz go do danych komórkowych',
  how: 'Wybierz eSIM na podróże do danych komórkowych w menu Ustawienia > Sieć i internet (w Samsungu: Połączenia) > Karty SIM. Otwórz go i włącz roaming, tylko dla tego eSIM‑u.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Zeskanuj kod QR',
        screen: 'ios-scan',
        how: 'Skieruj aparat na kod na innym ekranie lub na papierze i dotknij tego, co się pojawi. Albo otwórz Ustawienia > Sieć komórkowa > Dodaj eSIM > Użyj kodu QR.',
        own: 'qr',
      },
      {
        what: 'Dotknij „Dodaj eSIM”, potem „Dalej”',
        screen: 'ios-activate',
        how: 'iOS zapyta dwa razy. Nic Cię to nie kosztuje i nie uruchamia pakietu.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Otwórz formularz kodów',
        screen: 'ios-manual',
        how: 'Otwórz Ustawienia > Sieć komórkowa > Dodaj eSIM > Użyj kodu QR, a potem „Wprowadź dane ręcznie” na dole ekranu.',
      },
      {
        what: 'Wpisz oba kody',
        screen: 'ios-form',
        how: 'Wklej adres SM-DP+ i kod aktywacyjny z naszego e‑maila. Kod potwierdzenia zostaw pusty.',
        own: 'codes',
      },
      {
        what: 'Dotknij „Dalej”, a potem jeszcze raz',
        screen: 'ios-activate',
        how: 'iOS zapyta dwa razy. Nic Cię to nie kosztuje i nie uruchamia pakietu.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'Otwórz „Dodaj eSIM” i zeskanuj kod QR',
        screen: 'android-add',
        how: 'W telefonie Pixel otwórz Ustawienia > Sieć i internet > Karty SIM > Dodaj kartę SIM. W Samsungu otwórz Ustawienia > Połączenia > Menedżer kart SIM > Dodaj eSIM. Potem zeskanuj kod z innego ekranu lub z papieru.',
        own: 'qr',
      },
      {
        what: 'Potwierdź przyciskiem „Pobierz” lub „Dodaj”',
        screen: 'android-confirm',
        how: 'Telefon pokaże nazwę naszego partnera sieciowego. Tak ma być.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Otwórz formularz kodów',
        screen: 'android-manual',
        how: 'Dodaj eSIM tak jak przy kodzie QR. Na ekranie aparatu wybierz „Potrzebujesz pomocy?” albo „Wpisz kod aktywacyjny”.',
      },
      {
        what: 'Wpisz pełny kod',
        screen: 'android-form',
        how: 'Wklej cały wiersz z naszego e‑maila, który zaczyna się od LPA:1$. Jeśli telefon ma dwa pola, wpisz w nie adres SM-DP+ i kod aktywacyjny.',
        own: 'codes',
      },
      {
        what: 'Potwierdź przyciskiem „Pobierz” lub „Dodaj”',
        screen: 'android-confirm',
        how: 'Telefon pokaże nazwę naszego partnera sieciowego. Tak ma być.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
