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
    title: 'Wie verantwoordelijk is',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} exploiteert {brand} en bepaalt wat er gebeurt met de gegevens
        die hier worden beschreven. Schrijf met al je vragen over deze pagina naar{' '}
        <EmailLink to={supportEmail} />.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'In het kort',
    body: (
      <ul>
        <li>Je kunt rondkijken zonder te vertellen wie je bent, en kopen zonder account.</li>
        <li>
          We bewaren wat we nodig hebben om je een eSIM te verkopen, hem te leveren en er later voor in te
          staan.
        </li>
        <li>Kaartnummers komen nooit in onze systemen. Activeringscodes bewaren we alleen versleuteld.</li>
        <li>We zien niet welke sites je via een eSIM opent, alleen hoeveel data er nog over is.</li>
        <li>We verkopen je gegevens niet.</li>
        <li>Wat we niet meer nodig hebben, wordt elke dag automatisch gewist.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'Wat we bewaren, en hoelang',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Waarom, en op welke rechtsgrond',
    body: (
      <ul>
        <li>
          <b>Om je overeenkomst uit te voeren:</b> aankopen, eSIM’s, accounts, inlogsessies en e-mails
          daarover.
        </li>
        <li>
          <b>Omdat de wet het eist:</b> de boekhouding.
        </li>
        <li>
          <b>Omdat we een gerechtvaardigd belang hebben en jouw belangen niet zwaarder wegen:</b> tellers
          tegen misbruik, berichten van betaaldienstverleners, welke partner een koper heeft gestuurd, en logs
          waarmee we fouten opsporen. In de eigen logs van de winkel staan geen namen, e-mailadressen of
          netwerkadressen.
        </li>
        <li>
          <b>Omdat je toestemming hebt gegeven:</b> zakelijke aanvragen, nieuws als je erom hebt gevraagd, en
          opgeslagen kaarten. Je kunt je toestemming altijd per e-mail intrekken, en een kaart zelf
          verwijderen op je dashboard.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Nieuws en aanbiedingen',
    body: (
      <p>
        Koop je via het formulier bij het afrekenen, dan mogen we je mailen over vergelijkbare bundels, tenzij
        je daar aangeeft dat je dat liever niet hebt. Je keuze bewaren we bij de aankoop. Betaal je met een
        wallet, dan bewaren we geen keuze. Je kunt altijd bezwaar maken met een e-mail aan{' '}
        <EmailLink to={supportEmail} />, dan stoppen we ermee. E-mails over je eigen bestellingen zijn geen
        reclame en krijg je in elk geval.
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
