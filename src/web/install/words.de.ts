import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'SM-DP+-Adresse',
  activation: 'Aktivierungscode',
  androidCode: 'Ganzer Code, für Android',
  confirmation: 'Bestätigungscode',
  noConfirmation: 'Keiner. Lass das Feld leer, wenn dein Handy danach fragt.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'QR-Code der eSIM',
  failed: {
    title: 'Wir konnten die Codes nicht laden',
    text: 'Deine eSIM ist sicher. Prüfe deine Verbindung und versuch es noch einmal.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'Liest du das auf dem Handy?',
    iphone: 'Auf dem iPhone installieren',
    android: 'Auf Android installieren',
    newer: 'Der Link für das iPhone braucht iOS 17.4 oder neuer.',
  },
  noCamera: 'Keine Kamera? Gib die Codes von Hand ein',
  ways: {
    steps: 'Schritt für Schritt',
    codes: 'Codes von Hand eingeben',
    qr: 'QR-Code für anderen Bildschirm',
    mail: 'Anderes Gerät nutzen',
    trouble: 'SIM-Lock oder älteres Handy?',
  },
  mail: (email) =>
    phrase`Unsere E-Mail an ${email} enthält denselben QR-Code und dieselben Codes. Öffne sie auf dem anderen Gerät.`,
  warning:
    'Der Code funktioniert nur einmal. Lass die eSIM auf deinem Handy, bis die Reise vorbei ist, und lass Roaming bei deiner eigenen SIM aus.',
  everyStep: 'Alle Schritte mit diesen Codes',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Tippe auf „eSIM installieren“',
    screen: 'ios-activate',
    how: 'Du siehst „eSIM aktivieren“. Tippe auf „Fortfahren“. iOS fragt zweimal.',
  },
  'old-ios': {
    what: 'Einstellungen, Mobilfunk, eSIM hinzufügen, QR-Code verwenden',
    screen: 'ios-add',
    how: 'Scanne den Code auf einem anderen Bildschirm oder tippe auf „Details manuell eingeben“ und füge beide Codes ein. Du siehst „eSIM aktivieren“. Tippe auf „Fortfahren“. iOS fragt zweimal.',
  },
  android: {
    what: 'Tippe auf „Auf Android installieren“',
    screen: 'android-confirm',
    how: 'Du siehst „eSIM hinzufügen“ oder „eSIM herunterladen?“. Tippe auf „Hinzufügen“ oder „Herunterladen“.',
  },
  other: {
    what: 'Scanne den Code',
    how: 'Auf dem iPhone nimmst du die Kamera. Auf Samsung und Pixel öffnest du Einstellungen, SIM-Karten (bei Samsung SIM-Manager), eSIM hinzufügen. Tippe auf „eSIM aktivieren“ oder „eSIM hinzufügen“.',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: 'Warte zwei bis drei Minuten',
    ...screenOf(platform, 0),
    how: `Bleib im WLAN. In der Liste siehst du eine neue SIM. Nenne sie „${place}“.`,
  },
  {
    what: `Am Reiseziel (${place}) für Daten einschalten`,
    ...screenOf(platform, 1),
    how: 'Schalte Daten-Roaming nur für diese eSIM ein. Neben ihren Balken siehst du 4G oder 5G.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'Hat es einen SIM-Lock?',
    text: 'Ein Handy mit SIM-Lock nimmt keine eSIM eines anderen Anbieters an. Auf einem iPhone muss unter Einstellungen, Allgemein, Info bei „Netzbetreibersperre“ stehen: „Keine SIM-Einschränkungen“. Auf Android wähle *#06#. Siehst du eine EID, frag deinen Anbieter, ob das Handy entsperrt ist.',
  },
  old: {
    question: 'Ist es älter als 2018?',
    text: (check) =>
      phrase`Die meisten älteren Handys können keine eSIM. ${check}, bevor du den Code nutzt, denn er funktioniert nur einmal.`,
    check: 'Prüfe dein Gerät',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Auf diesem iPhone installieren',
    text: 'Damit öffnet sich die Einrichtung von Apple, alles ist schon ausgefüllt. Bleib für die zwei bis drei Minuten im WLAN.',
    button: 'eSIM installieren',
  },
  oldIphone: {
    title: 'Mit den Codes installieren',
    text: 'Mit einem Tipp geht es erst ab iOS 17.4. Nutze auf diesem iPhone die Codes unten oder scanne den QR-Code von einem anderen Bildschirm.',
  },
  android: {
    title: 'Auf diesem Handy installieren',
    text: 'Auf vielen Android-Handys öffnet sich damit die Einrichtung. Passiert nichts, nutze die Codes unten. Bleib im WLAN.',
    button: 'Auf Android installieren',
  },
};

/** As the phones say it in German, shortened to fit the drawings: a row takes 24 letters, 18 beside a switch. */
export const screenWords: typeof source.screenWords = {
  travel: 'Reise',
  home: 'Zuhause',
  on: 'Ein',
  address: 'SM‑DP+-Adresse',
  ios: {
    cellular: 'Mobilfunk',
    data: 'Mobile Daten',
    add: 'eSIM hinzufügen',
    camera: 'Kamera',
    found: 'Mobilfunktarif',
    activate: 'eSIM aktivieren',
    goOn: 'Fortfahren',
    scan: 'QR-Code scannen',
    manual: 'Details manuell eingeben',
    details: 'Aktivierungsdetails',
    code: 'Aktivierungscode',
    confirmation: 'Bestätigungscode',
    activating: 'Aktivieren …',
    label: 'Mobilfunktarif-Etikett',
    secondary: 'Sekundär',
    line: 'Leitung aktivieren',
    roaming: 'Daten-Roaming',
  },
  android: {
    sims: 'SIM-Karten',
    add: 'SIM hinzufügen',
    scan: 'QR-Code scannen',
    manual: 'Code eingeben',
    code: 'LPA:1$...',
    goOn: 'Weiter',
    ask: 'eSIM herunterladen?',
    download: 'Herunterladen',
    activating: 'Wird geladen …',
    data: 'Mobile Daten',
    roaming: 'Roaming',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Drucken',
  picture: 'QR-Code',
  order: (number) => `Bestellung ${number}`,
  help: (email) => `Brauchst du Hilfe? Schreib an ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'QR-Code, der die eSIM installiert',
  point: 'Richte die Kamera deines Handys hierher',
  stay: 'Bleib während der Installation im WLAN',
};
