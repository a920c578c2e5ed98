import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Statistieken',
  question:
    'Mag een externe statistiekdienst zien hoe je deze pagina’s gebruikt? Die draait nooit bij het afrekenen, bij je bestellingen of terwijl je inlogt.',
  more: 'Lees meer of verander later je keuze',
  no: 'Nee, bedankt',
  yes: 'Toestaan',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Je browser vraagt om je niet te volgen, dus we laden het script nooit voor je, wat je ook antwoordt.',
  given: 'Je hebt het in deze browser toegestaan.',
  refused: 'Je hebt het in deze browser niet toegestaan.',
  refuse: 'Niet meer toestaan',
  give: 'Statistieken toestaan',
};
