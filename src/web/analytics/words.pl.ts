import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Statystyki',
  question:
    'Czy zewnętrzny serwis statystyczny może widzieć, jak korzystasz z tych stron? Nigdy nie działa przy płatności, w Twoich zamówieniach ani podczas logowania.',
  more: 'Dowiedz się więcej lub zmień decyzję później',
  no: 'Nie, dziękuję',
  yes: 'Zezwól',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Twoja przeglądarka prosi, aby Cię nie śledzić, więc bez względu na odpowiedź nigdy nie wczytujemy tego skryptu.',
  given: 'W tej przeglądarce jest na to Twoja zgoda.',
  refused: 'W tej przeglądarce nie ma na to Twojej zgody.',
  refuse: 'Wycofaj zgodę',
  give: 'Zezwól na statystyki',
};
