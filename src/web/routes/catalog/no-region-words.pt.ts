import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'Região não encontrada', description: 'Não encontramos essa região.' },
  missing: { title: 'Região não encontrada', text: 'Não encontramos essa região.' },
  failed: { title: 'Os planos regionais não carregaram', text: catalogWords.notLoaded },
};
