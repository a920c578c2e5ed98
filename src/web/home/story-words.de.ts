import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'So funktioniert’s',
  home: {
    when: 'Zu Hause',
    what: 'Tarif aussuchen',
    how: (paypal) =>
      `Wähle Reiseziel, Tage und Daten. Bezahle mit Karte, Apple Pay${paypal ? ', Google Pay oder PayPal' : ' oder Google Pay'}, ganz ohne Konto.`,
  },
  before: {
    when: 'Vor dem Abflug',
    what: 'eSIM installieren',
    how: 'Sie kommt per E-Mail mit einem QR-Code. Tippe auf deinem Handy einmal darauf, oder scanne ihn von einem anderen Bildschirm.',
  },
  landing: {
    when: 'Nach der Landung',
    what: 'Flugmodus ausschalten',
    how: 'Der Tarif startet von selbst, sobald dein Handy ein Netz vor Ort findet. Für Anrufe bleibt deine eigene SIM.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Deine Messenger-Nummer bleibt',
  lead: 'Eine Reise-eSIM bringt Daten, keine neue Nummer. WhatsApp, Signal und Co. behalten die Nummer, die deine Freunde kennen. Deine Chats und Gruppen bleiben, und du musst niemandem Bescheid geben.',
  ownSim: 'Deine eigene SIM',
  calls: 'Anrufe und SMS unter deiner Nummer',
  chats: 'Deine Messenger, angemeldet wie immer',
  travelEsim: 'Deine Reise-eSIM',
  data: 'Daten für alles, zu Preisen wie vor Ort',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Warum wir',
  lead: 'Alles, was du wissen musst, steht auf dem Etikett, bevor du bezahlst.',
  browse: 'Tarife ansehen',
  setup: { what: 'Sofort startklar', how: 'Vom Bezahlen bis zur fertigen eSIM in etwa einer Minute.' },
  data: {
    what: 'Unbegrenzt oder als Datenpaket',
    how: 'Von 1\u00A0GB für eine Woche bis 100\u00A0GB für ein halbes Jahr.',
  },
  world: { what: 'Über 200 Länder', how: 'Eine eSIM, die du für jedes neue Ziel auflädst.' },
  money: { what: 'Keine Roaming-Kosten', how: 'Du zahlst einmal im Voraus. Danach kommt keine Rechnung.' },
  calls: { what: 'Deine SIM bleibt für Anrufe', how: 'Deine Nummer und deine Chats bleiben, wie sie sind.' },
  warning: { what: 'Eine Warnung bei 80\u00A0%', how: 'Wir sagen Bescheid, solange noch Daten übrig sind.' },
};
