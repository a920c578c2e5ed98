import { inPlace } from '../../domain/language-words.nl.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'SM-DP+-adres',
  activation: 'Activeringscode',
  androidCode: 'Volledige code, voor Android',
  confirmation: 'Bevestigingscode',
  noConfirmation: 'Geen. Laat dit leeg als je telefoon erom vraagt.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'QR-code van de eSIM',
  failed: {
    title: 'We konden de codes niet laden',
    text: 'Je eSIM is veilig. Controleer je verbinding en probeer het opnieuw.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'Lees je dit op de telefoon?',
    iphone: 'Installeren op iPhone',
    android: 'Installeren op Android',
    newer: 'De link voor de iPhone werkt vanaf iOS 17.4.',
  },
  noCamera: 'Geen camera? Voer de codes zelf in',
  ways: {
    steps: 'Stap voor stap',
    codes: 'Codes zelf invoeren',
    qr: 'QR-code voor een ander scherm',
    mail: 'Een ander apparaat gebruiken',
    trouble: 'Simlock of oudere telefoon?',
  },
  mail: (email) =>
    phrase`In onze e-mail aan ${email} staan dezelfde QR-code en codes. Open hem op het andere apparaat.`,
  warning:
    'De code werkt één keer. Laat de eSIM op je telefoon staan tot je reis voorbij is, en laat roaming uit bij je eigen nummer.',
  everyStep: 'Alle stappen, met deze codes',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Tik op “eSIM installeren”',
    screen: 'ios-activate',
    how: 'Je ziet “Activeer eSIM”. Tik op “Ga door”. iOS vraagt het twee keer.',
  },
  'old-ios': {
    what: 'Instellingen, Mobiel netwerk, Voeg eSIM toe, Gebruik QR-code',
    screen: 'ios-add',
    how: 'Scan de code op een ander scherm, of tik op “Voer gegevens handmatig in” en plak beide codes. Je ziet “Activeer eSIM”. Tik op “Ga door”. iOS vraagt het twee keer.',
  },
  android: {
    what: 'Tik op “Installeren op Android”',
    screen: 'android-confirm',
    how: 'Je ziet “eSIM toevoegen” of “eSIM downloaden?”. Tik op “Toevoegen” of “Downloaden”.',
  },
  other: {
    what: 'Scan de code',
    how: 'Gebruik op een iPhone de camera. Open op een Samsung of Pixel Instellingen, Simkaarten (op een Samsung Simkaartbeheer), eSIM toevoegen. Tik op “Activeer eSIM” of “eSIM toevoegen”.',
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
    what: 'Wacht twee tot drie minuten',
    ...screenOf(platform, 0),
    how: `Blijf op de wifi. In de lijst verschijnt een nieuwe SIM. Noem die “${place}”.`,
  },
  {
    what: `Zet hem ${inPlace(place)} aan voor data`,
    ...screenOf(platform, 1),
    how: 'Zet dataroaming aan, alleen voor deze eSIM. Naast de streepjes zie je 4G of 5G.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'Simlock van een provider?',
    text: 'Een telefoon met een simlock accepteert geen eSIM van een andere provider. Op een iPhone moet bij Instellingen, Algemeen, Info staan dat er geen simrestricties zijn. Toets op Android *#06#. Zie je een EID, vraag je provider dan of de telefoon simlockvrij is.',
  },
  old: {
    question: 'Ouder dan 2018?',
    text: (check) =>
      phrase`De meeste oudere telefoons ondersteunen geen eSIM. ${check} voor je de code gebruikt, want die werkt maar één keer.`,
    check: 'Controleer je apparaat',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Installeren op deze iPhone',
    text: 'Dit opent de installatie van Apple, met alles al ingevuld. Blijf op de wifi voor de twee tot drie minuten die het duurt.',
    button: 'eSIM installeren',
  },
  oldIphone: {
    title: 'Installeren met de codes',
    text: 'Installeren met één tik kan vanaf iOS 17.4. Gebruik op deze iPhone de codes hieronder of scan de QR-code van een ander scherm.',
  },
  android: {
    title: 'Installeren op deze telefoon',
    text: 'Dit opent de installatie op veel Android-telefoons. Gebeurt er niets, gebruik dan de codes hieronder. Blijf op de wifi.',
    button: 'Installeren op Android',
  },
};

/** As the phones say it in Dutch, shortened to fit the drawings: a row takes 24 letters, 18 beside a switch. */
export const screenWords: typeof source.screenWords = {
  travel: 'Reis',
  home: 'Thuis',
  on: 'Aan',
  address: 'SM‑DP+-adres',
  ios: {
    cellular: 'Mobiel netwerk',
    data: 'Mobiele data',
    add: 'Voeg eSIM toe',
    camera: 'Camera',
    found: 'Abonnement',
    activate: 'Activeer eSIM',
    goOn: 'Ga door',
    scan: 'Scan QR-code',
    manual: 'Voer handmatig in',
    details: 'Activeringsgegevens',
    code: 'Activeringscode',
    confirmation: 'Bevestigingscode',
    activating: 'Activeren…',
    label: 'Label mobiel abonnement',
    secondary: 'Secundair',
    line: 'Zet deze lijn aan',
    roaming: 'Dataroaming',
  },
  android: {
    sims: 'Simkaarten',
    add: 'Sim toevoegen',
    scan: 'QR-code scannen',
    manual: 'Code invoeren',
    code: 'LPA:1$...',
    goOn: 'Doorgaan',
    ask: 'eSIM downloaden?',
    download: 'Downloaden',
    activating: 'Downloaden…',
    data: 'Mobiele data',
    roaming: 'Roaming',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Printen',
  picture: 'QR-code',
  order: (number) => `Bestelling ${number}`,
  help: (email) => `Hulp nodig? Schrijf naar ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'QR-code waarmee je de eSIM installeert',
  point: 'Richt de camera van je telefoon hierop',
  stay: 'Blijf tijdens de installatie op de wifi',
};
