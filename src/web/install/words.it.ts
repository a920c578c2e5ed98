import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'Indirizzo SM-DP+',
  activation: 'Codice di attivazione',
  androidCode: 'Codice completo, per Android',
  confirmation: 'Codice di conferma',
  noConfirmation: 'Nessuno. Se il telefono lo chiede, lascia vuoto.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'Codice QR dell’eSIM',
  failed: {
    title: 'Non siamo riusciti a caricare i codici',
    text: 'La tua eSIM è al sicuro. Controlla la connessione e riprova.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'Stai leggendo sul telefono?',
    iphone: 'Installa su iPhone',
    android: 'Installa su Android',
    newer: 'Il link per iPhone richiede iOS 17.4 o versioni successive.',
  },
  noCamera: 'Niente fotocamera? Inserisci i codici a mano',
  ways: {
    steps: 'Passo per passo',
    codes: 'Inserisci i codici a mano',
    qr: 'Mostra il codice QR per un altro schermo',
    mail: 'Usa un altro dispositivo',
    trouble: 'Telefono bloccato o più vecchio?',
  },
  mail: (email) =>
    phrase`La nostra email a ${email} contiene lo stesso codice QR e gli stessi codici. Aprila sull’altro dispositivo.`,
  warning:
    'Il codice funziona una volta sola. Tieni l’eSIM sul telefono fino alla fine del viaggio, e lascia disattivato il roaming sulla tua linea.',
  everyStep: 'Tutti i passaggi, con questi codici',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Tocca “Installa l’eSIM”',
    screen: 'ios-activate',
    how: 'Vedrai “Attiva eSIM”. Tocca “Continua”. iOS te lo chiede due volte.',
  },
  'old-ios': {
    what: 'Impostazioni, Cellulare, Aggiungi eSIM, Utilizza codice QR',
    screen: 'ios-add',
    how: 'Scansiona il codice su un altro schermo, o tocca “Inserisci dettagli manualmente” e incolla i due codici. Vedrai “Attiva eSIM”. Tocca “Continua”. iOS te lo chiede due volte.',
  },
  android: {
    what: 'Tocca “Installa su Android”',
    screen: 'android-confirm',
    how: 'Vedrai “Aggiungi eSIM” o “Scaricare la tua eSIM?”. Tocca “Aggiungi” o “Scarica”.',
  },
  other: {
    what: 'Scansiona il codice',
    how: 'Su iPhone usa la Fotocamera. Su Samsung e Pixel apri Impostazioni, SIM, Aggiungi eSIM. Tocca “Attiva eSIM” o “Aggiungi eSIM”.',
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
    what: 'Aspetta due o tre minuti',
    ...screenOf(platform, 0),
    how: `Resta sul Wi-Fi. Vedrai una nuova SIM nell’elenco. Chiamala “${place}”.`,
  },
  {
    what: `A destinazione (${place}), attivala per i dati`,
    ...screenOf(platform, 1),
    how: 'Attiva il roaming dati solo per questa eSIM. Vedrai 4G o 5G accanto alle tacche.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'Bloccato dall’operatore?',
    text: 'Un telefono bloccato non accetta l’eSIM di un altro operatore. Su un iPhone, “Blocco operatore” in Impostazioni, Generali, Info deve indicare “Nessuna restrizione SIM”. Su Android componi *#06#. Se vedi un EID, chiedi al tuo operatore se il telefono è sbloccato.',
  },
  old: {
    question: 'Anteriore al 2018?',
    text: (check) =>
      phrase`La maggior parte dei telefoni più vecchi non è compatibile con le eSIM. ${check} prima di usare il codice, che funziona una volta sola.`,
    check: 'Verifica il tuo dispositivo',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Installa su questo iPhone',
    text: 'Apre la configurazione di Apple con tutto già compilato. Resta sul Wi-Fi per i due o tre minuti che servono.',
    button: 'Installa l’eSIM',
  },
  oldIphone: {
    title: 'Installa con i codici',
    text: 'Per un solo tocco serve iOS 17.4 o una versione successiva. Su questo iPhone usa i codici qui sotto o scansiona il codice QR da un altro schermo.',
  },
  android: {
    title: 'Installa su questo telefono',
    text: 'Apre la configurazione su molti telefoni Android. Se non succede nulla, usa i codici qui sotto. Resta sul Wi-Fi.',
    button: 'Installa su Android',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: 'Viaggio',
  home: 'Personale',
  on: 'Sì',
  address: 'Indirizzo SM‑DP+',
  ios: {
    cellular: 'Cellulare',
    data: 'Dati cellulare',
    add: 'Aggiungi eSIM',
    camera: 'Fotocamera',
    found: 'Piano cellulare',
    activate: 'Attiva eSIM',
    goOn: 'Continua',
    scan: 'Scansiona codice QR',
    manual: 'Inserisci dettagli',
    details: 'Dettagli attivazione',
    code: 'Codice di attivazione',
    confirmation: 'Codice di conferma',
    activating: 'Attivazione…',
    label: 'Etichetta piano',
    secondary: 'Secondario',
    line: 'Attiva questa linea',
    roaming: 'Roaming dati',
  },
  android: {
    sims: 'SIM',
    add: 'Aggiungi SIM',
    scan: 'Scansiona codice QR',
    manual: 'Inserisci codice di attivazione',
    code: 'LPA:1$…',
    goOn: 'Continua',
    ask: 'Scaricare la tua eSIM?',
    download: 'Scarica',
    activating: 'Download in corso…',
    data: 'Dati mobili',
    roaming: 'Roaming',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Stampa',
  picture: 'Codice QR',
  order: (number) => `Ordine ${number}`,
  help: (email) => `Ti serve aiuto? Scrivi a ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'Codice QR che installa l’eSIM',
  point: 'Inquadra qui con la fotocamera del telefono',
  stay: 'Resta sul Wi-Fi durante l’installazione',
};
