import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Veilig afrekenen',
  loading: 'Beveiligde afrekenpagina laden…',
  backTo: {
    esims: 'Je eSIM’s',
    plans: (country) => `Bundels ${country}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'De prijs in deze link is verouderd.',
  text: (claimed, now) =>
    `Volgens de link kost de bundel ${claimed}. Nu kost hij ${now}, en daarop is het totaal gebaseerd.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Vul je volledige kaartgegevens in',
  button: (total) => `Bestellen en betalen • ${total}`,
  total: (amount) => `Totaal ${amount}`,
  busy: 'Betaling verwerken…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Rond de betaling af in het PayPal-venster. Zie je het niet, kijk dan achter dit venster.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `De aankoop is mislukt: ${why}`,
  failed: (method, why) =>
    why
      ? `De betaling met ${method} is mislukt: ${why}`
      : `De betaling met ${method} is mislukt. Probeer het opnieuw.`,
  notCharged: 'Er is niets afgeschreven. Alles wat je hebt getypt, staat er nog.',
  kept: 'Alles wat je hebt getypt, staat er nog.',
  payByCard: 'Betalen met kaart',
  otherCard: 'Andere kaart proberen',
  payWith: (method) => `Betalen met ${method}`,
  unsure:
    'We konden niet nagaan of er iets is afgeschreven. Je kunt gerust opnieuw betalen, want voor één aankoop wordt nooit twee keer afgeschreven.',
  priceChanged: {
    title: 'De prijs is veranderd terwijl je weg was.',
    text: (was, now) => `Hij was ${was} en is nu ${now}. Controleer het totaal.`,
  },
  paidBefore: (esims) => phrase`Er is niets extra afgeschreven. ${esims}, of betaal om er nog een te kopen.`,
  signInAgain: 'Opnieuw inloggen',
  notReady: 'Het betaalformulier is nog niet klaar. Wacht even en probeer het opnieuw.',
};
