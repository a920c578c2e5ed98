import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: 'Co jest zapisywane w Twojej przeglądarce',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Pomiary',
    body: (
      <>
        <p>
          Strony przesyłają informację, jak szybko się wczytały i czy ich treść przeskakiwała. Taki raport
          podaje rodzaj strony i liczby. Nie zawiera pliku cookie i nie jest powiązany z Tobą.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              Korzystamy też z serwisu innej firmy, który analizuje sesje odwiedzających, jeśli na to zezwolą.
              Jego skrypt widzi, z których stron i w jaki sposób się korzysta. Nigdy nie wczytujemy go przy
              płatności, na stronach zamówień i konta, przy logowaniu ani tam, gdzie piszą do nas firmy.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Ta strona nie korzysta z serwisów statystycznych innych firm.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Kto jeszcze otrzymuje dane',
    body: (
      <>
        <p>Dane przekazujemy tylko tym, bez których nie możemy działać, i tylko w niezbędnym zakresie:</p>
        <ul>
          <li>
            <b>Operatorzy płatności</b> (
            {paypal ? 'Stripe w przypadku kart, PayPal' : 'Stripe w przypadku kart'}) otrzymują kwotę, Twoje
            imię i nazwisko oraz adres e‑mail, a dane karty lub konta bezpośrednio od Ciebie. Sami za nie
            odpowiadają.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>, rejestr numerów VAT Unii Europejskiej, otrzymuje do potwierdzenia numer VAT firmy,
              jeśli go podasz.
            </li>
          )}
          <li>
            <b>Hurtownik eSIM</b> (eSIM Go) otrzymuje zamówiony pakiet. Nie otrzymuje Twojego imienia,
            nazwiska ani adresu.
          </li>
          <li>
            <b>Sieci komórkowe</b>, z których korzystasz za granicą, widzą Twój telefon i eSIM, jak każda
            sieć, zgodnie z prawem swojego kraju.
          </li>
          <li>
            <b>Firmy hostingowe</b> utrzymują komputery sklepu i serwera, który wysyła nasze e‑maile, więc
            przechodzi przez nie to, co przechowujemy i co do Ciebie piszemy.
          </li>
          {google && (
            <li>
              <b>Usługa logowania</b>, taka jak Google, dowiaduje się, że logujesz się przez nią, jeśli to
              wybierzesz, a my poznajemy Twoje imię i nazwisko oraz adres e‑mail.
            </li>
          )}
          <li>
            <b>Organy władzy i sądy</b> otrzymują dane tam, gdzie wymaga tego prawo.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Dane w innych krajach',
    body: (
      <p>
        Jesteśmy firmą ze Stanów Zjednoczonych, a niektóre z wymienionych wyżej firm działają w innych
        krajach. Tam, gdzie prawo Twojego kraju wymaga zabezpieczeń, takich jak standardowe klauzule umowne
        Unii Europejskiej, przekazywanie danych opiera się na nich. Korzystanie z eSIM za granicą oznacza, że
        Twój ruch obsługują tamtejsze sieci.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Jak dbamy o bezpieczeństwo',
    body: (
      <p>
        Połączenia ze sklepem są szyfrowane. Kody aktywacyjne szyfrujemy dodatkowo tam, gdzie je
        przechowujemy, hasła i tajne dane przeglądarki trzymamy w postaci, której nie da się odwrócić, a
        prywatną stronę zamówienia otwieramy tylko z jego linku. Zachowaj ten link i e‑mail, w którym
        przyszedł, dla siebie.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Twoje prawa',
    body: (
      <>
        <p>
          Możesz zapytać, co o Tobie przechowujemy, otrzymać kopię, żądać poprawienia lub usunięcia danych,
          ograniczyć ich wykorzystanie albo wnieść sprzeciw. Wystarczy e‑mail na{' '}
          <EmailLink to={supportEmail} /> z adresu użytego przy zakupie. Odpowiemy w ciągu miesiąca. Dokumenty
          księgowe pozostają tak długo, jak nakazuje nam prawo.
        </p>
        <p>
          Jeśli uważasz, że niewłaściwie obchodzimy się z Twoimi danymi, możesz też złożyć skargę do organu
          ochrony danych w miejscu swojego zamieszkania.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Dzieci',
    body: (
      <p>
        Sklep jest przeznaczony dla osób, które mają co najmniej 18 lat, a dla młodszych za zgodą rodzica lub
        opiekuna. Bez takiej zgody świadomie nie przechowujemy danych dzieci. Jeśli jednak tak się stało, daj
        nam znać, a je usuniemy.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Zmiany tej polityki',
    body: (
      <p>
        Możemy od czasu do czasu zmieniać tę politykę. Istotne zmiany publikujemy na tej stronie, z nową datą
        ostatniej aktualizacji na górze. Zaglądaj tu regularnie.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Kontakt',
    body: (
      <p>
        Napisz na <EmailLink to={supportEmail} subject="Prywatność" /> albo skorzystaj z innej możliwości na
        stronie <Link to={paths.support()}>obsługi klienta</Link>.
      </p>
    ),
  },
];
