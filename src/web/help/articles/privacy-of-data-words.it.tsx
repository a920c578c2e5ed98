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
    title: 'Titolare del trattamento',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} gestisce {brand} e decide che cosa succede ai dati descritti
        qui. Per qualsiasi argomento di questa pagina scrivi a <EmailLink to={supportEmail} />.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'In breve',
    body: (
      <ul>
        <li>Puoi guardarti intorno senza dirci chi sei, e acquistare senza un account.</li>
        <li>Conserviamo ciò che serve per venderti un’eSIM, consegnarla e risponderne in seguito.</li>
        <li>
          I numeri delle carte non arrivano mai ai nostri sistemi. I codici di attivazione li conserviamo solo
          in forma cifrata.
        </li>
        <li>Non vediamo quali siti apri con un’eSIM, ma solo quanti dati restano.</li>
        <li>Non vendiamo i tuoi dati.</li>
        <li>Ciò che non ci serve più viene cancellato automaticamente ogni giorno.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'Che cosa conserviamo, e per quanto tempo',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Perché, e su quale base giuridica',
    body: (
      <ul>
        <li>
          <b>Per eseguire il tuo contratto:</b> acquisti, eSIM, account, accessi e le email che li riguardano.
        </li>
        <li>
          <b>Perché la legge lo richiede:</b> documenti contabili.
        </li>
        <li>
          <b>Perché abbiamo un legittimo interesse sul quale i tuoi non prevalgono:</b> contatori contro gli
          abusi, messaggi dei fornitori di servizi di pagamento, quale partner ha mandato un acquirente e
          registri che ci permettono di trovare i guasti. I registri del negozio non contengono nomi,
          indirizzi email né indirizzi di rete.
        </li>
        <li>
          <b>Perché hai dato il tuo consenso:</b> richieste delle aziende, novità se le hai chieste e carte
          salvate. Puoi revocare il consenso in qualsiasi momento via email, e rimuovere una carta per conto
          tuo nell’area personale.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Novità e offerte',
    body: (
      <p>
        Se acquisti con il modulo di pagamento, potremmo scriverti via email a proposito di piani simili, a
        meno che lì tu non ci dica che preferisci di no. Conserviamo la tua scelta insieme all’acquisto. Se
        paghi con un wallet, non conserviamo nessuna scelta di questo tipo. Puoi opporti in qualsiasi momento
        con un’email a <EmailLink to={supportEmail} />, e smetteremo. Le email sui tuoi ordini non sono
        pubblicità e arrivano comunque.
      </p>
    ),
  },
];

/** What is stored, its content, and for how long; a list of cards if a table has no room. */
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
