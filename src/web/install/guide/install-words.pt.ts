import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone e iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'Instalação com QR code',
  manual: 'Instalação manual',
};

const WIFI: source.InstallStep = {
  what: 'Conecte-se ao Wi-Fi',
  how: 'Faça isso em casa ou no aeroporto, antes de viajar. Seu celular baixa o eSIM pela internet.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Espere de 2 a 3 minutos pelo registro',
  how: 'Fique no Wi-Fi e deixe as configurações abertas até o eSIM aparecer na lista.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Dê um nome e deixe sua linha para as ligações',
  how: 'Escolha uma etiqueta como Viagem. Deixe sua própria linha como padrão para ligações, iMessage e FaceTime.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'Depois de pousar, ative o eSIM para os dados',
  how: 'Escolha o eSIM de viagem em Ajustes, Celular, Dados Celulares. Abra-o na mesma lista e ative o Roaming de Dados, só para este eSIM.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Ative o eSIM e deixe seu chip para as ligações',
  how: 'Na lista de chips, ative o eSIM de viagem. Deixe as ligações e as mensagens no seu próprio chip.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'Depois de pousar, escolha-o para os dados móveis',
  how: 'Escolha o eSIM de viagem para os dados móveis em Configurações, Rede e Internet (Conexões nos Samsung), Chips. Abra-o e ative o Roaming, só para este eSIM.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Escaneie o QR code',
        screen: 'ios-scan',
        how: 'Aponte a Câmera para o QR code em outra tela ou no papel e toque no que aparecer. Ou abra Ajustes, Celular (Rede Móvel em alguns países), Adicionar eSIM, Usar Código QR.',
        own: 'qr',
      },
      {
        what: 'Toque em Adicionar eSIM e depois em Continuar',
        screen: 'ios-activate',
        how: 'O iOS pergunta duas vezes. Isso não cobra nada nem inicia seu plano.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Abra o formulário de códigos',
        screen: 'ios-manual',
        how: 'Abra Ajustes, Celular (Rede Móvel em alguns países), Adicionar eSIM, Usar Código QR e, na parte de baixo da tela, Inserir Detalhes Manualmente.',
      },
      {
        what: 'Digite os dois códigos',
        screen: 'ios-form',
        how: 'Cole o endereço SM-DP+ e o código de ativação do nosso e-mail. Deixe o código de confirmação vazio.',
        own: 'codes',
      },
      {
        what: 'Toque em Seguinte e depois em Continuar',
        screen: 'ios-activate',
        how: 'O iOS pergunta duas vezes. Isso não cobra nada nem inicia seu plano.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'Abra Adicionar eSIM e escaneie o QR code',
        screen: 'android-add',
        how: 'Em um Pixel, abra Configurações, Rede e Internet, Chips, Adicionar chip. Em um Samsung, abra Configurações, Conexões, Gerenciador de SIM, Adicionar eSIM. Depois, escaneie o QR code de outra tela ou do papel.',
        own: 'qr',
      },
      {
        what: 'Confirme com Baixar ou Adicionar',
        screen: 'android-confirm',
        how: 'Seu celular mostra o nome da nossa rede parceira. É normal.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Abra o formulário de códigos',
        screen: 'android-manual',
        how: 'Adicione um eSIM como faria com um QR code. Na tela com a câmera, escolha Precisa de ajuda? ou Digitar código de ativação.',
      },
      {
        what: 'Digite o código completo',
        screen: 'android-form',
        how: 'Cole a linha inteira do nosso e-mail que começa com LPA:1$. Se o seu celular tiver dois campos, use o endereço SM-DP+ e o código de ativação.',
        own: 'codes',
      },
      {
        what: 'Confirme com Baixar ou Adicionar',
        screen: 'android-confirm',
        how: 'Seu celular mostra o nome da nossa rede parceira. É normal.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
