import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  title: 'Rechnungsdaten',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  goesThere: (what) =>
    ({
      plan: 'Die Rechnung geht an diese Adresse.',
      eSIM: 'Die eSIM und ihr QR-Code gehen an diese Adresse.',
      eSIMs: 'Die eSIMs und ihre QR-Codes gehen an diese Adresse.',
    })[what],
  createAccount: 'Konto anlegen, um Käufe zu speichern',
  noPassword: 'Du brauchst jetzt kein Passwort. Wie du ins Konto kommst, schreiben wir dir.',
  ofAccount: 'Die Adresse deines Kontos.',
  other: 'Andere E-Mail-Adresse verwenden',
  otherEmail: 'Andere E-Mail-Adresse',
  goesToBoth: (what) =>
    ({
      plan: 'Die Rechnung geht an beide Adressen.',
      eSIM: 'Die eSIM und ihr QR-Code gehen an beide Adressen.',
      eSIMs: 'Die eSIMs und ihre QR-Codes gehen an beide Adressen.',
    })[what],
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
