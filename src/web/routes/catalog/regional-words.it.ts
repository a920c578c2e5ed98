import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Piani eSIM regionali',
    description:
      'Una sola eSIM dati prepagata per tanti Paesi, con piani regionali che continuano a funzionare oltre confine.',
  },
  title: 'Una sola eSIM, tanti confini',
  lead: 'I piani regionali continuano a funzionare quando il treno entra nel Paese successivo.',
  loading: 'Caricamento…',
};
