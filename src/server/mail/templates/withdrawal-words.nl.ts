import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'We hebben je herroeping ontvangen',
  preview: (order, moment) => `Bestelling ${order}, ontvangen op ${moment}. Bewaar deze e-mail.`,
  lead: (moment) =>
    `we hebben je herroeping ontvangen op ${moment}. Bewaar deze e-mail als ontvangstbevestiging.`,
  declared: {
    title: 'Wat je hebt verklaard',
    declaration: 'Verklaring',
    text: 'Ik herroep de overeenkomst van deze bestelling.',
    name: 'Naam',
    confirmedTo: 'Te bevestigen aan',
    received: 'Ontvangen',
  },
  next: `We nemen de bundel terug, tenzij die is geactiveerd of gebruikt, en mailen je zodra je geld onderweg naar je is. ${withdrawalPromise.money} Gebruik de bundel niet meer.`,
  wasNotYou: 'Was jij dit niet? Beantwoord dan meteen deze e-mail.',
};
