import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Bewaar op deze telefoon', device: 'Bewaar op dit apparaat' },
  what: 'De QR-code, de codes en de stappen openen dan ook zonder netwerk.',
  kept: 'Alles is hier bewaard en opent zonder netwerk.',
  open: 'Bekijk wat is bewaard',
  remove: 'Hier verwijderen',
  removed: 'Het is hier verwijderd.',
  iphone:
    'Safari verwijdert het na 7 dagen zonder bezoek. Zet deze pagina op je beginscherm om het langer te bewaren.',
  failed: {
    offline: 'Het laden is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
    full: 'Er is hier geen ruimte meer. Maak wat ruimte vrij en probeer het opnieuw.',
    blocked:
      'Deze browser bewaart niets voor websites. Verlaat de privémodus, sta cookies voor deze site toe of print de pagina.',
    over: 'Er is niets te bewaren. Deze eSIM is afgelopen of wordt teruggegeven.',
  },
};
