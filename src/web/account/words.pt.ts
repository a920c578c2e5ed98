import { counted } from '../../domain/language-words.pt.ts';
import type * as source from './words.ts';

const eSims = (count: number) => counted(count, 'eSIM');

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'Seus eSIMs',
  ofGuest: { title: 'Seus eSIMs', about: 'Comprados neste navegador' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    `Você comprou ${eSims(count)} aqui sem conta. Quer ${count === 1 ? 'adicioná-lo' : 'adicioná-los'} à sua conta?`,
  yes: 'Adicionar',
  later: 'Agora não',
  failed: 'Nada mudou.',
  joined: {
    title: (count) => `${eSims(count)} ${count === 1 ? 'foi adicionado' : 'foram adicionados'} à sua conta.`,
    text: (count) =>
      count === 1
        ? 'Ele não aparece mais neste navegador quando você sai da conta.'
        : 'Eles não aparecem mais neste navegador quando você sai da conta.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'Outras pessoas usam este aparelho?',
  open: 'Remover meus eSIMs deste navegador',
  title: 'Remover seus eSIMs deste navegador?',
  text: 'Este navegador não vai mais mostrar o que foi comprado aqui. Seus eSIMs continuam seus e continuam funcionando, assim como o link privado no e-mail de cada pedido. Não dá para desfazer isso aqui.',
  yes: 'Remover',
  no: 'Cancelar',
  failed: 'Nada foi removido.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Seu perfil',
};
