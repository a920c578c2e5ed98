import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Vertrag widerrufen',
  lead: 'Um welche Bestellung geht es? Die Nummer steht in der E-Mail mit deiner eSIM, zusammen mit einem Link direkt zum nächsten Schritt.',
  number: 'Bestellnummer',
  numberHint: 'Zum Beispiel SP-7F3K-92QD',
  email: 'E-Mail-Adresse der Bestellung',
  next: 'Weiter',
  noNumber: 'Bitte gib die Nummer deiner Bestellung ein, zum Beispiel SP-7F3K-92QD',
  otherWay: (mail) =>
    phrase`Du hast die Nummer nicht? Schreib an ${mail}, dass du widerrufst. Auch das zählt.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'Deine Bestellungen',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. Du kannst bis ${until} widerrufen.`,
  choose: 'Widerrufen',
  chooseOf: (number) => `Bestellung ${number} widerrufen`,
  other: 'Geht es um eine andere Bestellung? Gib ihre Nummer und die Adresse ein.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'Schau in dein Postfach',
  text: (days) =>
    `Wenn es eine Bestellung mit dieser Nummer und Adresse gibt, ist eine E-Mail mit einem Link zum letzten Schritt unterwegs. Der Link gilt ${days} Tage, und dein Widerruf zählt ab jetzt.`,
  again: 'Andere Nummer versuchen',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    isTopUp
      ? `Wir nehmen den Tarif endgültig zurück und erstatten ${amount} auf das Zahlungsmittel, mit dem bezahlt wurde. Wurde er schon aktiviert oder benutzt, sehen wir uns das an und schreiben dir.`
      : `Wir nehmen die eSIM endgültig zurück und erstatten ${amount} auf das Zahlungsmittel, mit dem bezahlt wurde. Wurde sie schon aktiviert oder benutzt, sehen wir uns das an und schreiben dir.`,
  contract: 'Ich widerrufe diesen Vertrag',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`Du kannst bis ${until} widerrufen.`,
  name: 'Dein Name',
  email: 'E-Mail-Adresse für die Bestätigung',
  emailHint: 'Dorthin und an die Adresse der Bestellung schicken wir die Eingangsbestätigung.',
  noName: 'Bitte gib deinen Namen ein',
  confirm: withdrawalPromise.confirm,
  failed: 'Es wurde nichts geändert.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Du hast diesen Vertrag widerrufen',
  received: (number, at) =>
    phrase`Dein Widerruf zu Bestellung ${number} ist am ${at} eingegangen. Die Eingangsbestätigung kommt per E-Mail.`,
  next: {
    undelivered: (isTopUp) =>
      isTopUp
        ? 'Dein Tarif wird gerade bestellt. Sobald das erledigt ist, nehmen wir ihn zurück, und die Erstattung folgt automatisch.'
        : 'Deine eSIM wird gerade bestellt. Sobald das erledigt ist, nehmen wir sie zurück, und die Erstattung folgt automatisch.',
    received: (isTopUp) =>
      isTopUp
        ? 'Unser Netzpartner antwortet gerade nicht. Sobald er es tut, nehmen wir den Tarif zurück, und die Erstattung folgt automatisch.'
        : 'Unser Netzpartner antwortet gerade nicht. Sobald er es tut, nehmen wir die eSIM zurück, und die Erstattung folgt automatisch.',
    asked: (isTopUp) =>
      isTopUp
        ? 'Unser Netzpartner entscheidet, ob er diesen Tarif zurücknimmt. Sobald er ihn zurückgenommen hat, folgt die Erstattung. Bitte benutze ihn bis dahin nicht.'
        : 'Unser Netzpartner entscheidet, ob er diese eSIM zurücknimmt. Sobald er sie zurückgenommen hat, folgt die Erstattung. Bitte benutze sie bis dahin nicht.',
    refunding: () => 'Dein Geld ist auf dem Weg zu dir.',
    refunded: () => 'Wir haben dir dein Geld auf dein Zahlungsmittel erstattet.',
  },
  all: (amount) => `Du bekommst ${amount} zurück, also alles, was du bezahlt hast.`,
  rest: (amount, before) =>
    `Du bekommst ${amount} zurück. Mit den ${before}, die schon erstattet wurden, ist das alles, was du bezahlt hast.`,
  before: (before) => `Die bezahlten ${before} wurden schon vorher erstattet.`,
  refused: 'Hier gibt es keine automatische Erstattung. Ein Mensch sieht es sich an und schreibt dir.',
  home: 'Zur Startseite',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'Es gibt keinen Vertrag',
  returned: 'Diese Bestellung wurde schon erstattet',
  too_late: 'Die Widerrufsfrist ist abgelaufen',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Dieser Link funktioniert nicht',
  text: 'Er ist zu alt oder unvollständig. Gib deine Bestellnummer ein, dann schicken wir dir einen neuen.',
  byNumber: 'Bestellnummer eingeben',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'Erstattungen',
  text: 'In unserer Erstattungsrichtlinie steht, wann du dein Geld zurückbekommst und wie du es anforderst.',
};

export const checkingWords: string = 'Deine Bestellung wird gesucht …';
