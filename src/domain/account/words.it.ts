import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'Nessun account usa questo indirizzo email',
  'wrong-password': 'Password errata',
  'email-already-in-use': 'Esiste già un account con questo indirizzo email',
  'weak-password': 'La password è troppo debole',
  'invalid-email': 'Indirizzo email non valido',
  'too-many-requests': 'Troppi tentativi non riusciti. Riprova più tardi',
  'popup-closed-by-user': 'La finestra di accesso è stata chiusa troppo presto',
  'cancelled-popup-request': 'L’accesso è stato annullato',
  'popup-blocked': 'Il tuo browser ha bloccato la finestra di accesso',
  blocked: 'Questo account è bloccato',
  other: 'Si è verificato un errore. Riprova',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked: 'Questa email ha già un account con password. Usala per accedere, o reimpostala via email.',
  noPassword: 'Questo account non ha ancora una password. Fatti mandare un link per sceglierne una.',
  guessable:
    'È una delle prime che chiunque proverebbe. Scegli tre o quattro parole che non c’entrano l’una con l’altra.',
  blocked: 'Ciò che hai acquistato resta tuo. Se pensi che sia un errore, scrivici.',
  tooLong: (most) => `Una password ha al massimo ${most} caratteri.`,
  noAddress: 'Il tuo account Google non ci comunica nessun indirizzo email.',
  popup: 'Consenti i popup per questo sito, oppure accedi con la tua email.',
  offline: 'Forse la connessione non funziona.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Compila tutti i campi',
  noAddress: 'Inserisci il tuo indirizzo email',
  differ: 'Le password non coincidono',
  tooShort: 'La password deve avere almeno 6 caratteri',
};

export const THIS_APP: string = 'questa app';
