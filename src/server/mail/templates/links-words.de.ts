import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'Der Link gilt eine Stunde und funktioniert nur einmal.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'Bestätige deine E-Mail-Adresse',
  lead: 'bitte bestätige, dass das deine E-Mail-Adresse ist.',
  why: 'Alles, was du damit gekauft hast, auch als Gast, ist dann in deinem Konto. Öffne den Link in dem Browser, in dem du angemeldet bist.',
  action: 'Adresse bestätigen',
  expiry: oneHour,
  ignore:
    'Du hast bei uns kein Konto angelegt? Dann kannst du diese E-Mail ignorieren. Ohne deinen Klick bleibt das Konto leer.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Wähle ein neues Passwort',
  lead: 'du hast ein neues Passwort für dein Konto angefordert.',
  why: 'Sobald du es gewählt hast, werden alle Geräte abgemeldet, und du meldest dich mit dem neuen Passwort an.',
  action: 'Passwort wählen',
  expiry: oneHour,
  ignore:
    'Du hast nicht darum gebeten? Dann kannst du diese E-Mail ignorieren. Dein Passwort bleibt, wie es ist.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Dein Konto wartet auf ein Passwort',
  lead: 'beim Kauf deiner eSIM hast du dir ein Konto gewünscht. Dein Kauf ist schon darin.',
  why: 'Lege ein Passwort fest, und du siehst deine eSIMs, ihre Codes und die restlichen Daten auf jedem Gerät.',
  action: 'Passwort wählen',
  expiry: (days) =>
    `Der Link gilt ${days} Tage und funktioniert nur einmal. Danach bekommst du beim Anmelden über „Passwort vergessen?“ einen neuen.`,
  ignore:
    'Du hast nicht bei uns gekauft? Dann kannst du diese E-Mail ignorieren. Ohne diesen Link kann sich niemand bei diesem Konto anmelden.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Füge diesen Kauf deinem Konto hinzu',
  lead: (plan) =>
    `jemand hat mit dieser Adresse eine eSIM (${plan}) gekauft, ohne sich anzumelden. Du hast schon ein Konto bei uns.`,
  why: (order) =>
    `Wenn du das warst, öffne die Bestellung ${order}, melde dich dort an und tippe auf „In meinem Konto speichern“. Du weißt dein Passwort nicht? Beim Anmelden bekommst du über „Passwort vergessen?“ ein neues.`,
  action: 'Bestellung öffnen',
  expiry: 'Wer diesen Link hat, kann die Bestellung sehen. Gib ihn also bitte nicht weiter.',
  ignore: 'Das warst nicht du? Dann kannst du diese E-Mail ignorieren. Dein Konto bleibt, wie es ist.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'Diese eSIM zurückgeben?',
  lead: (order, plan) =>
    `jemand möchte die eSIM aus der Bestellung ${order} (${plan}) zurückgeben und das Geld erstattet bekommen. Sie wurde mit dieser Adresse gekauft, und wir konnten nicht erkennen, ob die Anfrage von dir kam.`,
  why: 'Wenn du das möchtest, öffne die Seite und tippe dort auf den Button. Die eSIM funktioniert dann nicht mehr, und wir erstatten den vollen Preis auf die Karte oder das Konto, mit dem bezahlt wurde.',
  action: 'Anfrage ansehen',
  expiry: (hours) => `Der Link gilt ${hours} Stunden und funktioniert nur einmal.`,
  ignore: 'Du möchtest das nicht? Dann kannst du diese E-Mail ignorieren. Die eSIM bleibt, wie sie ist.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Bestätige deinen Widerruf',
  lead: (order, plan) =>
    `jemand möchte den Vertrag zur Bestellung ${order} (${plan}) widerrufen, die mit dieser Adresse aufgegeben wurde.`,
  why: (moment) =>
    `Wenn du das warst, öffne die Seite und tippe dort auf „${withdrawalPromise.confirm}“. Der Widerruf gilt dann als am ${moment} erklärt.`,
  action: withdrawalPromise.link,
  expiry: (days) => `Der Link gilt ${days} Tage.`,
  ignore: 'Du möchtest das nicht? Dann kannst du diese E-Mail ignorieren. Alles bleibt, wie es ist.',
};
