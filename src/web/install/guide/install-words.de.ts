import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone und iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'Installation mit QR-Code',
  manual: 'Manuelle Installation',
};

const WIFI: source.InstallStep = {
  what: 'Verbinde dich mit dem WLAN',
  how: 'Mach das zu Hause oder am Flughafen, vor der Abreise. Dein Handy lädt die eSIM über das Internet herunter.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Warte 2–3 Minuten auf die Registrierung',
  how: 'Bleib im WLAN und lass die Einstellungen offen, bis die eSIM in der Liste steht.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Gib ihr einen Namen und lass Anrufe bei deiner eigenen SIM',
  how: 'Wähle ein Etikett wie „Reise“. Lass deine eigene SIM als Standard für Anrufe, iMessage und FaceTime.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'Schalte sie nach der Landung für Daten ein',
  how: 'Wähle die Reise-eSIM unter Einstellungen, Mobilfunk, Mobile Daten. Öffne sie in derselben Liste und schalte Daten-Roaming ein, nur für diese eSIM.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Schalte sie ein und lass Anrufe bei deiner eigenen SIM',
  how: 'Schalte die Reise-eSIM in der Liste der SIM-Karten ein. Lass Anrufe und Nachrichten bei deiner eigenen SIM.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'Wähle sie nach der Landung für mobile Daten',
  how: 'Wähle die Reise-eSIM für mobile Daten unter Einstellungen, Netzwerk & Internet, SIM-Karten (bei Samsung Verbindungen, SIM-Manager). Öffne sie und schalte Roaming ein, nur für diese eSIM.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Scanne den QR-Code',
        screen: 'ios-scan',
        how: 'Richte die Kamera auf den Code auf einem anderen Bildschirm oder auf Papier und tippe auf das, was erscheint. Oder öffne Einstellungen, Mobilfunk (in älteren Versionen Mobiles Netz), eSIM hinzufügen, QR-Code verwenden.',
        own: 'qr',
      },
      {
        what: 'Tippe auf „eSIM hinzufügen“, dann auf „Fortfahren“',
        screen: 'ios-activate',
        how: 'iOS fragt zweimal. Das kostet nichts und startet deinen Tarif nicht.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Öffne das Formular für Codes',
        screen: 'ios-manual',
        how: 'Öffne Einstellungen, Mobilfunk (in älteren Versionen Mobiles Netz), eSIM hinzufügen, QR-Code verwenden, dann unten auf dem Bildschirm „Details manuell eingeben“.',
      },
      {
        what: 'Gib die beiden Codes ein',
        screen: 'ios-form',
        how: 'Füge die SM-DP+-Adresse und den Aktivierungscode aus unserer E-Mail ein. Lass den Bestätigungscode leer.',
        own: 'codes',
      },
      {
        what: 'Tippe auf „Weiter“, dann auf „Fortfahren“',
        screen: 'ios-activate',
        how: 'iOS fragt zweimal. Das kostet nichts und startet deinen Tarif nicht.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'Öffne „eSIM hinzufügen“ und scanne den QR-Code',
        screen: 'android-add',
        how: 'Auf einem Pixel öffne Einstellungen, Netzwerk & Internet, SIM-Karten, SIM hinzufügen. Auf einem Samsung öffne Einstellungen, Verbindungen, SIM-Manager, eSIM hinzufügen. Scanne dann den Code von einem anderen Bildschirm oder von Papier.',
        own: 'qr',
      },
      {
        what: 'Bestätige mit „Herunterladen“ oder „Hinzufügen“',
        screen: 'android-confirm',
        how: 'Dein Handy zeigt den Namen unseres Netzpartners. Das ist richtig so.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Öffne das Formular für Codes',
        screen: 'android-manual',
        how: 'Füge eine eSIM hinzu wie bei einem QR-Code. Wähle auf dem Bildschirm mit der Kamera „Brauchst du Hilfe?“ oder „Aktivierungscode eingeben“.',
      },
      {
        what: 'Gib den ganzen Code ein',
        screen: 'android-form',
        how: 'Füge die ganze Zeile aus unserer E-Mail ein, die mit LPA:1$ beginnt. Hat dein Handy zwei Felder, nimm stattdessen die SM-DP+-Adresse und den Aktivierungscode.',
        own: 'codes',
      },
      {
        what: 'Bestätige mit „Herunterladen“ oder „Hinzufügen“',
        screen: 'android-confirm',
        how: 'Dein Handy zeigt den Namen unseres Netzpartners. Das ist richtig so.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
