import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>
      Wir setzen keine Werbe-Cookies. In deinem Browser speichern wir nur, was der Shop zum Funktionieren
      braucht.
    </p>
    <ul>
      <li>
        Ein <b>Gast-Cookie</b> (__Host-simport_guest) zeigt, dass dieser Browser eine eSIM gekauft hat, damit
        du sie ohne Konto wiederfindest. Es bleibt bis 90 Tage nach der letzten Nutzung.
      </li>
      <li>
        <b>Anmelde-Cookies</b> enthalten deine Sitzung und einen Vermerk, dass du eine hast
        (__Host-simport_signed_in). Du bekommst sie erst, wenn du dich anmeldest, und beide verschwinden, wenn
        du dich abmeldest oder 7 Tage lang nicht hier warst. Bitten wir dich mitten im Kauf, dich anzumelden,
        dann merken wir uns bis dahin, was du kaufen wolltest, höchstens eine Stunde lang, wenn du dafür einen
        Link aus einer E-Mail brauchst.
      </li>
      <li>
        <b>Notizen der Kasse</b> enthalten, was du in die Rechnungsfelder eingetippt hast, die gewählte
        Zahlungsart und eine laufende Zahlung, solange der Tab offen ist, aber nie eine Kartennummer. Eine
        Nummer für diesen Kauf und die zuletzt gekauften Tarife bleiben, bis du die Daten der Website löschst.
        So merken wir, wenn du aus Versehen zweimal bezahlst.
      </li>
      <li>
        <b>Deine Antwort zur Analyse</b>, falls wir danach fragen, bleibt, bis du die Daten der Website
        löschst.
      </li>
      <WithLanguages>
        <li>
          <b>Deine Sprache</b>, wenn du eine wählst, bleibt ein Jahr (simport_language). Schließt du die
          Zeile, die dir eine andere anbietet, fragen wir ebenso lange nicht noch einmal.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>Deine Währung</b>, wenn du eine wählst, bleibt ein Jahr (simport_currency). Schließt du die
          Zeile, die dir eine andere anbietet, fragen wir ebenso lange nicht noch einmal.
        </li>
      </WithCurrencies>
      <li>
        <b>Wer dich geschickt hat</b>, merken wir uns 30 Tage lang als Code mit Datum, wenn der Link, der dich
        hergebracht hat, einen Partner oder Dienst nennt. Den Code speichern wir mit deinem Kauf, damit wir
        wissen, wem wir zu danken haben. Er identifiziert dich nicht, und niemand sonst bekommt ihn von uns.
      </li>
      <li>
        <b>Bilder</b> von Reisezielen bleiben 7 bis 14 Tage, damit sie nicht noch einmal geladen werden
        müssen.
      </li>
    </ul>
    <p>
      An der Kasse setzen Zahlungsanbieter eigene Cookies gegen Betrug und sind selbst dafür verantwortlich.
      In den Einstellungen deines Browsers kannst du alles löschen. Eine gekaufte eSIM erreichst du weiterhin
      über den Link in ihrer E-Mail.
    </p>
  </>
);
