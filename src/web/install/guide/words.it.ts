import { LOCALE } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Tipo di dispositivo',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `Cerca un modello: ${kind}`,
  checked: (models, last) =>
    `Abbiamo verificato questi ${models}\u00A0modelli per l’ultima volta a ${month(last)}. Probabilmente funziona anche un modello più recente. Cerca “Aggiungi eSIM” nelle sue impostazioni.`,
  noScript: 'La ricerca richiede JavaScript. Questi modelli accettano un’eSIM.',
  apple: 'Apple',
};

/** 'agosto 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Scrivi il modello del tuo dispositivo per verificarne la compatibilità',
  none: 'Nessun dispositivo corrisponde alla tua ricerca.',
  found: (devices) => (devices === 1 ? '1 dispositivo trovato' : `${devices} dispositivi trovati`),
  name: 'Dispositivi che accettano un’eSIM',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Qualunque sia il modello, il tuo telefono deve essere ${unlocked}. Un telefono legato a un operatore non accetta l’eSIM di un altro. Su un iPhone, in Impostazioni, Generali, Info compare “Nessuna restrizione SIM”.`,
  unlocked: 'sbloccato',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Installa su questo iPhone',
      text: 'Nell’email c’è il pulsante “Installa su iPhone”. Da iOS 17.4 in poi non devi scansionare né scrivere nulla.',
    },
    Android: {
      title: 'Installa su questo telefono',
      text: 'Nell’email c’è il pulsante “Installa su Android”. Alcuni telefoni non riescono ad aprire la configurazione da un link.',
    },
  },
  steps: 'Ecco tutti i passaggi.',
  fits: 'Accetta un’eSIM?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Il tuo dispositivo',
  method: 'Come installarla',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Caricamento…',
  failed: {
    title: 'Non siamo riusciti a caricare i tuoi codici',
    text: 'I passaggi qui sotto sono gli stessi, e la tua eSIM è al sicuro. Controlla la connessione e riprova.',
    again: 'Riprova',
  },
  unknown: {
    title: 'Questo browser non conosce questa eSIM',
    text: (signIn) =>
      phrase`Apri il link nell’email del tuo ordine oppure ${signIn}. I passaggi qui sotto sono gli stessi per ogni eSIM.`,
    signIn: 'accedi',
  },
  ready: {
    title: (place) => `La tua eSIM ${place} è pronta`,
    text: 'I suoi codici sono nei passaggi qui sotto.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Installa prima del volo',
    how: 'A casa hai il Wi-Fi, un secondo schermo per il codice QR, e tempo. Per la maggior parte dei piani l’installazione non fa partire i giorni. Te lo dice la scheda del piano.',
  },
  wait: {
    what: 'Aspetta 2-3\u00A0minuti per la registrazione',
    how: 'La prima volta l’eSIM deve presentarsi alla rete. Lo stesso vale per i primi minuti dopo l’atterraggio.',
  },
  once: {
    what: 'Codici QR e codici manuali funzionano una volta',
    how: 'Non rimuovere l’eSIM per riprovare. Prima scrivici, e tienila sul telefono fino alla fine del viaggio.',
  },
  roaming: {
    what: 'Roaming attivo per l’eSIM, non per la tua linea',
    how: 'All’eSIM di viaggio serve il roaming dati attivo. Alla tua linea no. Lì lascialo disattivato, e non ti verrà addebitato nulla.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Abbonamento mensile, un’offerta a parte',
  text: 'Viaggi tutto l’anno? C’è anche un abbonamento mensile con oltre 170 destinazioni, da 39,90\u00A0$ a 64,90\u00A0$ al mese. Non è uno dei piani di questo negozio. Non si acquista qui, si rinnova finché non viene disdetto e ha le proprie condizioni. I piani di questo negozio sono prepagati e finiscono da soli.',
  ask: (address) => phrase`Per saperne di più, scrivi a ${address}.`,
  subject: 'Abbonamento mensile',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'Hai un dubbio, o è ora di partire?',
  write: (address, reply) =>
    phrase`Scrivi a ${address}, 24\u00A0ore su 24, 7\u00A0giorni su 7. Per una prima risposta servono ${reply}.`,
  browse: 'Sfoglia i piani',
  esims: 'Le tue eSIM',
  support: 'Assistenza',
};
