import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone e iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'Installazione con codice QR',
  manual: 'Installazione manuale',
};

const WIFI: source.InstallStep = {
  what: 'Collegati al Wi-Fi',
  how: 'Fallo a casa o in aeroporto, prima di partire. Il telefono scarica l’eSIM da internet.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Aspetta 2-3\u00A0minuti per la registrazione',
  how: 'Resta sul Wi-Fi e lascia aperte le impostazioni finché l’eSIM non compare nell’elenco.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Dalle un nome, e tieni la tua linea per le chiamate',
  how: 'Scegli un’etichetta come “Viaggio”. Lascia la tua linea come predefinita per chiamate, iMessage e FaceTime.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'Dopo l’atterraggio, attivala per i dati',
  how: 'Scegli l’eSIM di viaggio in Impostazioni, Cellulare, Dati cellulare. Aprila nello stesso elenco e attiva Roaming dati, solo per questa eSIM.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Attivala, e tieni la tua SIM per le chiamate',
  how: 'Nell’elenco delle SIM, attiva l’eSIM di viaggio. Lascia chiamate e messaggi sulla tua SIM.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'Dopo l’atterraggio, sceglila per i dati mobili',
  how: 'Scegli l’eSIM di viaggio per i dati mobili in Impostazioni, Rete e Internet (Connessioni su Samsung), SIM. Aprila e attiva Roaming, solo per questa eSIM.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Scansiona il codice QR',
        screen: 'ios-scan',
        how: 'Inquadra con la fotocamera il codice su un altro schermo o su carta e tocca ciò che compare. Oppure apri Impostazioni, Cellulare (Dati cellulare su iPad), Aggiungi eSIM, Utilizza codice QR.',
        own: 'qr',
      },
      {
        what: 'Tocca “Aggiungi eSIM”, poi “Continua”',
        screen: 'ios-activate',
        how: 'iOS te lo chiede due volte. Non ti costa nulla e non fa partire il piano.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Apri il modulo per i codici',
        screen: 'ios-manual',
        how: 'Apri Impostazioni, Cellulare (Dati cellulare su iPad), Aggiungi eSIM, Utilizza codice QR, poi “Inserisci dettagli manualmente” in fondo allo schermo.',
      },
      {
        what: 'Inserisci i due codici',
        screen: 'ios-form',
        how: 'Incolla l’indirizzo SM-DP+ e il codice di attivazione dalla nostra email. Lascia vuoto il codice di conferma.',
        own: 'codes',
      },
      {
        what: 'Tocca “Avanti”, poi “Continua”',
        screen: 'ios-activate',
        how: 'iOS te lo chiede due volte. Non ti costa nulla e non fa partire il piano.',
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
        what: 'Apri “Aggiungi eSIM” e scansiona il codice QR',
        screen: 'android-add',
        how: 'Su un Pixel apri Impostazioni, Rete e Internet, SIM, Aggiungi SIM. Su un Samsung apri Impostazioni, Connessioni, Gestione SIM, Aggiungi eSIM. Poi scansiona il codice da un altro schermo o da un foglio.',
        own: 'qr',
      },
      {
        what: 'Conferma con “Scarica” o “Aggiungi”',
        screen: 'android-confirm',
        how: 'Il telefono mostra il nome del nostro partner di rete. È normale.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Apri il modulo per i codici',
        screen: 'android-manual',
        how: 'Aggiungi un’eSIM come con un codice QR. Nella schermata con la fotocamera scegli “Serve aiuto?” o “Inserisci codice di attivazione”.',
      },
      {
        what: 'Inserisci il codice completo',
        screen: 'android-form',
        how: 'Incolla tutta la riga della nostra email che inizia con LPA:1$. Se il telefono ha due campi, usa invece l’indirizzo SM-DP+ e il codice di attivazione.',
        own: 'codes',
      },
      {
        what: 'Conferma con “Scarica” o “Aggiungi”',
        screen: 'android-confirm',
        how: 'Il telefono mostra il nome del nostro partner di rete. È normale.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
