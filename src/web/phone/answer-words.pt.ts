import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS e mais novos funcionam se estiverem desbloqueados. Confira o seu';
    case 'ipad':
      return 'Um iPad com dados móveis pode funcionar. Confira o seu';
    case 'listed':
      return phone.isSome
        ? `${phone.name} funciona se estiver desbloqueado. Confira sua versão`
        : `Sim, ${phone.name} funciona se estiver desbloqueado`;
    case 'takes':
      return `Este ${phone.line} funciona se estiver desbloqueado. Confira sua versão`;
    case 'takes_none':
      return `Este ${phone.line} não aceita eSIM. Confira seu modelo`;
    case 'android':
      return 'Não dá para saber daqui. Confira seu modelo';
    case 'no_phone':
      return 'Confira o celular que vai com você na viagem';
  }
};
