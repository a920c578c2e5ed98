import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Salvar neste celular', device: 'Salvar neste aparelho' },
  what: 'Assim o QR code, os códigos e os passos abrem também sem rede.',
  kept: 'Está salvo aqui e abre sem rede.',
  open: 'Ver o que está salvo',
  remove: 'Remover daqui',
  removed: 'Foi removido daqui.',
  iphone:
    'Após 7 dias sem visita, o Safari apaga o que foi salvo. Para manter por mais tempo, adicione esta página à Tela de Início.',
  failed: {
    offline: 'Não foi possível carregar. Verifique sua conexão e tente de novo.',
    full: 'Não há mais espaço aqui. Libere um pouco e tente de novo.',
    blocked:
      'Este navegador não salva nada dos sites. Saia da navegação privada, permita cookies deste site ou imprima a página.',
    over: 'Não há nada para salvar. Este eSIM terminou ou está sendo devolvido.',
  },
};
