import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Analyse',
  question:
    'Darf ein externer Analysedienst sehen, wie du diese Seiten nutzt? Er läuft nie an der Kasse, bei deinen Bestellungen oder beim Anmelden.',
  more: 'Mehr erfahren oder später ändern',
  no: 'Nein, danke',
  yes: 'Erlauben',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Dein Browser bittet darum, nicht verfolgt zu werden. Deshalb laden wir das Skript für dich nie, egal was du antwortest.',
  given: 'Du hast es in diesem Browser erlaubt.',
  refused: 'Du hast es in diesem Browser nicht erlaubt.',
  refuse: 'Nicht mehr erlauben',
  give: 'Analyse erlauben',
};
