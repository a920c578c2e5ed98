import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Zanim zaczniesz',
  body: (
    <ul>
      <li>
        Twój telefon obsługuje eSIM i nie ma simlocka. Modele podaje{' '}
        <Link to={paths.deviceChecker()}>wyszukiwarka zgodnych urządzeń</Link>.
      </li>
      <li>Jest połączony z Wi‑Fi. Bez połączenia nie pobierzesz eSIM‑u.</li>
      <li>
        Masz e‑mail z kodami, na innym ekranie lub na papierze, jeśli chcesz skanować. Kody QR i kody do
        wpisania ręcznie działają jeden raz.
      </li>
      <li>
        W iOS 17.4 lub nowszym oraz w niektórych telefonach z Androidem wystarczy jedno dotknięcie linku w
        e‑mailu.
      </li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: 'Jeśli coś pójdzie nie tak',
  body: (
    <>
      <h3>„Ten kod jest już nieważny”</h3>
      <p>
        Kod został już użyty. Spójrz w ustawieniach na listę kart SIM. Prawdopodobnie eSIM już tam jest. Jeśli
        nie, napisz do nas i zostaw wszystko tak, jak jest.
      </p>
      <h3>Telefon nie proponuje dodania eSIM‑u</h3>
      <p>
        Nie obsługuje eSIM albo ma simlocka operatora. Operatorzy zdejmują blokadę z telefonu, który jest
        spłacony. Do tego czasu możesz otrzymać zwrot, bo eSIM nie jest aktywowany. Czas na zwrot:{' '}
        <RefundTime /> od zakupu.
      </p>
      <h3>eSIM jest zainstalowany, ale widać „Brak usługi”</h3>
      <p>
        W domu to normalne, bo pakiet działa na miejscu. Po wylądowaniu poczekaj 2–3 minuty, a potem sprawdź,
        czy eSIM jest włączony, wybrany do danych komórkowych i czy ma włączony roaming danych.
      </p>
      <h3>Widzisz kreski zasięgu, ale nie masz internetu</h3>
      <p>
        Włącz i wyłącz tryb samolotowy. Jeśli to nie pomoże, wyłącz automatyczny wybór sieci i wypróbuj inną z
        listy. Niektóre telefony z Androidem potrzebują też APN, który poda Ci obsługa klienta.
      </p>
      <p>
        Nadal nic? Na stronie <Link to={paths.support()}>obsługi klienta</Link> porozmawiasz z człowiekiem.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
