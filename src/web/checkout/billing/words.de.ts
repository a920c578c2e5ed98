import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  title: 'Rechnungsdaten',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  goesThere: (isTopUp) =>
    isTopUp ? 'Die Rechnung geht an diese Adresse.' : 'Die eSIM und ihr QR-Code gehen an diese Adresse.',
  createAccount: 'Konto anlegen, um Käufe zu speichern',
  noPassword: 'Du brauchst jetzt kein Passwort. Wie du ins Konto kommst, schreiben wir dir.',
  ofAccount: 'Die Adresse deines Kontos.',
  other: 'Andere E-Mail-Adresse verwenden',
  otherEmail: 'Andere E-Mail-Adresse',
  goesToBoth: (isTopUp) =>
    isTopUp ? 'Die Rechnung geht an beide Adressen.' : 'Die eSIM und ihr QR-Code gehen an beide Adressen.',
  noMarketing: 'Keine E-Mails zu ähnlichen Tarifen',
  company: {
    title: 'Kaufst du für ein Unternehmen?',
    hint: 'Beides steht auf der Rechnung.',
    name: 'Unternehmen',
    vatNumber: 'USt-IdNr.',
  },
  errors: {
    noVatNumber: 'Bitte prüfe die USt-IdNr.',
    noName: 'Bitte gib deinen vollständigen Namen ein',
    ofAccount: 'Das ist die Adresse deines Kontos',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Mit Konto hast du mehr davon',
  button: 'Registrieren / Anmelden',
};
