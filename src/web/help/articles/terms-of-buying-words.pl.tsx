import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: 'O nas',
    body: (
      <>
        <p>
          Sklep {brand} prowadzi {legalName}
          {legalAddress && `, ${legalAddress}`} („my”). Ten regulamin obowiązuje zawsze, gdy korzystasz z tej
          strony, kupujesz tu pakiet eSIM lub go używasz. W ten sposób akceptujesz regulamin. Jeśli się z nim
          nie zgadzasz, nie korzystaj z tej strony.
        </p>
        <p>
          Jeśli przepisy obowiązujące tam, gdzie mieszkasz, dają konsumentom prawa, których umowa nie może
          odebrać, zachowujesz je bez względu na to, co tu napisano.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Kto może kupować',
    body: (
      <p>
        Musisz mieć co najmniej 18 lat albo zgodę rodzica lub opiekuna, który akceptuje ten regulamin w Twoim
        imieniu. Jeśli kupujesz dla firmy, potwierdzasz, że możesz działać w jej imieniu.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Co kupujesz',
    body: (
      <>
        <p>
          Pakiet to przedpłacona ilość danych komórkowych dla wskazanego kraju lub regionu na określoną liczbę
          dni, dostarczana jako eSIM. Obejmuje tylko dane, bez numeru telefonu, połączeń i SMS-ów.
        </p>
        <p>
          Na stronie pakietu podajemy, ile danych dostajesz, na ile dni, z jaką prędkością, o ile ją znamy, od
          kiedy liczą się dni i czy pakiet można doładować. Pakiety o nazwie „Bez limitu” nie mają łącznego
          limitu. Ich opis mówi, ile danych masz codziennie z pełną prędkością i jaka jest prędkość potem.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Twój telefon',
    body: (
      <p>
        Twój telefon musi obsługiwać eSIM i nie mieć simlocka. Sprawdzenie tego przed zakupem należy do
        Ciebie. Modele podaje <Link to={paths.deviceChecker()}>wyszukiwarka zgodnych urządzeń</Link>, a
        rozstrzygają ustawienia Twojego telefonu. Niektóre modele są w niektórych krajach sprzedawane bez
        eSIM.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Ceny, zamówienia i płatność',
    body: (
      <>
        <p>
          Płacisz w walucie podanej na stronie płatności.{' '}
          {feePolicy === 'included'
            ? 'Cena pakietu to kwota, którą płacisz, bez względu na metodę płatności.'
            : 'Zanim zapłacisz, strona płatności pokazuje cenę pakietu, opłatę za obsługę wybranej metody płatności i łączną kwotę.'}{' '}
          Nie pobieramy niczego ponad to i nic nie odnawia się automatycznie. {taxesIn(chargesTax)}
        </p>
        <p>
          Twoje zamówienie jest ofertą, a umowa zostaje zawarta z chwilą zrealizowania płatności. Jeśli cena
          zmieni się, gdy jesteś na stronie płatności, pokażemy Ci nową i zapytamy ponownie. Oczywista pomyłka
          w cenie nas nie wiąże. Anulujemy wtedy zamówienie i zwrócimy całą kwotę.
        </p>
        <p>
          Płatności obsługują operatorzy płatności na własnych warunkach. Jeśli reklamujesz obciążenie w
          banku, napisz też do nas. Większość sporów udaje się tak rozwiązać szybciej.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Dostawa',
    body: (
      <>
        <p>
          Twój eSIM przychodzi e‑mailem, z kodem QR i kodami aktywacyjnymi, i jest na prywatnej stronie
          zamówienia. Zwykle trwa to około minuty. Podaj adres, na którym możesz odbierać pocztę. Każdy, kto
          ma kody, może zainstalować eSIM.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Instalacja i ważność',
    body: (
      <p>
        Kod QR i kody do wpisania ręcznie działają jeden raz, w jednym telefonie. Usunięcie eSIM‑u z telefonu
        może sprawić, że nie będzie się już nadawał do użytku. Instalacja go nie uruchamia. W większości
        pakietów dni liczą się od chwili, gdy telefon po raz pierwszy połączy się z internetem na miejscu, jak
        podaje opis pakietu. Dane niewykorzystane do końca ostatniego dnia przepadają, a jeśli opis podaje
        termin rozpoczęcia i pakiet nie zostanie do tego czasu uruchomiony, przepada.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Zwroty',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Wszystko opisują nasze <Link to={paths.refundPolicy()}>zasady zwrotów</Link>, które są częścią tego
          regulaminu.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Inne oferty',
    body: (
      <p>
        Abonament miesięczny, o którym wspomina <Link to={paths.installation()}>instrukcja instalacji</Link>,
        to osobna oferta z własnym regulaminem. Kupiony tu pakiet nigdy nie zmienia się w abonament.
      </p>
    ),
  },
];
