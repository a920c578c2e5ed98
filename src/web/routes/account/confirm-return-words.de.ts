import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'eSIM zurückgeben',
    description: 'Bestätigt, dass du eine eSIM zurückgeben möchtest.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'Er wurde schon benutzt, ist zu alt oder unvollständig. Fordere die Erstattung noch einmal an, dann schicken wir dir einen neuen Link.',
    esims: 'Meine eSIMs ansehen',
  },
  title: (isTopUp) => (isTopUp ? 'Diesen Tarif zurückgeben?' : 'Diese eSIM zurückgeben?'),
  text: ({ number, country, plan, amount, isTopUp }) =>
    isTopUp
      ? `Es geht um Bestellung ${number}: ${country}, ${plan}. Wir nehmen den Tarif endgültig zurück und erstatten ${amount} auf das Zahlungsmittel, mit dem bezahlt wurde. Hast du es dir anders überlegt? Dann schließ diese Seite, und alles bleibt, wie es ist.`
      : `Es geht um Bestellung ${number}: ${country}, ${plan}. Wir nehmen die eSIM endgültig zurück und erstatten ${amount} auf das Zahlungsmittel, mit dem bezahlt wurde. Hast du es dir anders überlegt? Dann schließ diese Seite, und alles bleibt, wie es ist.`,
  agree: (amount, isTopUp) =>
    isTopUp ? `Tarif gegen ${amount} zurückgeben` : `eSIM gegen ${amount} zurückgeben`,
  busy: 'Einen Moment bitte …',
  unchanged: 'Es wurde nichts geändert.',
  asked: {
    title: 'Wir haben unseren Netzpartner gefragt',
    paused: 'Wir haben deine Rückgabe notiert',
    text: (amount, isTopUp) =>
      isTopUp
        ? `Unser Netzpartner entscheidet, ob er diesen Tarif zurücknimmt. Sobald er ihn zurückgenommen hat, erstatten wir ${amount} auf das Zahlungsmittel, mit dem bezahlt wurde. Bitte benutze ihn bis dahin nicht.`
        : `Unser Netzpartner entscheidet, ob er diese eSIM zurücknimmt. Sobald er sie zurückgenommen hat, erstatten wir ${amount} auf das Zahlungsmittel, mit dem bezahlt wurde. Bitte benutze sie bis dahin nicht.`,
  },
  done: {
    title: 'Dein Geld ist auf dem Weg zu dir',
    text: (amount, bankTime, isTopUp) =>
      `Wir erstatten ${amount} auf das Zahlungsmittel, mit dem bezahlt wurde. ${bankTime} ${
        isTopUp ? 'Der Tarif ist nicht mehr auf der eSIM.' : 'Die eSIM funktioniert nicht mehr.'
      }`,
    home: 'Zur Startseite',
  },
};
