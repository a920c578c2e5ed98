import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Salvo neste aparelho',
  offline: 'Você está sem conexão. Isto é o que você salvou.',
  none: {
    title: 'Não há nada salvo aqui',
    text: 'Enquanto tiver conexão, abra seu pedido e toque em “Salvar neste celular”. O QR code, os códigos e os passos vão abrir aqui sem rede.',
    open: 'Ver meus eSIMs',
  },
  unreadable: 'Isto não abre mais. Remova e salve seu eSIM de novo quando tiver conexão.',
  remove: 'Remover daqui',
  noScript: 'Esta página precisa de JavaScript. Permita-o neste site.',
};
