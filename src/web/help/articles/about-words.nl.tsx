import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'Eenvoud', meaning: 'Kiezen, betalen, installeren. Al het andere laten we weg.' },
  {
    name: 'Betrouwbaarheid',
    meaning:
      'Een betaalde bestelling eindigt met een werkende eSIM of met je geld terug. Iets daartussenin bestaat niet.',
  },
  {
    name: 'Innovatie',
    meaning:
      'Leren telefoons iets wat jou een stap scheelt, dan gebruiken we het, zoals installeren met één tik.',
  },
  {
    name: 'Transparantie',
    meaning:
      'Op de pagina van elke bundel staat wat je uiteindelijk betaalt. Bij elke bundel staat hoe snel hij is en wanneer de dagen ingaan. Wat we niet weten, zeggen we erbij.',
  },
  {
    name: 'Aandacht voor de klant',
    meaning:
      'Je schrijft, op elk uur van de dag, met mensen die je bestelling kunnen zien en er iets aan kunnen doen.',
  },
  {
    name: 'Vrijheid',
    meaning:
      'Je hebt hier geen account nodig, en geen bundel verlengt zichzelf of bindt je. Je eigen SIM blijft in je telefoon.',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: 'Het bedrijf in het kort',
    body: (
      <>
        <p>
          {brand} verkoopt prepaid data voor op reis als eSIM, met bundels voor losse landen en voor hele
          regio’s, in meer dan 200 landen. Je kiest een bundel, betaalt één keer en installeert hem op de
          telefoon die je toch al bij je hebt. Er komt geen winkelbalie, plastic kaartje of doorlopend
          contract aan te pas.
        </p>
        <p>
          Onze klanten zijn reizigers die na de landing een kaart willen die het doet, en bedrijven die mensen
          naar het buitenland sturen en vooraf willen weten wat dat kost.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Onze missie',
    body: (
      <p>
        We willen online zijn in het buitenland net zo gewoon maken als thuis. Daar hoort een prijs bij die je
        ziet voor je betaalt, een installatie die ook lukt als je moe op een luchthaven staat, en hulp van
        mensen als er iets misgaat.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Achtergrond',
    body: (
      <p>
        {legalName} is opgericht in 2025. Het begon met een simpele ergernis. Telefoons konden alles, en toch
        ging het eerste uur in een nieuw land nog op aan het zoeken van een netwerk, een kiosk of een
        wachtwoord. Telefoons hadden geleerd met een eSIM om te gaan, maar er een kopen was nog steeds
        ingewikkeld. Dus bouwden we een winkel waar het een minuut duurt.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Hoe we werken',
    body: (
      <>
        <p>
          Wij hebben geen eigen mobiele netwerken. We kopen data in bij een groothandelspartner die
          overeenkomsten heeft met lokale netwerken over de hele wereld, en verkopen die als bundels met een
          vaste duur en prijs. Je telefoon gebruikt dan dezelfde zendmasten als de mensen die er wonen.
        </p>
        <p>
          Zodra je hebt betaald, gaat je bestelling rechtstreeks naar onze partner. Je eSIM krijg je per
          e-mail, met een QR-code en activeringscodes, en op een eigen pagina. Kunnen we hem niet leveren, dan
          betalen we alles terug zonder dat je erom hoeft te vragen.
        </p>
        <p>
          Betaaldienstverleners verwerken je betaling, en kaartnummers komen nooit in onze systemen. In ons{' '}
          <Link to={paths.privacy()}>privacybeleid</Link> staat wat we wel bewaren, en hoelang.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Bedrijfsgegevens',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Statutaire naam</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Opgericht</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Soort bedrijf</dt>
          <dd>eSIM-aanbieder uit de Verenigde Staten</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Adres</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Merk</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Onze principes',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Schrijf naar <EmailLink to={supportEmail} /> over een bundel of een bestelling. E-mails lezen we dag
          en nacht, en op de <Link to={paths.support()}>pagina van de klantenservice</Link> staat wanneer de
          livechat open is.
        </p>
        <p>
          Heb je eSIM’s nodig voor een team of een bedrijf? Vertel het ons op de{' '}
          <Link to={paths.businessContact()}>zakelijke pagina</Link>, dan antwoorden we{' '}
          {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
