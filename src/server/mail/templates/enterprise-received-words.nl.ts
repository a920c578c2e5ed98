import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'We hebben je zakelijke aanvraag ontvangen',
  preview: 'Een medewerker antwoordt binnen één werkdag.',
  lead: (day) =>
    `Bedankt. We hebben je aanvraag op ${day} ontvangen. Een medewerker antwoordt binnen één werkdag.`,
  seePlans: 'Bekijk onze bundels',
  more: 'Nog iets toe te voegen? Beantwoord gewoon deze e-mail.',
  wasNotYou:
    'Heb je ons niets gevraagd? Dan heeft waarschijnlijk iemand een typefout in zijn adres gemaakt en kun je deze e-mail negeren.',
};
