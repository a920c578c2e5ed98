import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'eSIM-Details und Live-Status',
  facts: {
    country: 'Land',
    data: 'Daten',
    validity: 'Gültigkeit',
    order: 'Bestellnummer',
    price: 'Bezahlter Preis',
    refunded: 'Bisher erstattet',
    paidWith: 'Bezahlt mit',
    email: 'E-Mail',
    bought: 'Gekauft',
  },
  paid: (price, code) => (code === '' ? price : `${price} (${code})`),
  order: 'Deine Bestellung',
  moreData: {
    title: 'Mehr Daten',
    text: (country) =>
      `Füge dieser eSIM einen weiteren Tarif (${country}) oder ein neues Reiseziel hinzu. Du musst nichts installieren.`,
  },
  list: {
    title: 'Aus meiner Liste entfernen',
    hidden: 'Diese eSIM ist ausgeblendet. Du kannst sie unter „Ausgeblendete eSIMs“ wiederherstellen.',
    shown: 'Deine eSIM funktioniert auf deinem Handy weiter. Du kannst das rückgängig machen.',
    remove: 'eSIM löschen',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Verlauf der Bestellung',
  failed: 'Wir konnten den Verlauf nicht laden.',
  steps: {
    paid: 'Bezahlt',
    ordered: 'Bestellt',
    assigned: 'Zugewiesen',
    installed: 'Installiert',
    first_use: 'Erste Nutzung',
    used_80: '80\u00A0% verbraucht',
    topped_up: 'Daten hinzugefügt',
    ended: 'Beendet',
  },
  ends: {
    depleted: 'Alle Daten verbraucht',
    expired: 'Abgelaufen',
    lapsed: 'Verfallen',
    revoked: 'Zurückgenommen',
    refunded: 'Erstattet',
  },
  sources: {
    shop: 'aus unseren Daten',
    network: 'vom Netz',
    noticed: 'von uns erstmals bemerkt',
  },
  from: (when, from) => phrase`${when}, ${from}`,
  never: 'Nie',
  notYet: 'Noch nicht',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'Live-Status',
  refresh: 'Aktualisieren',
  returned: 'Diese eSIM wurde zurückgenommen, deshalb kennt das Netz sie nicht mehr.',
  failed: {
    title: 'Wir erreichen das Netz gerade nicht.',
    text: 'Das ist der letzte Stand, den wir haben. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  facts: {
    status: 'Status',
    state: 'Zustand',
    data: 'Daten im Tarif',
    used: 'Verbraucht',
    remaining: 'Übrig',
    usage: 'Verbrauch',
    atFullSpeed: 'Heute mit voller Geschwindigkeit',
    assigned: 'Zugewiesen',
    reference: 'Zuweisungsnummer',
    daysStarted: 'Tage begonnen',
    daysEnd: 'Tage enden',
    updated: 'Aktualisiert',
  },
  technical: 'Technische Details',
  unknown: 'k. A.',
  leftOf: (left, of) => `${left} von ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Erstattung',
  offer: (what, until) =>
    what === 'eSIM'
      ? phrase`Solange diese eSIM unbenutzt ist, kannst du sie bis ${until} zurückgeben und bekommst alles erstattet.`
      : phrase`Solange dieser Tarif unbenutzt ist, kannst du ihn bis ${until} zurückgeben und bekommst alles erstattet.`,
  coming: (amount) => `Deine Erstattung ist unterwegs: ${amount}.`,
  sent: (amount, date) => phrase`Wir haben dir am ${date} ${amount} erstattet.`,
  takenBack: (what) =>
    what === 'eSIM'
      ? 'Diese eSIM wurde ohne Erstattung zurückgenommen.'
      : 'Dieser Tarif wurde ohne Erstattung zurückgenommen.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'Wir haben unseren Netzpartner gefragt',
  paused: 'Wir haben deine Rückgabe notiert',
  text: (what, amount) =>
    what === 'eSIM'
      ? `Unser Netzpartner entscheidet, ob er diese eSIM zurücknimmt. Wenn ja, erstatten wir dir ${amount} auf dein Zahlungsmittel. Bitte benutze sie bis dahin nicht.`
      : `Unser Netzpartner entscheidet, ob er diesen Tarif zurücknimmt. Wenn ja, erstatten wir dir ${amount} auf dein Zahlungsmittel. Bitte benutze ihn bis dahin nicht.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'eSIM' ? 'eSIM zurückgeben?' : 'Tarif zurückgeben?'),
  terms: (place, plan, what, price) =>
    what === 'eSIM'
      ? `Wir nehmen deine eSIM ${place} (${plan}) endgültig zurück und erstatten dir ${price} auf dein Zahlungsmittel.`
      : `Wir nehmen deinen Tarif ${place} (${plan}) endgültig zurück und erstatten dir ${price} auf dein Zahlungsmittel.`,
  stays: {
    plan: 'Deine eSIM und ihre anderen Tarife bleiben, wie sie sind.',
    eSIM: 'Wenn sie schon auf deinem Handy ist, entferne sie dort.',
  },
  yes: (what, price) =>
    what === 'eSIM' ? `eSIM gegen ${price} zurückgeben` : `Tarif gegen ${price} zurückgeben`,
  keep: 'Behalten',
  failed: 'Es wurde nichts geändert.',
  confirm: {
    title: 'Schau in dein Postfach',
    sent: (to) => `Wir haben ${to} um Bestätigung gebeten.`,
    text: (what, hours) =>
      what === 'eSIM'
        ? `Diese eSIM wurde mit dieser Adresse gekauft, und das ist nicht die deines Kontos. Öffne den Link in der E-Mail innerhalb von ${hours} Stunden, um sie zurückzugeben. Bis dahin ändert sich nichts.`
        : `Dieser Tarif wurde mit dieser Adresse gekauft, und das ist nicht die deines Kontos. Öffne den Link in der E-Mail innerhalb von ${hours} Stunden, um ihn zurückzugeben. Bis dahin ändert sich nichts.`,
  },
  returned: {
    title: 'Dein Geld ist auf dem Weg zu dir',
    amount: (price) => `Wir erstatten dir ${price} auf dein Zahlungsmittel.`,
    plan: 'Der Tarif ist nicht mehr auf deiner eSIM.',
    eSIM: 'Die eSIM funktioniert nicht mehr.',
  },
};
