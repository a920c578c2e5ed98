import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>
      Nie zapisujemy reklamowych plików cookie. W Twojej przeglądarce trzymamy tylko to, co jest potrzebne do
      działania sklepu.
    </p>
    <ul>
      <li>
        <b>Plik cookie gościa</b> (__Host-simport_guest) wskazuje, że w tej przeglądarce kupiono eSIM, dzięki
        czemu możesz zobaczyć go ponownie bez konta. Pozostaje przez 90 dni od ostatniego użycia.
      </li>
      <li>
        <b>Pliki cookie logowania</b> przechowują Twoją sesję i informację, że ją masz
        (__Host-simport_signed_in). Dostajesz je dopiero po zalogowaniu, a znikają po wylogowaniu albo po 7
        dniach bez wizyty. Jeśli w trakcie zakupu poprosimy Cię o zalogowanie, do tego czasu pamiętamy, co
        kupujesz – najwyżej przez godzinę, jeśli logowanie wymaga linku z e‑maila.
      </li>
      <li>
        <b>Notatki ze strony płatności</b> zawierają to, co wpisano w polach z danymi kupującego, wybraną
        metodę płatności i płatność w toku, dopóki karta przeglądarki jest otwarta, ale nigdy numer karty
        płatniczej. Numer tej płatności i ostatnio kupione pakiety, dzięki którym zauważymy przypadkową
        podwójną zapłatę, pozostają, dopóki nie wyczyścisz danych strony.
      </li>
      <li>
        <b>Twoja odpowiedź w sprawie statystyk</b>, jeśli o nią prosimy, pozostaje, dopóki nie wyczyścisz
        danych strony.
      </li>
      <WithLanguages>
        <li>
          <b>Twój język</b>, jeśli go wybierzesz, pozostaje przez rok (simport_language). Jeśli zamkniesz
          pasek, który proponuje inny język, przez tyle samo czasu nie zapytamy ponownie.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>Twoja waluta</b>, jeśli ją wybierzesz, pozostaje przez rok (simport_currency). Także tutaj, jeśli
          zamkniesz pasek, który proponuje inną, przez rok nie zapytamy ponownie.
        </li>
      </WithCurrencies>
      <li>
        Przez 30 dni pamiętamy, <b>kto Cię do nas przysłał</b>, za pomocą kodu i daty, jeśli link, przez który
        tu trafiasz, wskazuje partnera lub usługę. Kod zapisujemy przy zakupie, żeby wiedzieć, komu
        podziękować. Nie identyfikuje Cię i nikt inny go od nas nie dostaje.
      </li>
      <li>
        <b>Zdjęcia</b> kierunków pozostają przez 7 do 14 dni, żeby nie trzeba było wczytywać ich ponownie.
      </li>
    </ul>
    <p>
      Przy płatności operatorzy płatności zapisują własne pliki cookie chroniące przed oszustwami i sami za
      nie odpowiadają. Wszystko możesz wyczyścić w ustawieniach przeglądarki. Do kupionego eSIM‑u nadal
      dotrzesz przez link z e‑maila.
    </p>
  </>
);
