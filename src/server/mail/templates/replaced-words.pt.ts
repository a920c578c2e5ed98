import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `Seu novo eSIM ${forPlace(country)} está pronto`,
  preview: 'Ele substitui o anterior. O novo QR code e os novos códigos de ativação estão neste e-mail.',
  lead: 'Substituímos seu eSIM. Apague o antigo do celular e instale este enquanto você tem Wi-Fi. Você não paga nada por ele.',
  old: {
    title: 'E o antigo?',
    text: 'Ele não funciona mais, ou vai parar em breve. O QR code e os códigos dele não servem mais.',
  },
  iccid: 'Novo ICCID',
};
