import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Bevor du anfängst',
  body: (
    <ul>
      <li>
        Dein Handy ist eSIM-fähig und hat keinen SIM-Lock. Der{' '}
        <Link to={paths.deviceChecker()}>Gerätecheck</Link> nennt Modelle.
      </li>
      <li>Es ist im WLAN. Ohne Verbindung kannst du die eSIM nicht herunterladen.</li>
      <li>
        Du hast die E-Mail mit deinen Codes, zum Scannen auf einem anderen Bildschirm oder auf Papier.
        QR-Codes und Codes zum Eintippen funktionieren nur einmal.
      </li>
      <li>Ab iOS 17.4 und auf manchen Android-Handys genügt ein Tipp auf den Link in der E-Mail.</li>
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
  title: 'Wenn etwas schiefgeht',
  body: (
    <>
      <h3>„Dieser Code ist nicht mehr gültig“</h3>
      <p>
        Er wurde schon benutzt. Schau in den Einstellungen in die Liste der SIM-Karten. Wahrscheinlich ist die
        eSIM schon da. Wenn nicht, schreib uns und lass alles, wie es ist.
      </p>
      <h3>Dein Handy bietet nicht an, eine eSIM hinzuzufügen</h3>
      <p>
        Es ist nicht eSIM-fähig, oder es hat einen SIM-Lock. Anbieter entsperren ein Handy, das abbezahlt ist.
        Bis dahin kannst du bis zu <RefundTime /> nach dem Kauf dein Geld zurückbekommen, denn die eSIM ist
        nicht aktiviert.
      </p>
      <h3>Sie ist installiert, zeigt aber „Kein Netz“</h3>
      <p>
        Zu Hause ist das normal, denn der Tarif funktioniert am Reiseziel. Warte nach der Landung 2–3 Minuten
        und prüfe dann, ob die eSIM eingeschaltet und für mobile Daten gewählt ist und ob ihr Daten-Roaming an
        ist.
      </p>
      <h3>Du siehst Balken, hast aber kein Internet</h3>
      <p>
        Schalte den Flugmodus ein und wieder aus. Hilft das nicht, schalte die automatische Netzwahl aus und
        probier ein anderes Netz aus der Liste. Manche Android-Handys brauchen auch einen APN, den dir der
        Support nennt.
      </p>
      <p>
        Immer noch nichts? Auf der <Link to={paths.support()}>Hilfeseite</Link> erreichst du einen Menschen.
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
