import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Rechnung',
  invoiceFailed: 'Die Rechnung ließ sich nicht laden',
  creditNote: 'Gutschrift',
  creditNoteOf: (amount) => `Gutschrift über ${amount}`,
  creditNoteFailed: 'Die Gutschrift ließ sich nicht laden',
  contractSummary: 'Vertrags\u00ADzusammenfassung',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: 'Diese Bestellung ist nicht bezahlt',
  pending: 'Deine Zahlung wird geprüft',
  processing: 'Deine eSIM ist unterwegs',
  ready: 'Deine eSIM ist bereit',
  refunding: 'Dein Geld ist auf dem Weg zu dir',
  refunded: 'Dein Geld wurde erstattet',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'Deine Daten sind unterwegs',
    ready: 'Deine Daten sind da',
  },
  install: 'Auf dem Handy installieren',
  hidden: {
    title: 'Die Codes stehen hier nicht mehr',
    text: ({ used, link }) =>
      `Falls der Link in fremde Hände gerät, zeigt diese Seite den QR-Code und die Aktivierungscodes nur bis ${used} Tage nach der ersten Nutzung und, wenn du nicht in diesem Browser gekauft hast, bis ${link} Tage nach der Lieferung. Du findest sie weiterhin in unserer E-Mail und bei deinen eSIMs, in deinem Konto oder im Browser, mit dem du gekauft hast.`,
  },
  added: {
    title: 'Dieser Tarif ist auf deiner eSIM',
    text: (iccid) =>
      `Er wurde zur eSIM hinzugefügt, deren ICCID auf ${iccid} endet. Du musst nichts installieren.`,
  },
  returnAsked: {
    heading: 'Eine Erstattung ist angefragt',
    title: 'Wir haben unseren Netzpartner gefragt',
    text: (what, amount, paidWith) =>
      what === 'eSIM'
        ? `Unser Netzpartner entscheidet, ob er diese eSIM zurücknimmt. Wenn ja, erstatten wir dir ${amount} auf ${paidWith}. Bitte benutze sie bis dahin nicht.`
        : `Unser Netzpartner entscheidet, ob er diesen Tarif zurücknimmt. Wenn ja, erstatten wir dir ${amount} auf ${paidWith}. Bitte benutze ihn bis dahin nicht.`,
  },
  unpaid: {
    text: 'Deshalb gibt es dafür keine eSIM. Du kannst denselben Tarif immer noch kaufen.',
    late: 'Bezahlvorgang abgelaufen',
    title: 'Die Zahlung wurde nicht abgeschlossen',
    back: 'Zurück zur Kasse',
  },
  refund: {
    comesBack: (amount, paidWith) => `Wir erstatten dir ${amount} auf ${paidWith}`,
    isBack: (amount, paidWith) => `${amount} auf ${paidWith} erstattet`,
    whole: {
      refunding: 'Du bekommst alles zurück, was du bezahlt hast.',
      refunded: 'Du hast alles zurückbekommen, was du bezahlt hast.',
    },
    plans: (country) => `Tarife ${country}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`Bitte bezahle nicht noch einmal. Sobald die Zahlung bestätigt ist, erscheint deine eSIM hier, und wir schicken sie an ${email}.`,
      plan: (email) =>
        phrase`Bitte bezahle nicht noch einmal. Sobald die Zahlung bestätigt ist, fügen wir die Daten zu deiner eSIM hinzu und schreiben an ${email}.`,
    },
  },
  paid: {
    title: 'Deine Zahlung ist eingegangen',
    eSIM: (email) =>
      phrase`Die meisten eSIMs sind innerhalb einer Minute da. Deine erscheint hier, sobald es so weit ist. Du kannst diese Seite schließen. Wir schicken die eSIM an ${email}.`,
    plan: (email) =>
      phrase`Die meisten Tarife sind innerhalb einer Minute hinzugefügt. Hier siehst du, sobald es so weit ist. Du kannst diese Seite schließen. Wir schreiben an ${email}.`,
  },
  checkAgain: 'Erneut prüfen',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Gesamt',
    pending: 'Wird geprüft',
    processing: 'Bezahlt',
    ready: 'Bezahlt',
    refunding: 'Kommt zurück',
    refunded: 'Erstattet',
  },
  rows: {
    number: 'Bestellnummer',
    iccid: 'ICCID',
    email: 'E-Mail',
    paid: 'Bezahlt',
    paidWith: 'Bezahlt mit',
    ordered: 'Bestellt',
    returned: 'Erstattet',
    inPart: 'Teilerstattung',
    goodwill: 'Erstattung aus Kulanz',
  },
  onTheWay: (amount) => `${amount}, unterwegs`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Im Konto aufbewahren',
    button: 'Anmelden und speichern',
  },
  text: 'Dann findest du sie auf jedem Gerät, auch ohne diesen Link.',
  saved: 'In deinem Konto gespeichert.',
  another: 'Diese Bestellung ist in einem anderen Konto.',
  user: {
    title: 'In deinem Konto aufbewahren',
    button: 'In meinem Konto speichern',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Du hast diesen Vertrag am ${at} widerrufen.`,
  until: (at) => phrase`Unbenutzt bekommst du bis ${at} alles erstattet.`,
  over: (at) => phrase`Die Rückgabefrist für diese Bestellung ist am ${at} abgelaufen.`,
  stranger: {
    title: 'Wir müssen wissen, dass sie dir gehört',
    text: (mail, number) =>
      phrase`Wir können einen Link an die Adresse schicken, mit der gekauft wurde. Er funktioniert auf jedem Gerät. Du kommst nicht mehr an dieses Postfach? Melde dich in dem Konto an, in dem die Bestellung ist, oder schreib mit deiner Bestellnummer ${number} an ${mail}.`,
    mail: 'Link per E-Mail schicken',
  },
  mailed: {
    title: (to) => `Wir haben an ${to} geschrieben.`,
    text: (hours) =>
      `Öffne den Link darin innerhalb von ${hours} Stunden, um deine Erstattung zu bekommen. Bis dahin ändert sich nichts.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Zusammen gekauft',
  states: {
    unpaid: 'Nicht bezahlt',
    pending: 'Zahlung wird geprüft',
    processing: 'Unterwegs',
    ready: 'Bereit',
    refunding: 'Wird erstattet',
    refunded: 'Erstattet',
  },
};
