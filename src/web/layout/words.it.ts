import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'Vai al contenuto',
  notice: 'Avviso',
  sandbox: 'Modalità di prova: niente soldi veri',
  paused: 'Le vendite sono sospese',
  missed: 'Questa pagina non si è caricata. Le tue scelte sono ancora qui.',
  offline: 'Sei offline. Riprenderemo da dove ci siamo interrotti.',
};
