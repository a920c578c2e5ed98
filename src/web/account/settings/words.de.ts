import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Konto löschen',
  what: 'Damit löschst du dein Konto, die Liste deiner eSIMs und deine persönlichen Daten. Was wir für die Steuer aufheben müssen, bleibt ohne deinen Namen erhalten.',
  question: 'Dein Konto löschen?',
  yes: 'Endgültig löschen',
  warning:
    'Deine eSIMs, ihre Codes und deine Bestellungen siehst du dann nicht mehr. Eine eSIM auf deinem Handy funktioniert weiter. Das lässt sich nicht rückgängig machen.',
  email: 'E-Mail-Adresse',
  emailHint: (email) => `Gib zur Bestätigung ${email} ein.`,
  password: 'Dein Passwort',
  passwordHint: (google) =>
    google
      ? 'Wenn du dich mit Google anmeldest und kein Passwort hast, lass das Feld leer.'
      : 'Wenn du kein Passwort hast, lass das Feld leer.',
  failed: 'Es wurde nichts gelöscht.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'E-Mail',
  verified: 'Bestätigt',
  unverified: 'Nicht bestätigt',
  hint: 'Öffne den Link in unserer E-Mail, solange du hier angemeldet bist. Es kann eine Minute dauern, bis sie ankommt.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Dein Name ist gespeichert.',
  title: 'Name',
  label: 'Dein Name',
  hint: 'Vorname zuerst. An der Kasse tragen wir ihn für dich ein.',
  save: 'Name speichern',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'Dein Passwort ist geändert. Andere Geräte sind abgemeldet.',
  title: 'Passwort',
  open: 'Passwort ändern oder festlegen',
  current: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  save: 'Passwort ändern',
  noPassword: (google) =>
    google
      ? 'Mit Google registriert oder Passwort vergessen?'
      : 'Noch kein Passwort oder Passwort vergessen?',
  sendLink: 'Link zum Festlegen per E-Mail schicken',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Gespeicherte Karten',
  what: 'Unser Zahlungsdienst Stripe verwahrt sie und belastet sie nur, wenn du einen Kauf bestätigst. Wir sehen nicht mehr davon als du hier.',
  failed: 'Wir konnten deine gespeicherten Karten nicht laden.',
  removed: (card) => `${card} wurde entfernt.`,
  none: 'Noch keine Karten gespeichert. Um eine zu speichern, setz an der Kasse das Häkchen bei „Karte fürs nächste Mal speichern“.',
  expired: (until) => `Abgelaufen ${until}`,
  valid: (until) => `Gültig bis ${until}`,
  remove: 'Entfernen',
  stillSaved: 'Die Karte ist weiterhin gespeichert.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Wo du angemeldet bist',
  hint: 'Ein Gerät kommt dir nicht bekannt vor? Melde es ab und ändere dein Passwort.',
  failed: 'Wir konnten die Liste nicht laden.',
  allEnded: 'Du bist überall sonst abgemeldet.',
  nothingChanged: 'Es wurde nichts geändert.',
  endOthers: 'Überall sonst abmelden',
  ended: (device) => `${device} ist abgemeldet.`,
  thisDevice: 'Dieses Gerät',
  lastUsed: (ago) => phrase`Zuletzt benutzt: ${ago}`,
  end: 'Abmelden',
  stillSignedIn: 'Das Gerät ist noch angemeldet.',
};
