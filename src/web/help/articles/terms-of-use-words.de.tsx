import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Dein Konto',
    body: (
      <p>
        Du kannst ohne Konto kaufen. Wenn du eines hast, behalte sein Passwort für dich, nutze deine eigene
        E-Mail-Adresse und sag uns, wenn sich jemand anderes Zugang verschafft. Du kannst jederzeit damit
        aufhören. Wir dürfen ein Konto schließen, das entgegen diesen Bedingungen genutzt wird. Bezahlte eSIMs
        funktionieren weiter, bis ihre Tage vorbei sind, es sei denn, das Gesetz verbietet es.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Zulässige Nutzung',
    body: (
      <>
        <p>
          Nutze die Tarife und diese Website für das, wofür sie gemacht sind. Insbesondere ist Folgendes nicht
          erlaubt:
        </p>
        <ul>
          <li>das Recht des Landes, in dem du bist, oder die Rechte anderer zu verletzen;</li>
          <li>
            Spam zu verschicken, Schadsoftware zu verbreiten oder Netze oder andere bei deren Nutzung zu
            stören;
          </li>
          <li>
            Tarife weiterzuverkaufen oder in Geräten zu nutzen, die von sich aus Daten austauschen, außer wir
            haben es vereinbart;
          </li>
          <li>mit einer Karte oder einem Konto zu bezahlen, das dir nicht gehört;</li>
          <li>
            die Grenzen der Website zu umgehen oder sie so stark automatisch auszulesen, dass sie für andere
            langsamer wird.
          </li>
        </ul>
        <p>
          Netze können Verbindungen, die so genutzt werden, drosseln oder beenden. Wir dürfen einen Tarif dann
          sperren. Haben wir uns geirrt, gleichen wir aus, was du verpasst hast.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Netze Dritter',
    body: (
      <p>
        Deine Verbindung kommt aus örtlichen Mobilfunknetzen, die wir nicht betreiben. Abdeckung und
        Geschwindigkeit hängen vom Ort, vom Gebäude, von deinem Handy und davon ab, wie viele Leute online
        sind. Wartung, Störungen und behördliche Anordnungen können sie unterbrechen. Verlass dich nicht
        allein auf eine Reise-eSIM, wenn ein Leben oder viel Geld davon abhängt, dass du erreichbar bist.
        Notrufe laufen über deine eigene SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Die Website und ihre Inhalte',
    body: (
      <p>
        Texte, Bilder und Marken auf dieser Website gehören {legalName} oder denen, die uns ihre Nutzung
        erlauben. Die Software des Shops ist quelloffen und hat ihre eigene Lizenz. Du darfst hierher
        verlinken und uns zitieren, aber dich nicht für uns ausgeben.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Haftung',
    body: (
      <>
        <p>
          Wir haften unbeschränkt, wo das Gesetz es verlangt, zum Beispiel bei Vorsatz, grober Fahrlässigkeit,
          Arglist und bei Schäden an Leben, Körper oder Gesundheit.
        </p>
        <p>
          Im Übrigen ist unsere Haftung für alles, was mit der Website und den Tarifen zusammenhängt, für alle
          Ansprüche zusammen auf die Beträge begrenzt, die du uns in den vorangegangenen 12 Monaten bezahlt
          hast. Wir haften nicht für mittelbare Schäden, entgangenen Gewinn oder entgangene Geschäfte und auch
          nicht für das, was Netze, Handys oder Zahlungsanbieter tun, soweit das Gesetz eine solche Begrenzung
          erlaubt.
        </p>
        <p>
          Die Website und die Tarife werden bereitgestellt, wie sie sind. Wir versprechen, was in diesen
          Bedingungen steht, und nichts darüber hinaus.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ende und höhere Gewalt',
    body: (
      <p>
        Ein Tarif endet mit seinen Tagen oder seinen Daten. Keiner von uns ist verantwortlich für das, was er
        nicht beeinflussen kann, etwa Naturkatastrophen, Krieg, Streik oder den Ausfall öffentlicher Netze.
        Hindert uns so etwas daran zu liefern, bekommst du dein Geld zurück.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Datenschutz',
    body: (
      <p>
        In unserer <Link to={paths.privacy()}>Datenschutzerklärung</Link> steht, was wir über dich speichern,
        warum und wie lange.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Recht und Streitfälle',
    body: (
      <>
        <p>
          Bitte schreib zuerst uns. Das meiste lässt sich per E-Mail klären. Sonst gilt das Recht des Ortes in
          den USA, an dem {legalName} seinen eingetragenen Sitz hat, und die Gerichte dort entscheiden.
          Verbraucher, die anderswo leben, behalten den Schutz des Rechts und der Gerichte ihres eigenen
          Landes, soweit dieses Recht das vorsieht.
        </p>
        <p>Ist ein Teil dieser Bedingungen unwirksam, gilt der Rest weiter.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Änderungen dieser Bedingungen',
    body: (
      <p>
        Wir können diese Bedingungen ändern. Änderungen veröffentlichen wir auf dieser Seite mit einem neuen
        Datum ganz oben, und sie gelten für das, was du von da an kaufst. Für einen Tarif, den du schon hast,
        gelten weiter die Bedingungen vom Tag des Kaufs.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Kontakt',
    body: (
      <p>
        Bei Fragen zu diesen Bedingungen schreib an <EmailLink to={supportEmail} />.
      </p>
    ),
  },
];
