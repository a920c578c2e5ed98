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
    title: 'Verantwortlicher',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} betreibt {brand} und ist für die Verarbeitung der hier
        beschriebenen Daten verantwortlich. Bei allen Fragen zu dieser Seite schreib an{' '}
        <EmailLink to={supportEmail} />.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'Kurz gesagt',
    body: (
      <ul>
        <li>Du kannst dich umsehen, ohne uns zu sagen, wer du bist, und ohne Konto kaufen.</li>
        <li>
          Wir speichern, was wir brauchen, um dir eine eSIM zu verkaufen, sie zu liefern und später dafür
          einzustehen.
        </li>
        <li>
          Kartennummern erreichen unsere Systeme nie. Aktivierungscodes speichern wir nur verschlüsselt.
        </li>
        <li>
          Wir sehen nicht, welche Seiten du über eine eSIM öffnest, sondern nur, wie viele Daten noch übrig
          sind.
        </li>
        <li>Wir verkaufen deine Daten nicht.</li>
        <li>Was wir nicht mehr brauchen, wird jeden Tag automatisch gelöscht.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'Was wir speichern und wie lange',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Warum und auf welcher Rechtsgrundlage',
    body: (
      <ul>
        <li>
          <b>Um deinen Vertrag zu erfüllen:</b> Käufe, eSIMs, Konten, Anmeldungen und E-Mails dazu.
        </li>
        <li>
          <b>Weil das Gesetz es verlangt:</b> Buchungsunterlagen.
        </li>
        <li>
          <b>Weil wir ein berechtigtes Interesse haben und deine Interessen nicht überwiegen:</b> Zähler gegen
          Missbrauch, Nachrichten von Zahlungsanbietern, welcher Partner einen Käufer geschickt hat, und
          Protokolle, mit denen wir Fehler finden. Die eigenen Protokolle des Shops enthalten keine Namen,
          E-Mail-Adressen oder IP-Adressen.
        </li>
        <li>
          <b>Weil du eingewilligt hast:</b> Anfragen von Unternehmen, Neuigkeiten, wenn du sie bestellt hast,
          und gespeicherte Karten. Du kannst deine Einwilligung jederzeit per E-Mail widerrufen und eine Karte
          in deinem Konto selbst entfernen.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Neuigkeiten und Angebote',
    body: (
      <p>
        Wenn du über das Formular an der Kasse kaufst, dürfen wir dir E-Mails zu ähnlichen Tarifen schicken,
        es sei denn, du lehnst das dort ab. Deine Wahl speichern wir mit dem Kauf. Bezahlst du mit einem
        Wallet, speichern wir keine solche Wahl. Du kannst jederzeit per E-Mail an{' '}
        <EmailLink to={supportEmail} /> widersprechen, dann hören wir damit auf. E-Mails zu deinen eigenen
        Bestellungen sind keine Werbung und kommen in jedem Fall.
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
