import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Guardar neste celular', device: 'Guardar neste aparelho' },
  what: 'Assim o QR code, os códigos e os passos abrem também sem rede.',
  kept: 'Está guardado aqui e abre sem rede.',
  open: 'Ver o que está guardado',
  remove: 'Remover daqui',
  removed: 'Foi removido daqui.',
  iphone:
    'O Safari apaga tudo após 7 dias sem visita. Para guardar por mais tempo, adicione esta página à Tela de Início.',
  failed: {
    offline: 'Não foi possível carregar. Verifique sua conexão e tente de novo.',
    full: 'Não há mais espaço aqui. Libere um pouco e tente de novo.',
    blocked:
      'Este navegador não guarda nada para sites. Saia da navegação privada, permita cookies deste site ou imprima a página.',
    over: 'Não há nada para guardar. Este eSIM terminou ou está sendo devolvido.',
  },
};
