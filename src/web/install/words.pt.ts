import { inPlace } from '../../domain/language-words.pt.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'Endereço SM-DP+',
  activation: 'Código de ativação',
  androidCode: 'Código completo, para Android',
  confirmation: 'Código de confirmação',
  noConfirmation: 'Nenhum. Deixe vazio se o celular pedir.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'QR code do eSIM',
  failed: {
    title: 'Não conseguimos carregar os códigos',
    text: 'Seu eSIM está seguro. Verifique sua conexão e tente de novo.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'Está lendo isto no celular?',
    iphone: 'Instalar no iPhone',
    android: 'Instalar no Android',
    newer: 'O link para iPhone precisa do iOS 17.4 ou mais recente.',
  },
  noCamera: 'Sem câmera? Digite os códigos',
  ways: {
    steps: 'Passo a passo',
    codes: 'Digitar os códigos',
    qr: 'Mostrar o QR code para outra tela',
    mail: 'Usar outro aparelho',
    trouble: 'Celular bloqueado ou antigo?',
  },
  mail: (email) =>
    phrase`Nosso e-mail para ${email} tem o mesmo QR code e os mesmos códigos. Abra-o no outro aparelho.`,
  warning:
    'O código funciona uma só vez. Deixe o eSIM no celular até o fim da viagem e o roaming desativado na sua linha.',
  everyStep: 'Todos os passos, com estes códigos',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Toque em Instalar eSIM',
    screen: 'ios-activate',
    how: 'Vai aparecer “Ativar eSIM”. Toque em Continuar. O iOS pergunta duas vezes.',
  },
  'old-ios': {
    what: 'Ajustes, Celular, Adicionar eSIM, Usar Código QR',
    screen: 'ios-add',
    how: 'Escaneie o código em outra tela, ou toque em Inserir Detalhes Manualmente e cole os dois códigos. Vai aparecer “Ativar eSIM”. Toque em Continuar. O iOS pergunta duas vezes.',
  },
  android: {
    what: 'Toque em Instalar no Android',
    screen: 'android-confirm',
    how: 'Vai aparecer “Adicionar eSIM” ou “Baixar seu eSIM?”. Toque em Adicionar ou Baixar.',
  },
  other: {
    what: 'Escaneie o código',
    how: 'No iPhone, use a Câmera. Em um Samsung ou Pixel, abra Configurações, Chips, Adicionar eSIM. Toque em “Ativar eSIM” ou “Adicionar eSIM”.',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

/** A place at the beginning of a sentence: 'No Japão'. */
const inPlaceFirst = (place: string) => inPlace(place).replace(/^./u, (letter) => letter.toUpperCase());

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: 'Espere de dois a três minutos',
    ...screenOf(platform, 0),
    how: `Fique no Wi-Fi. Um novo chip vai aparecer na lista. Dê a ele o nome “${place}”.`,
  },
  {
    what: `${inPlaceFirst(place)}, ative o eSIM para os dados`,
    ...screenOf(platform, 1),
    how: 'Ative o roaming de dados só para este eSIM. Vai aparecer 4G ou 5G ao lado das barras de sinal.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'Bloqueado por uma operadora?',
    text: 'Um celular bloqueado não aceita o eSIM de outra operadora. No iPhone, “Bloqueio da Operadora”, em Ajustes, Geral, Sobre, precisa dizer “Sem restrições de SIM”. No Android, disque *#06#. Se aparecer um EID, pergunte à sua operadora se o celular está desbloqueado.',
  },
  old: {
    question: 'Anterior a 2018?',
    text: (check) =>
      phrase`A maioria dos celulares mais antigos não é compatível com eSIM. ${check} antes de usar o código, que funciona uma só vez.`,
    check: 'Verifique seu aparelho',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Instalar neste iPhone',
    text: 'Abre a configuração da Apple com tudo preenchido. Fique no Wi-Fi durante os dois ou três minutos que ela leva.',
    button: 'Instalar eSIM',
  },
  oldIphone: {
    title: 'Instalar com os códigos',
    text: 'Instalar com um toque exige o iOS 17.4 ou mais recente. Neste iPhone, use os códigos abaixo ou escaneie o QR code em outra tela.',
  },
  android: {
    title: 'Instalar neste celular',
    text: 'Abre a configuração em muitos celulares Android. Se nada acontecer, use os códigos abaixo. Fique no Wi-Fi.',
    button: 'Instalar no Android',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: 'Viagem',
  home: 'Casa',
  on: 'Ativado',
  address: 'Endereço SM‑DP+',
  ios: {
    cellular: 'Celular',
    data: 'Dados Celulares',
    add: 'Adicionar eSIM',
    camera: 'Câmera',
    found: 'Plano Celular',
    activate: 'Ativar eSIM',
    goOn: 'Continuar',
    scan: 'Escanear Código QR',
    manual: 'Inserir Detalhes',
    details: 'Dados de Ativação',
    code: 'Código de Ativação',
    confirmation: 'Código de Confirmação',
    activating: 'Ativando…',
    label: 'Etiqueta do Plano',
    secondary: 'Secundário',
    line: 'Ativar Esta Linha',
    roaming: 'Roaming de Dados',
  },
  android: {
    sims: 'Chips',
    add: 'Adicionar chip',
    scan: 'Ler QR code',
    manual: 'Código de ativação',
    code: 'LPA:1$…',
    goOn: 'Continuar',
    ask: 'Baixar seu eSIM?',
    download: 'Baixar',
    activating: 'Baixando…',
    data: 'Dados móveis',
    roaming: 'Roaming',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Imprimir',
  picture: 'QR code',
  order: (number) => `Pedido ${number}`,
  help: (email) => `Precisa de ajuda? Escreva para ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'QR code que instala o eSIM',
  point: 'Aponte a câmera do celular para cá',
  stay: 'Fique no Wi-Fi durante a instalação',
};
