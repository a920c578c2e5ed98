import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Veelgestelde vragen',
    description:
      'Antwoorden over reis-eSIM’s: voor je koopt, als je betaalt, op reis en daarna, en op welke telefoons ze werken.',
  },
  title: 'Vragen en antwoorden',
  lead: (support) =>
    phrase`Alles over je eSIM kopen, installeren en gebruiken. Nu hulp nodig? Ga naar de ${support}.`,
  support: 'pagina van de klantenservice',
  phones: 'Werkt het op mijn telefoon?',
  models: (checker) => phrase`Zoek de jouwe op in de ${checker}, die meer dan honderd modellen kent.`,
  checker: 'apparaatcheck',
  notAnswered: {
    title: 'Staat je antwoord er niet bij?',
    text: (address) => phrase`Schrijf naar ${address}. We lezen e-mails dag en nacht.`,
  },
};
