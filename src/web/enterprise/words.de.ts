import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'Wir antworten innerhalb eines Werktags.';

export const offerWords: typeof source.offerWords = {
  title: 'Lösungen für Unternehmen',
  lead: 'Mobile Daten für Leute, die ihr ins Ausland schickt. Sag uns, wohin es geht und wie viele ihr seid, und wir antworten innerhalb eines Werktags.',
  team: {
    what: 'eSIMs für ein ganzes Team',
    how: 'Eine Anfrage für das ganze Team. Die eSIMs verteilt ihr gesammelt.',
  },
  places: {
    what: 'Wohin ihr reist',
    how: 'Tarife für einzelne Länder und ganze Regionen, in mehr als 200 Ländern.',
  },
  price: {
    what: 'Ein Preis vorab',
    how: 'Ihr bekommt ein Angebot für die Daten, die ihr braucht. Später kommt keine Roaming-Rechnung.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `Ein Beispiel von heute: Der Tarif „${place}, ${data}, ${days}“ kostet ${plan} pro Person${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Eine Rechnung für das Team',
    how: 'Eine einzige Rechnung, mit dem Namen und der USt-IdNr. eures Unternehmens.',
  },
  person: {
    what: 'Ein Mensch, der antwortet',
    how: 'Jemand aus unserem Vertrieb liest deine Anfrage und antwortet innerhalb eines Werktags.',
  },
  own: {
    text: (dashboard) => phrase`Schon Kunde? Hier geht’s zu deiner ${dashboard}.`,
    dashboard: 'Übersicht',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Angebot anfordern',
  you: 'Du und dein Unternehmen',
  companyName: 'Name des Unternehmens',
  contactName: 'Dein Name',
  email: 'E-Mail',
  phone: 'Telefon',
  website: 'Website',
  teamSize: 'Teamgröße',
  noTeamSize: 'Größe wählen',
  regions: 'Zielregionen',
  message: 'Nachricht',
  messageHint: 'Wie viele Reisende, wie lange, wie viele Daten und ab wann.',
  trap: 'Lass dieses Feld leer',
  consent: {
    text: (legalName, policy) =>
      phrase`Ich bin einverstanden, dass ${legalName} meine Angaben hier nutzt, um mir zu antworten, wie in der ${policy} beschrieben.`,
    policy: 'Datenschutzerklärung',
  },
  subscribe: 'Schickt mir Neuigkeiten zu Tarifen für Unternehmen. Ich kann sie jederzeit abbestellen.',
  failed: 'Etwas ist schiefgelaufen',
  nothingLost: (address) =>
    phrase`Deine Eingaben sind nicht verloren. Versuch es noch einmal oder schreib an ${address}.`,
  send: 'Angebot anfordern',
  sending: 'Wird gesendet …',
  promise: PROMISE,
  needed: `Wir brauchen Unternehmen, Name, E-Mail und deine Einwilligung. ${PROMISE}`,
  noScript: (supportEmail) => `Dieses Formular braucht JavaScript. Oder schreib einfach an ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Vielen Dank',
  text: (address) =>
    phrase`Deine Anfrage ist da. Ein Mensch antwortet an ${address}, innerhalb eines Werktags. Eine Bestätigung haben wir auch dorthin geschickt.`,
  dashboard: 'Zur Übersicht',
  another: 'Weitere Anfrage senden',
};
