import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Elimina l’account',
  what: 'Elimina il tuo account, l’elenco delle tue eSIM e i tuoi dati personali. I documenti fiscali restano, ma senza il tuo nome.',
  question: 'Eliminare il tuo account?',
  yes: 'Elimina per sempre',
  warning:
    'Non vedrai più le tue eSIM, i loro codici e i tuoi ordini. Un’eSIM già sul telefono continua a funzionare. Non potrai tornare indietro.',
  email: 'Indirizzo email',
  emailHint: (email) => `Scrivi ${email} per confermare.`,
  password: 'La tua password',
  passwordHint: (google) =>
    google
      ? 'Se accedi con Google e non hai una password, lascia vuoto questo campo.'
      : 'Se non hai una password, lascia vuoto questo campo.',
  failed: 'Non è stato eliminato nulla.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'Email',
  verified: 'Verificata',
  unverified: 'Non verificata',
  hint: 'Apri il link nella nostra email mentre il tuo account è aperto qui. Può metterci un minuto ad arrivare.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Il tuo nome è stato salvato.',
  title: 'Nome',
  label: 'Il tuo nome',
  hint: 'Prima il nome, poi il cognome. Lo inseriremo per te al momento del pagamento.',
  save: 'Salva il nome',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'La tua password è cambiata. Gli altri dispositivi sono stati disconnessi.',
  title: 'Password',
  open: 'Cambia o imposta la password',
  current: 'Password attuale',
  next: 'Nuova password',
  save: 'Cambia la password',
  noPassword: (google) =>
    google
      ? 'Hai un account creato con Google o hai dimenticato la password?'
      : 'Non hai ancora una password o l’hai dimenticata?',
  sendLink: 'Inviami un link per impostare una password',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Carte salvate',
  what: 'Le conserva Stripe, che gestisce i nostri pagamenti con carta. L’addebito avviene solo quando premi il pulsante di acquisto. Noi ne vediamo solo quello che vedi qui.',
  failed: 'Non siamo riusciti a caricare le tue carte salvate.',
  removed: (card) => `Rimossa: ${card}.`,
  none: 'Nessuna carta salvata. Per salvarne una, seleziona “Salva questa carta per la prossima volta” al momento del pagamento.',
  expired: (until) => `Scaduta: ${until}`,
  valid: (until) => `Valida fino a ${until}`,
  remove: 'Rimuovi',
  stillSaved: 'La carta è ancora salvata.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Dispositivi connessi',
  hint: 'Non ne riconosci uno? Disconnettilo e cambia la password.',
  failed: 'Non siamo riusciti a caricare l’elenco.',
  allEnded: 'Tutti gli altri dispositivi sono disconnessi.',
  nothingChanged: 'Non è cambiato nulla.',
  endOthers: 'Disconnetti tutti gli altri',
  ended: (device) => `Disconnesso: ${device}.`,
  thisDevice: 'Questo dispositivo',
  lastUsed: (ago) => phrase`Ultimo utilizzo: ${ago}`,
  end: 'Disconnetti',
  stillSignedIn: 'È ancora connesso.',
};
