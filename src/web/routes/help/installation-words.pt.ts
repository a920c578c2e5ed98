import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'Instale seu eSIM',
    description:
      'Instale um eSIM de viagem em um iPhone ou celular Android, por QR code ou manualmente, e veja se seu celular aceita eSIM.',
  },
  title: 'Instale seu eSIM',
  lead: 'Abra o e-mail no celular e toque em Instalar. Não tem link? Escaneie o QR code. Você precisa de um celular desbloqueado e de Wi-Fi.',
  steps: 'Passo a passo',
  onePage: {
    text: (page) =>
      phrase`Prefere tudo em uma página? ${page} cobre os dois sistemas, os dois jeitos e o que fazer se algo der errado.`,
    page: 'Instalar no iOS e no Android',
  },
  checker: 'Verificador de compatibilidade',
  asked: 'Dúvidas comuns',
  tips: 'Dicas de quem entende',
};
