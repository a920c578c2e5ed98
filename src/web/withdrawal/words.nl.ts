import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** Both take 'de', 'hem' and 'deze'. */
const thing = (isTopUp: boolean) => (isTopUp ? 'bundel' : 'eSIM');

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Overeenkomst herroepen',
  lead: 'Om welke bestelling gaat het? Het nummer staat in de e-mail met je eSIM, samen met een link die je direct naar de volgende stap brengt.',
  number: 'Bestelnummer',
  numberHint: 'Zoals SP-7F3K-92QD',
  email: 'E-mailadres van de bestelling',
  next: 'Doorgaan',
  noNumber: 'Vul het nummer van je bestelling in, zoals SP-7F3K-92QD',
  otherWay: (mail) => phrase`Heb je het nummer niet? Mail naar ${mail} dat je herroept. Dat telt ook.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'Je bestellingen',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. Je kunt herroepen tot ${until}.`,
  choose: 'Herroepen',
  chooseOf: (number) => `Bestelling ${number} herroepen`,
  other: 'Gaat het om een andere bestelling? Vul het nummer en het adres ervan in.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'Kijk in je e-mail',
  text: (days) =>
    `Als er een bestelling met dit nummer en adres is, is er een e-mail met een link naar de laatste stap onderweg. De link werkt ${days} dagen, en je herroeping telt vanaf nu.`,
  again: 'Ander nummer proberen',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `We nemen de ${thing(isTopUp)} definitief terug, en ${amount} gaat terug naar de kaart of rekening waarmee is betaald. Is de ${thing(isTopUp)} al geactiveerd of gebruikt, dan bekijken we dat en sturen we je een bericht.`,
  contract: 'Ik herroep deze overeenkomst',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`Je kunt herroepen tot ${until}.`,
  name: 'Je naam',
  email: 'Waar we het bevestigen',
  emailHint: 'We sturen de ontvangstbevestiging daarheen, en naar het adres van de bestelling.',
  noName: 'Vul je naam in',
  confirm: withdrawalPromise.confirm,
  failed: 'Er is niets gewijzigd.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Je hebt deze overeenkomst herroepen',
  received: (number, at) =>
    phrase`We hebben je herroeping van bestelling ${number} ontvangen op ${at}. Je krijgt de ontvangstbevestiging per e-mail.`,
  next: {
    undelivered: (isTopUp) =>
      `Je ${thing(isTopUp)} wordt op dit moment besteld. Zodra dat klaar is, nemen we hem terug, en je terugbetaling volgt automatisch.`,
    received: (isTopUp) =>
      `Het netwerk geeft nu geen antwoord. Zodra het antwoordt, nemen we de ${thing(isTopUp)} terug, en je terugbetaling volgt automatisch.`,
    asked: (isTopUp) =>
      `Het netwerk beslist of het deze ${thing(isTopUp)} terugneemt. Je terugbetaling volgt zodra dat is gebeurd. Gebruik hem tot dan niet.`,
    refunding: () => 'Je geld is onderweg naar je.',
    refunded: () => 'Je hebt je geld teruggekregen via je betaalmethode.',
  },
  all: (amount) => `Je krijgt ${amount} terug. Dat is alles wat je hebt betaald.`,
  rest: (amount, before) =>
    `Je krijgt ${amount} terug. Met de ${before} die eerder is teruggegaan, is dat alles wat je hebt betaald.`,
  before: (before) => `De ${before} die je hebt betaald, was al eerder teruggegaan.`,
  refused:
    'Hier is geen automatische terugbetaling mogelijk. Een medewerker bekijkt het en stuurt je een bericht.',
  home: 'Naar de homepage',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'Er is geen overeenkomst',
  returned: 'Deze bestelling is al terugbetaald',
  too_late: 'De termijn om te herroepen is voorbij',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Deze link werkt niet',
  text: 'Hij is te oud, of er ontbreekt een deel. Vul je bestelnummer in, dan sturen we je een nieuwe.',
  byNumber: 'Vul je bestelnummer in',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'Terugbetalingen',
  text: 'In ons terugbetalingsbeleid staat wanneer je je geld terugkrijgt en hoe je erom vraagt.',
};

export const checkingWords: string = 'Je bestelling wordt gezocht…';
