import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Angebot',
  proForma: 'Proforma-Rechnung',
  title: (number) => `Dein Angebot ${number}`,
  validUntil: 'Gültig bis',
  dueBy: 'Bitte zahlen bis',
  reference: 'Verwendungszweck',
  purchaseOrder: 'Bestellnummer des Käufers',
  invoiceTerms: (days) => `Überweisung bis spätestens ${days} nach der Annahme`,
  accountTerms: (days) => `Über dein Kundenkonto, Zahlungsziel ${days}`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `Ab ${from}: je ${unit}`,
  taxOff: 'Mehrwertsteuer, die du selbst abführst',
  total: 'Gesamt',
  received: 'Bisher eingegangen',
  pdf: 'Als PDF herunterladen',
  pay: 'Annehmen und bezahlen',
  accept: 'Angebot annehmen',
  acceptOrder: 'Annehmen und bestellen',
  bank: {
    title: 'Bankverbindung für deine Überweisung',
    holder: 'Kontoinhaber',
    bank: 'Bank',
    account: 'Kontonummer',
    bic: 'BIC',
  },
  states: {
    open: 'Sieh dir Tarife und Preis an. Wenn alles stimmt, nimm das Angebot an.',
    accepted: 'Danke. Wir schicken dir deine eSIMs, sobald deine Überweisung da ist.',
    placed: 'Deine eSIMs sind bestellt. Jede hat eine eigene Seite mit ihrem QR-Code.',
    expired: 'Dieses Angebot ist abgelaufen. Schreib uns, und wir machen dir ein neues.',
    canceled: 'Dieses Angebot gilt nicht mehr. Schreib uns, wenn du eine Frage hast.',
  },
  orders: 'Deine eSIMs',
  missing: 'Wir finden dieses Angebot nicht',
  mail: {
    subject: (number, shop) => `Dein Angebot ${number} von ${shop}`,
    preview: 'Öffne es, um Tarife und Preis zu sehen und es anzunehmen.',
    lead: 'wir haben ein Angebot für dich erstellt. Du findest es auf der Angebotsseite und im PDF.',
    button: 'Angebot ansehen',
    again: 'Gib den Link nicht weiter: Wer ihn hat, kann das Angebot annehmen und die eSIMs sehen.',
    reminder: {
      subject: (number) => `Zahlungserinnerung: ${number}`,
      preview: 'Im PDF steht, wie viel offen ist und wohin du überweist.',
      lead: (number, day) =>
        `deine Zahlung zu ${number} war am ${day} fällig und ist noch nicht vollständig eingegangen. Wenn du gerade bezahlt hast, ignoriere diese E-Mail bitte.`,
      button: 'Bestellung ansehen',
    },
  },
  many: (count) =>
    `alle ${count} eSIMs deiner Bestellung findest du auf der Bestellseite. Öffne dort jede einzelne, um ihren QR-Code zu sehen.`,
};
