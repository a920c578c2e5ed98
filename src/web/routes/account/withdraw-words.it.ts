import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Recedere dal contratto',
    description: 'Recedi dal contratto di un ordine entro il termine che la legge concede ai consumatori.',
  },
};
