import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Bewaard op dit apparaat',
  offline: 'Je bent offline. Dit heb je bewaard.',
  none: {
    title: 'Hier is niets bewaard',
    text: 'Open je bestelling terwijl je online bent en tik op “Bewaar op deze telefoon”. De QR-code, de codes en de stappen openen dan hier zonder netwerk.',
    open: 'Bekijk mijn eSIM’s',
  },
  unreadable: 'Dit gaat niet meer open. Verwijder het en bewaar je eSIM opnieuw zodra je online bent.',
  remove: 'Hier verwijderen',
  noScript: 'Deze pagina heeft JavaScript nodig. Sta het toe voor deze site.',
};
