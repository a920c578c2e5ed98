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
    net: 'Bestätigt: Du zahlst hier keine Mehrwertsteuer und führst sie selbst ab (Reverse-Charge).',
    charged: 'Bestätigt. In deinem Land enthält der Preis auch für Unternehmen Mehrwertsteuer.',
    invalid:
      'Diese Nummer ist in der EU nicht als USt-IdNr. registriert, deshalb zahlst du die Mehrwertsteuer.',
    unknown:
      'Wir können diese Nummer gerade nicht prüfen. Du zahlst die Mehrwertsteuer und bekommst sie zurück, sobald die Nummer bestätigt ist.',
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
