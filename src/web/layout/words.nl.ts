import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'Naar de inhoud',
  notice: 'Mededeling',
  sandbox: 'Testomgeving: er gaat geen echt geld om',
  paused: 'De verkoop ligt even stil',
  missed: 'Deze pagina kon niet worden geladen. Je keuzes zijn er nog.',
  offline: 'Je bent offline. Zodra het weer kan, gaan we verder waar je was.',
};
