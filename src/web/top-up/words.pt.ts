import { forPlace } from '../../domain/language-words.pt.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'Quando o primeiro acabar',
    firstUse: 'No primeiro uso',
    after: (moment) => phrase`Depois de ${moment}, quando o mesmo plano neste eSIM acabar`,
  },
  it: {
    behind: 'O plano começa quando o primeiro acabar.',
    firstUse: 'O plano começa no primeiro uso.',
    after: (moment) => phrase`O plano começa depois de ${moment}, quando o mesmo neste eSIM acabar.`,
  },
  brief: {
    behind: 'Começa quando o primeiro acabar',
    firstUse: 'Começa no primeiro uso',
    after: (day) => phrase`Começa depois de ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`Ele termina ${days} depois. Se você nunca o usar, ele expira em ${lapses}.`,
  endOfFirst: (days) => `${days} após o primeiro uso`,
  endOfNext: (days) => `${days} após o início`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Carregando o pagamento seguro…',
  fits: {
    title: (country, iccid) => `O plano vai para o seu eSIM ${forPlace(country)}, ICCID …${iccid}`,
    text: 'Não há nada para instalar.',
  },
  refused: {
    title: 'Este plano não pode ser adicionado',
    newEsim: 'Comprar com um eSIM novo',
  },
  failed: 'Não conseguimos verificar se este plano serve',
  notCharged: 'Nada foi cobrado.',
};
