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
    title: 'Was in deinem Browser gespeichert wird',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Messungen',
    body: (
      <>
        <p>
          Die Seiten melden uns, wie schnell sie geladen haben und ob dabei etwas verrutscht ist. Eine Meldung
          nennt die Art der Seite und die Messwerte. Sie hat kein Cookie und ist nicht mit dir verknüpft.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              Bei Besuchern, die es erlauben, nutzen wir außerdem den Dienst eines anderen Unternehmens, der
              Besuche auswertet. Sein Skript sieht, welche Seiten Leute nutzen und wie. Wir laden es nie an
              der Kasse, auf den Seiten deiner Bestellungen und deines Kontos, bei der Anmeldung oder dort, wo
              uns ein Unternehmen schreibt.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Diese Website nutzt keinen Analysedienst eines anderen Unternehmens.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Wer sonst noch Daten bekommt',
    body: (
      <>
        <p>
          Wir geben Daten nur an die weiter, die wir für die Aufgabe brauchen, und nur, was sie erfordert:
        </p>
        <ul>
          <li>
            <b>Zahlungsanbieter</b> ({paypal ? 'Stripe für Karten, PayPal' : 'Stripe für Karten'}) bekommen
            den Betrag, deinen Namen und deine E-Mail-Adresse, und deine Karten- oder Kontodaten direkt von
            dir. Dafür sind sie selbst verantwortlich.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>, das Register der Europäischen Union für Umsatzsteuer-Identifikationsnummern,
              bekommt die USt-IdNr. eines Unternehmens, wenn du uns eine nennst, um sie zu bestätigen.
            </li>
          )}
          <li>
            <b>Der eSIM-Großhändler</b> (eSIM Go) bekommt den bestellten Tarif. Deinen Namen und deine Adresse
            bekommt er nicht.
          </li>
          <li>
            <b>Mobilfunknetze</b>, die du im Ausland nutzt, sehen dein Handy und die eSIM, wie jedes Netz,
            nach dem Recht ihres Landes.
          </li>
          <li>
            <b>Hosting-Unternehmen</b> betreiben die Rechner des Shops und des Servers, der unsere E-Mails
            verschickt. Was wir speichern und dir schreiben, läuft also über sie.
          </li>
          {google && (
            <li>
              <b>Ein Anmeldedienst</b> wie Google erfährt, dass du dich damit anmeldest, wenn du das möchtest,
              und wir erfahren deinen Namen und deine E-Mail-Adresse.
            </li>
          )}
          <li>
            <b>Behörden und Gerichte</b> bekommen Daten, wo das Gesetz es verlangt.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Daten in anderen Ländern',
    body: (
      <p>
        Wir sind ein Unternehmen aus den USA, und einige der oben Genannten arbeiten in anderen Ländern. Wo
        das Recht deines Landes Garantien verlangt, etwa die Standardvertragsklauseln der Europäischen Union,
        beruht die Übermittlung darauf. Wenn du eine eSIM im Ausland nutzt, verarbeiten die Netze dort deinen
        Datenverkehr.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Wie wir Daten schützen',
    body: (
      <p>
        Verbindungen zum Shop sind verschlüsselt. Aktivierungscodes verschlüsseln wir beim Speichern noch
        einmal, Passwörter und geheime Browser-Kennungen speichern wir in einer Form, die sich nicht
        zurückrechnen lässt, und die private Seite einer Bestellung öffnet sich nur mit ihrem Link. Behalte
        diesen Link und die E-Mail, in der er stand, für dich.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Deine Rechte',
    body: (
      <>
        <p>
          Du kannst Auskunft darüber verlangen, was wir über dich speichern, eine Kopie bekommen, deine Daten
          berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen oder ihr widersprechen. Eine
          E-Mail an <EmailLink to={supportEmail} /> von der Adresse, mit der du gekauft hast, genügt. Wir
          antworten innerhalb eines Monats. Buchungsunterlagen bleiben, solange uns das Gesetz zur
          Aufbewahrung verpflichtet.
        </p>
        <p>
          Wenn du meinst, dass wir falsch mit deinen Daten umgehen, kannst du dich auch bei der
          Datenschutzbehörde beschweren, die an deinem Wohnort zuständig ist.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Kinder',
    body: (
      <p>
        Der Shop ist für Menschen ab 18 Jahren gedacht, und für jüngere mit Zustimmung eines Elternteils oder
        Vormunds. Ohne sie speichern wir wissentlich keine Daten von Kindern. Sag uns Bescheid, wenn wir es
        doch tun, dann löschen wir sie.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Änderungen dieser Erklärung',
    body: (
      <p>
        Wir können diese Erklärung von Zeit zu Zeit ändern. Wesentliche Änderungen veröffentlichen wir auf
        dieser Seite, mit einem neuen Datum bei „Zuletzt aktualisiert“ ganz oben. Bitte lies sie regelmäßig
        durch.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Kontakt',
    body: (
      <p>
        Schreib an <EmailLink to={supportEmail} subject="Datenschutz" /> oder nutze einen anderen Weg auf der{' '}
        <Link to={paths.support()}>Hilfeseite</Link>.
      </p>
    ),
  },
];
