import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'Instale seu eSIM',
  wifi: 'Durante a instalação, seu celular precisa de Wi-Fi. Depois disso, você não precisa de mais nada daqui.',
  used: 'Este eSIM já foi instalado, por isso os códigos foram apagados daqui. Eles só funcionam uma vez.',
  anotherScreen: 'Em outra tela',
  arrival: 'Ao pousar',
  trouble: 'Sem conexão?',
  apn: {
    name: 'APN',
    automatic: 'Seu celular o configura sozinho.',
    byHand: 'Digite-o nos ajustes deste eSIM se não houver conexão.',
    unknown: 'A maioria dos celulares configura o APN sozinha. Se o seu pedir um, escreva para nós.',
  },
  facts: 'Seu plano',
  iccid: 'ICCID',
  left: 'Dados restantes',
  read: (date) => `Em ${date}`,
  kept: (date) => `Salvo em ${date}.`,
  until: (date) => `Será apagado daqui em ${date}.`,
  help: 'Ajuda',
  write: 'Escreva para nós com o número do pedido assim que tiver conexão.',
  chat: 'Abrir o chat',
  remove: 'Remover daqui',
  removeQuestion: 'Sem rede não dá para recuperar.',
  yes: 'Remover',
  no: 'Manter',
};
