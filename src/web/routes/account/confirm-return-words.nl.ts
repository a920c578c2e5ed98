import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

const thing = (isTopUp: boolean) => (isTopUp ? 'bundel' : 'eSIM');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'Een eSIM teruggeven',
    description: 'Bevestigt dat je een eSIM wilt teruggeven.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'Hij is al gebruikt, te oud, of er mist een stuk. Vraag de terugbetaling opnieuw aan, dan sturen we je een nieuwe link.',
    esims: 'Bekijk mijn eSIM’s',
  },
  title: (isTopUp) => `Deze ${thing(isTopUp)} teruggeven?`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `Bestelling ${number} is voor ${country}, ${plan}. We nemen de ${thing(isTopUp)} definitief terug, en ${amount} gaat terug naar de kaart of rekening waarmee is betaald. Toch niet? Sluit deze pagina, dan verandert er niets.`,
  agree: (amount, isTopUp) => `${isTopUp ? 'Bundel' : 'eSIM'} teruggeven, ${amount} terug`,
  busy: 'Even geduld…',
  unchanged: 'Er is niets veranderd.',
  asked: {
    title: 'We hebben het aan het netwerk gevraagd',
    paused: 'Je teruggave is genoteerd',
    text: (amount, isTopUp) =>
      `Het netwerk beslist of het deze ${thing(isTopUp)} terugneemt. Zodra dat is gebeurd, gaat ${amount} terug naar de kaart of rekening waarmee is betaald. Gebruik hem tot dan niet.`,
  },
  done: {
    title: 'Je geld is onderweg naar je',
    text: (amount, bankTime, isTopUp) =>
      `${amount} gaat terug naar de kaart of rekening waarmee is betaald. ${bankTime} ${
        isTopUp ? 'De bundel is van de eSIM gehaald.' : 'De eSIM werkt niet meer.'
      }`,
    home: 'Naar de homepage',
  },
};
