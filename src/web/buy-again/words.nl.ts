import { named } from '../../domain/language-words.nl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Opnieuw gekocht',
  title: 'Deze bundel opnieuw kopen?',
  terms: (email) =>
    phrase`Dit is een nieuwe eSIM, niet meer data op de eSIM die je hebt. Het bedrag wordt meteen van je kaart afgeschreven, en de QR-code gaat naar ${email}.`,
  noPrice: 'We konden de prijs niet laden.',
  gone: {
    title: 'Deze bundel wordt niet meer verkocht.',
    others: (country) => `Bekijk andere bundels voor ${named(country)}`,
  },
  busy: 'Betaling verwerken…',
  buy: (total) => `Nu kopen • ${total}`,
  otherWay: 'Anders betalen',
  bought: {
    title: (iccid) => `Je eSIM is gekocht! ICCID: ${iccid}`,
    text: (email) => `Hij staat in je lijst. De QR-code is onderweg naar ${email}.`,
  },
  onItsWay: {
    title: (country) => `Je eSIM voor ${named(country)} is onderweg`,
    text: (email) => `Hij is betaald. We mailen hem naar ${email}.`,
  },
  bankWaits: {
    title: 'Je bank controleert de betaling nog',
    text: 'We mailen je eSIM zodra de betaling is goedgekeurd.',
  },
  failed: (why) => `De aankoop is mislukt: ${why ?? 'probeer het opnieuw.'}`,
  unanswered: 'De aankoop is mislukt. Probeer het opnieuw.',
  toCheckout: 'Naar afrekenen',
  card: 'Kaart',
};
