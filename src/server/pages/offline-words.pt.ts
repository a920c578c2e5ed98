import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Guardado neste aparelho',
  offline: 'Você está sem conexão. Isto é o que você guardou.',
  none: {
    title: 'Não há nada guardado aqui',
    text: 'Enquanto tiver conexão, abra seu pedido e toque em “Guardar neste celular”. O QR code, os códigos e os passos vão abrir aqui sem rede.',
    open: 'Ver meus eSIMs',
  },
  unreadable: 'Isto não abre mais. Remova e guarde seu eSIM de novo quando tiver conexão.',
  remove: 'Remover daqui',
  noScript: 'Esta página precisa de JavaScript. Permita-o neste site.',
};
