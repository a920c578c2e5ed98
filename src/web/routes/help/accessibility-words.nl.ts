import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Toegankelijkheid',
    description:
      'Wat we doen zodat iedereen deze winkel kan gebruiken, en hoe je ons laat weten wat niet werkt.',
  },
  title: 'Toegankelijkheid',
  lead: 'Deze winkel moet voor iedereen werken, hoe je ook ziet, hoort, beweegt of leest.',
  aim: {
    title: 'Ons doel',
    text: 'Elke pagina en elke e-mail moet voldoen aan WCAG 2.2 op niveau AA. De Europese toegankelijkheidswet (richtlijn (EU) 2019/882) en de norm EN 301 549 vragen hetzelfde van webwinkels.',
  },
  means: {
    title: 'Wat dat hier betekent',
    text: 'Je kunt alles doen met alleen het toetsenbord. Schermlezers vertellen wat er op elke pagina staat en wat daarop verandert. Tekst houdt zijn contrast in het lichte en het donkere thema, kan twee keer zo groot worden en past op een smal scherm. Beweging stopt als je apparaat daarom vraagt. Codes voor de camera staan er ook als tekst.',
  },
  tested: {
    title: 'Hoe we testen',
    text: 'Bij elke wijziging controleren programma’s elke pagina, en doen ze hele aankopen met alleen het toetsenbord en met de namen die schermlezers voorlezen. Deze winkel is nog niet door een externe deskundige beoordeeld.',
  },
  limits: {
    title: 'Bekende beperkingen',
    text: 'Kaartvelden, de vensters van PayPal en wallets en inloggen met Google zijn pagina’s van andere bedrijven. Een eSIM installeer je in de instellingen van je telefoon.',
  },
  tell: {
    title: 'Laat het ons weten',
    text: (address) =>
      phrase`Kun je door iets een bundel niet vinden, kopen of installeren? Schrijf naar ${address}. We helpen je meteen op een andere manier en lossen het op.`,
  },
  law: {
    title: 'Als we niet helpen',
    text: 'In de Europese Unie kun je ook terecht bij de instantie in je land die toeziet op de toegankelijkheid van diensten.',
  },
};
