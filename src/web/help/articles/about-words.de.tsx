import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'Einfachheit', meaning: 'Auswählen, bezahlen, installieren. Alles andere lassen wir weg.' },
  {
    name: 'Zuverlässigkeit',
    meaning:
      'Am Ende einer bezahlten Bestellung steht eine funktionierende eSIM, oder du bekommst dein Geld zurück. Dazwischen gibt es nichts.',
  },
  {
    name: 'Innovation',
    meaning:
      'Lernen Handys etwas, das dir einen Schritt erspart, dann nutzen wir es, etwa die Installation mit einem Tipp.',
  },
  {
    name: 'Transparenz',
    meaning:
      'Auf der Seite jedes Tarifs steht, was du am Ende bezahlst. Jeder Tarif sagt dir, wie schnell er ist und wann seine Tage beginnen. Was wir nicht wissen, sagen wir dazu.',
  },
  {
    name: 'Kundennähe',
    meaning:
      'Du schreibst rund um die Uhr mit Menschen, die deine Bestellung sehen und etwas daran ändern können.',
  },
  {
    name: 'Freiheit',
    meaning:
      'Du brauchst hier kein Konto, kein Tarif verlängert sich und keiner bindet dich. Deine eigene SIM bleibt im Handy.',
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
    title: 'Das Unternehmen im Überblick',
    body: (
      <>
        <p>
          {brand} verkauft Prepaid-Daten für Reisen als eSIM, mit Tarifen für einzelne Länder und für ganze
          Regionen, in mehr als 200 Ländern. Du wählst einen Tarif, bezahlst einmal und installierst ihn auf
          dem Handy, das du sowieso dabeihast. Es gibt keinen Ladentisch, keine Plastikkarte und keine
          Vertragslaufzeit.
        </p>
        <p>
          Unsere Kunden sind Reisende, die nach der Landung eine funktionierende Karte brauchen, und
          Unternehmen, die Leute ins Ausland schicken und vorher wissen wollen, was das kostet.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Unser Ziel',
    body: (
      <p>
        Im Ausland online zu sein, soll so normal werden wie zu Hause. Dazu gehören ein Preis, den du vor dem
        Bezahlen siehst, eine Einrichtung, die man auch müde am Flughafen schafft, und Menschen, die helfen,
        wenn etwas schiefgeht.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Wie alles begann',
    body: (
      <p>
        {legalName} wurde 2025 gegründet. Am Anfang stand ein einfaches Ärgernis. Handys konnten alles, und
        doch ging die erste Stunde in einem neuen Land dafür drauf, ein Netz, einen Kiosk oder ein Passwort zu
        finden. Handys hatten gelernt, mit eSIMs umzugehen, aber eine zu kaufen war immer noch kompliziert.
        Also haben wir einen Shop gebaut, in dem es eine Minute dauert.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Wie wir arbeiten',
    body: (
      <>
        <p>
          Wir betreiben keine Mobilfunknetze. Wir kaufen Daten bei einem Großhandelspartner, der Verträge mit
          örtlichen Netzen in aller Welt hat, und verkaufen sie als Tarife mit fester Laufzeit und festem
          Preis. Dein Handy nutzt dann dieselben Funkmasten wie die Menschen, die dort leben.
        </p>
        <p>
          Sobald du bezahlt hast, geht deine Bestellung direkt an unseren Partner. Deine eSIM bekommst du per
          E-Mail, mit QR-Code und Aktivierungscodes, und auf einer eigenen Seite. Können wir sie nicht
          liefern, erstatten wir dir alles, ohne dass du darum bitten musst.
        </p>
        <p>
          Die Zahlung übernehmen Zahlungsanbieter, und Kartennummern laufen nie durch unsere Systeme. Was wir
          speichern und wie lange, steht in unserer <Link to={paths.privacy()}>Datenschutzerklärung</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Angaben zum Unternehmen',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Firmenname</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Gegründet</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Art des Unternehmens</dt>
          <dd>eSIM-Anbieter aus den USA</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Anschrift</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Marke</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Unsere Grundsätze',
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
    title: 'Kontakt',
    body: (
      <>
        <p>
          Schreib an <EmailLink to={supportEmail} />, wenn es um einen Tarif oder eine Bestellung geht.
          E-Mails lesen wir rund um die Uhr, und die Zeiten des Live-Chats stehen auf der{' '}
          <Link to={paths.support()}>Hilfeseite</Link>.
        </p>
        <p>
          Brauchst du eSIMs für ein Team oder ein Unternehmen? Sag es uns auf der{' '}
          <Link to={paths.businessContact()}>Seite für Unternehmen</Link>, und wir antworten{' '}
          {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
