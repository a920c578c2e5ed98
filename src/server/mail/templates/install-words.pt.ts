import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'Instalar no iPhone',
  onAndroid: 'Instalar no Android',
  note: 'Abra este e-mail no celular que vai com você na viagem. O iPhone precisa do iOS 17.4 ou mais recente, e alguns celulares Android precisam do QR code.',
  picture: {
    title: 'Está lendo em outra tela?',
    text: (file) =>
      `Escaneie o código (também anexado como ${file}) com a câmera do celular que vai usar o eSIM. Ele só funciona uma vez, então mantenha o eSIM no celular até o fim da viagem.`,
    alt: 'QR code que instala o eSIM',
  },
  codes: {
    title: 'Ou digite os códigos manualmente',
    address: 'Endereço SM-DP+',
    activation: 'Código de ativação',
    confirmation: 'Código de confirmação',
    both: 'Os dois juntos, para celulares com um campo só',
  },
};
