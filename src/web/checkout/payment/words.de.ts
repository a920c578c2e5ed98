import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'Die Zahlung ließ sich nicht starten',
  notCharged: 'Deine Karte konnte nicht belastet werden.',
  expired: 'Diese Zahlung ist abgelaufen. Bitte versuch es noch einmal.',
  paidBefore: 'Dieser Kauf ist schon bezahlt.',
  notCompleted: 'Der Kauf ließ sich nicht abschließen',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Deine Zahlung ist eingegangen',
    eSIM: (amount, to) =>
      `Du hast bezahlt (${amount}), und deine eSIM kommt per E-Mail an ${to}. Nur diese Seite hat nicht geladen. Versuch es noch einmal oder installiere sie aus der E-Mail. Du musst nicht noch einmal bezahlen.`,
    eSIMs: (amount, to) =>
      `Du hast bezahlt (${amount}), und deine eSIMs kommen per E-Mail an ${to}. Nur diese Seite hat nicht geladen. Versuch es noch einmal oder installiere sie aus der E-Mail. Du musst nicht noch einmal bezahlen.`,
    plan: (amount, to) =>
      `Du hast bezahlt (${amount}), und die Rechnung kommt per E-Mail an ${to}. Nur diese Seite hat nicht geladen. Bitte versuch es noch einmal. Du musst nicht noch einmal bezahlen.`,
  },
  begun: {
    title: 'Wir prüfen deine Zahlung',
    text: (amount, to) =>
      `Eine Zahlung (${amount}) lief gerade, als diese Seite nicht laden konnte. Bitte bezahle nicht noch einmal. In deiner Bestellung siehst du, wie es steht, und wir schreiben dir an ${to}.`,
  },
};
