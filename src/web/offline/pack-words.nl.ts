import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'Installeer je eSIM',
  wifi: 'Tijdens de installatie heeft je telefoon wifi nodig. Daarna heb je hier niets meer van nodig.',
  used: 'Deze eSIM is geïnstalleerd, dus de codes zijn hier verwijderd. Ze werken maar één keer.',
  anotherScreen: 'Op een ander scherm',
  arrival: 'Als je geland bent',
  trouble: 'Geen verbinding?',
  apn: {
    name: 'APN',
    automatic: 'Je telefoon stelt hem zelf in.',
    byHand: 'Voer hem in bij de instellingen van deze eSIM als er geen verbinding is.',
    unknown: 'De meeste telefoons stellen hem zelf in. Vraagt de jouwe erom, schrijf ons dan.',
  },
  facts: 'Je bundel',
  iccid: 'ICCID',
  left: 'Resterende data',
  read: (date) => `Stand op ${date}`,
  kept: (date) => `Bewaard op ${date}.`,
  until: (date) => `Wordt hier verwijderd op ${date}.`,
  help: 'Hulp',
  write: 'Schrijf ons met je bestelnummer zodra je online bent.',
  chat: 'Open de chat',
  remove: 'Hier verwijderen',
  removeQuestion: 'Zonder netwerk krijg je het niet terug.',
  yes: 'Verwijder',
  no: 'Bewaar',
};
