import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'Zu dieser E-Mail-Adresse gibt es kein Konto',
  'wrong-password': 'Falsches Passwort',
  'email-already-in-use': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto',
  'weak-password': 'Das Passwort ist zu schwach',
  'invalid-email': 'Ungültige E-Mail-Adresse',
  'too-many-requests': 'Zu viele Fehlversuche. Bitte versuche es später noch einmal',
  'popup-closed-by-user': 'Das Anmeldefenster wurde vorzeitig geschlossen',
  'cancelled-popup-request': 'Die Anmeldung wurde abgebrochen',
  'popup-blocked': 'Dein Browser hat das Anmeldefenster blockiert',
  blocked: 'Dieses Konto ist gesperrt',
  other: 'Etwas ist schiefgelaufen. Bitte versuche es noch einmal',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked:
    'Für diese E-Mail-Adresse gibt es schon ein Konto mit Passwort. Melde dich damit an oder setze es per E-Mail zurück.',
  noPassword: 'Dieses Konto hat noch kein Passwort. Lass dir einen Link schicken, um eines festzulegen.',
  guessable:
    'Es gehört zu den ersten, die jemand raten würde. Nimm drei oder vier Wörter, die nichts miteinander zu tun haben.',
  blocked: 'Was du gekauft hast, bleibt deins. Bitte schreib uns, wenn du das für einen Irrtum hältst.',
  tooLong: (most) => `Ein Passwort hat höchstens ${most} Zeichen.`,
  noAddress: 'Dein Google-Konto teilt uns keine E-Mail-Adresse mit.',
  popup: 'Erlaube Pop-ups für diese Website oder melde dich mit deiner E-Mail-Adresse an.',
  offline: 'Vielleicht bist du gerade offline.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Bitte fülle alle Felder aus',
  noAddress: 'Bitte gib deine E-Mail-Adresse ein',
  differ: 'Die Passwörter stimmen nicht überein',
  tooShort: 'Das Passwort muss mindestens 6 Zeichen lang sein',
};

/** After 'in': 'in Instagram', 'in dieser App'. */
export const THIS_APP: string = 'dieser App';
