import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: 'Kto odpowiada za dane',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} prowadzi {brand} i decyduje o tym, co dzieje się z opisanymi tu
        danymi. W każdej sprawie związanej z tą stroną napisz na <EmailLink to={supportEmail} />.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'W skrócie',
    body: (
      <ul>
        <li>Możesz przeglądać sklep, nie mówiąc nam, kim jesteś, i kupować bez konta.</li>
        <li>
          Przechowujemy to, co jest potrzebne, by sprzedać Ci eSIM, dostarczyć go i później za niego
          odpowiadać.
        </li>
        <li>
          Numery kart nigdy nie trafiają do naszych systemów. Kody aktywacyjne przechowujemy wyłącznie w
          postaci zaszyfrowanej.
        </li>
        <li>Widzimy tylko, ile danych zostało na eSIM‑ie, a nie, jakie strony przez niego otwierasz.</li>
        <li>Nie sprzedajemy Twoich danych.</li>
        <li>To, czego już nie potrzebujemy, jest codziennie automatycznie usuwane.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'Co przechowujemy i jak długo',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Po co i na jakiej podstawie prawnej',
    body: (
      <ul>
        <li>
          <b>Aby wykonać umowę z Tobą:</b> zakupy, eSIM‑y, konta, logowania i dotyczące ich e‑maile.
        </li>
        <li>
          <b>Ponieważ wymaga tego prawo:</b> dokumenty księgowe.
        </li>
        <li>
          <b>Ponieważ mamy prawnie uzasadniony interes, nad którym nie przeważają Twoje:</b> liczniki
          chroniące przed nadużyciami, komunikaty od operatorów płatności, informacja, który partner przysłał
          kupującego, oraz dzienniki, dzięki którym znajdujemy usterki. Własne dzienniki sklepu nie zawierają
          nazwisk, adresów e‑mail ani adresów sieciowych.
        </li>
        <li>
          <b>Ponieważ wyrażasz zgodę:</b> zapytania firmowe, nowości, jeśli o nie prosisz, i zapisane karty.
          Zgodę możesz wycofać w każdej chwili e‑mailem, a kartę usuniesz samodzielnie w swoim panelu.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Nowości i oferty',
    body: (
      <p>
        Jeśli kupujesz przez formularz na stronie płatności, możemy pisać do Ciebie o podobnych pakietach,
        chyba że zaznaczysz tam, że tego nie chcesz. Twój wybór zapisujemy przy zakupie. Jeśli płacisz
        portfelem cyfrowym, takiego wyboru nie zapisujemy. W każdej chwili możesz zgłosić sprzeciw e‑mailem na{' '}
        <EmailLink to={supportEmail} />, a przestaniemy pisać. E‑maile o Twoich własnych zamówieniach nie są
        reklamą i przychodzą niezależnie od tego.
      </p>
    ),
  },
];

function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
