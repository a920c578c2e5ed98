import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `es tut uns leid, dass wir deine eSIM (${country}) nicht rechtzeitig bekommen haben. Deshalb haben wir dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Deine Zahlung kam an, aber unser Netzpartner hat uns nicht rechtzeitig eine für dich bereitgestellt. Statt dich warten zu lassen, haben wir die Bestellung storniert. Es gibt nichts zu installieren.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `wir haben deine Bestellung einer eSIM (${country}) wie gewünscht storniert und dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Es gibt also nichts zu installieren.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `deine eSIM (${country}) wurde wie gewünscht zurückgenommen, und wir haben dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} Sie wurde zurückgenommen, bevor wir das Geld geschickt haben, und lässt sich nicht mehr installieren oder nutzen.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `wir haben deine Bestellung einer eSIM (${country}) storniert und dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} Wir haben die eSIM zurückgenommen. Bitte installiere und nutze sie nicht.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} Dafür wurde keine eSIM geliefert. Es gibt also nichts zu installieren.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `es tut uns leid, dass wir deinen Tarif (${country}) der eSIM mit der ICCID-Endung ${iccid} nicht hinzufügen konnten. Deshalb haben wir dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('undelivered', 'plan')} Deine Zahlung kam an, aber unser Netzpartner hat den Tarif nicht angenommen. Statt dich warten zu lassen, haben wir die Bestellung storniert. Was schon auf deiner eSIM war, bleibt unverändert.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `wir haben deine Bestellung eines Tarifs (${country}) für die eSIM mit der ICCID-Endung ${iccid} wie gewünscht storniert und dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('withdrawn', 'plan')} Was schon darauf war, bleibt unverändert.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `der Tarif (${country}) auf der eSIM mit der ICCID-Endung ${iccid} wurde wie gewünscht zurückgenommen, und wir haben dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('returned_by_you', 'plan')} Er wurde von der eSIM genommen, bevor wir das Geld geschickt haben. Andere Tarife darauf bleiben unverändert.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `wir haben deine Bestellung eines Tarifs (${country}) für die eSIM mit der ICCID-Endung ${iccid} storniert und dir ${isRest ? 'den Restbetrag von' : 'den vollen Betrag von'} ${amount} erstattet.`,
    happened: `${refundSentence('returned_by_us', 'plan')} Wir haben den Tarif von der eSIM genommen. Andere Tarife darauf bleiben unverändert.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} Der Tarif wurde nicht hinzugefügt. Was schon auf deiner eSIM war, bleibt unverändert.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: 'Dein Geld ist auf dem Rückweg',
  preview: (amount, method) => `${amount} gehen zurück an ${method}. Du musst nichts tun.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `deine Bestellung (${country}) wurde zweimal bezahlt. Die zweite Zahlung von ${amount} haben wir erstattet.`,
    happened: 'Bei uns sind zwei Zahlungen für eine Bestellung eingegangen.',
    next: (amount, method) => `${amount} gehen zurück an ${method}. ${BANK_TIME} Du musst nichts tun.`,
    stands: {
      lead: (country, amount) =>
        `deine Bestellung (${country}) wurde zweimal bezahlt. Du bezahlst nur einmal. Deshalb haben wir die zweite Zahlung von ${amount} erstattet.`,
      happened:
        'Bei uns sind zwei Zahlungen für eine Bestellung eingegangen. Mit der ersten ist sie bezahlt, und diese Erstattung ändert nichts an deiner eSIM.',
      seeEsim: 'Deine eSIM und ihre Codes findest du auch auf deiner Bestellseite.',
      seePlan: 'Auf deiner Bestellseite steht, welche eSIM den Tarif hat.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `deine Zahlung von ${amount} (${country}) kam an, als der Bezahlvorgang schon abgelaufen war. Deshalb haben wir sie erstattet.`,
    happened: `${late.title}. ${late.text} Dafür gibt es keine eSIM.`,
  },
  free: {
    subject: 'Deine Bestellung wurde storniert',
    preview: 'Sie war kostenlos, daher fließt kein Geld zurück. Du musst nichts tun.',
    lead: (country) =>
      `wir haben deine Bestellung (${country}) storniert. Sie war kostenlos, daher fließt kein Geld zurück.`,
    happened: 'Die Bestellung ist beendet. Wenn du ihre eSIM hast, installiere und nutze sie bitte nicht.',
    undelivered:
      'Unser Netzpartner hat die Bestellung nicht rechtzeitig ausgeführt. Deshalb haben wir sie storniert. Es gibt nichts zu installieren.',
  },
  happenedTitle: 'Was passiert ist',
  next: ({ amount, isRest }, method) =>
    `${isRest ? 'Der Restbetrag von' : 'Der volle Betrag von'} ${amount} geht zurück an ${method}. ${BANK_TIME} Du musst nichts tun.`,
  seeOthers: 'Andere Tarife ansehen',
  refund: {
    title: 'Deine Erstattung',
    before: 'Vorher erstattet',
    total: 'Vollständig erstattet',
    rest: 'Jetzt erstattet',
  },
};
