import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Twoje konto',
    body: (
      <p>
        Możesz kupować bez konta. Jeśli je masz, nie ujawniaj nikomu hasła, używaj własnego adresu e‑mail i
        daj nam znać, jeśli dostanie się do niego ktoś inny. Możesz z niego zrezygnować w każdej chwili.
        Możemy zamknąć konto używane wbrew temu regulaminowi. Opłacone eSIM‑y działają do końca okresu
        ważności, chyba że zabrania tego prawo.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Dozwolone korzystanie',
    body: (
      <>
        <p>Korzystaj z pakietów i tej strony zgodnie z ich przeznaczeniem. W szczególności nie wolno:</p>
        <ul>
          <li>łamać prawa kraju, w którym przebywasz, ani praw innych osób;</li>
          <li>
            wysyłać spamu, rozpowszechniać złośliwego oprogramowania ani zakłócać sieci lub korzystania z nich
            przez innych;
          </li>
          <li>
            odsprzedawać pakietów ani używać ich w maszynach, które same wymieniają dane, chyba że wyraziliśmy
            na to zgodę;
          </li>
          <li>płacić cudzą kartą ani z cudzego konta;</li>
          <li>
            obchodzić ograniczeń strony ani pobierać z niej danych automatycznie na taką skalę, że zwalnia dla
            innych.
          </li>
        </ul>
        <p>
          Sieci mogą spowolnić lub zakończyć połączenia używane w taki sposób. Możemy wtedy zablokować pakiet.
          Jeśli się pomylimy, wynagrodzimy Ci to, co przepadło.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Sieci innych firm',
    body: (
      <p>
        Twoje połączenie zapewniają lokalne sieci komórkowe, których nie prowadzimy. Zasięg i prędkość zależą
        od miejsca, budynku, telefonu i liczby osób w sieci. Połączenie mogą przerwać prace konserwacyjne,
        usterki i nakazy władz. Nie polegaj wyłącznie na eSIM‑ie na podróże, gdy od łączności zależy życie lub
        duże pieniądze. Połączenia alarmowe są realizowane przez Twoją własną kartę SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Strona i jej treść',
    body: (
      <p>
        Teksty, zdjęcia i znaki towarowe na tej stronie należą do firmy {legalName} albo do tych, którzy
        pozwalają nam z nich korzystać. Oprogramowanie sklepu jest otwarte i ma własną licencję. Możesz
        umieszczać linki do tej strony i nas cytować, ale nie wolno podawać się za nas.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Odpowiedzialność',
    body: (
      <>
        <p>
          Odpowiadamy bez ograniczeń tam, gdzie tak stanowi prawo, na przykład za winę umyślną, rażące
          niedbalstwo, oszustwo oraz za śmierć, uszkodzenie ciała lub rozstrój zdrowia.
        </p>
        <p>
          Poza tym nasza odpowiedzialność za wszystko, co wynika z korzystania ze strony i pakietów, jest
          ograniczona, łącznie dla wszystkich roszczeń, do kwot zapłaconych nam w ciągu poprzednich 12
          miesięcy. Nie odpowiadamy za szkody pośrednie, utracone korzyści ani utracone zlecenia, ani za to,
          co robią sieci, telefony lub operatorzy płatności, w zakresie, w jakim prawo dopuszcza takie
          ograniczenie.
        </p>
        <p>
          Strona i pakiety są udostępniane w takiej postaci, w jakiej są. Obiecujemy to, co mówi ten
          regulamin, i nic ponad to.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Kiedy pakiet się kończy i na co nie mamy wpływu',
    body: (
      <p>
        Pakiet kończy się, gdy miną jego dni lub skończą się dane. Żadna ze stron nie odpowiada za to, na co
        nie ma wpływu, na przykład za klęski żywiołowe, wojnę, strajki lub awarie sieci publicznych. Jeśli coś
        takiego uniemożliwi nam dostawę, odzyskasz pieniądze.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Prywatność',
    body: (
      <p>
        Nasza <Link to={paths.privacy()}>polityka prywatności</Link> mówi, co o Tobie przechowujemy, dlaczego
        i jak długo.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Prawo i spory',
    body: (
      <>
        <p>
          Najpierw napisz do nas. Większość spraw udaje się załatwić e‑mailem. W pozostałych obowiązuje prawo
          miejsca w Stanach Zjednoczonych, w którym {legalName} ma siedzibę, i rozstrzygają tamtejsze sądy.
          Konsumenci, którzy mieszkają gdzie indziej, zachowują ochronę prawa i sądów własnego kraju, jeśli
          tak stanowi to prawo.
        </p>
        <p>Jeśli część tego regulaminu jest nieważna, pozostała nadal obowiązuje.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Zmiany regulaminu',
    body: (
      <p>
        Możemy zmieniać ten regulamin. Zmiany publikujemy na tej stronie z nową datą na górze i obowiązują one
        dla zakupów dokonanych od tego czasu. Do pakietu, który już masz, nadal stosuje się regulamin z dnia
        jego zakupu.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Kontakt',
    body: (
      <p>
        W sprawie tego regulaminu napisz na <EmailLink to={supportEmail} />.
      </p>
    ),
  },
];
