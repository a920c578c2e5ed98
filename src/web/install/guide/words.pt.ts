import { counted, forPlace } from '../../../domain/language-words.pt.ts';
import { LOCALE } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Tipo de aparelho',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `Buscar modelos de ${kind}`,
  checked: (models, last) =>
    `Verificamos estes ${models}\u00A0modelos pela última vez em ${month(last)}. Um mais novo provavelmente também funciona. Procure “Adicionar eSIM” nas configurações dele.`,
  noScript: 'A busca precisa de JavaScript. Estes modelos aceitam eSIM.',
  apple: 'Apple',
};

/** 'agosto de 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Comece a digitar o modelo do seu aparelho para verificar a compatibilidade',
  none: 'Nenhum aparelho corresponde à sua busca.',
  found: (devices) => counted(devices, 'aparelho encontrado', 'aparelhos encontrados'),
  name: 'Aparelhos que aceitam eSIM',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Seja qual for o modelo, seu celular precisa estar ${unlocked}. Um celular preso a uma operadora não aceita o eSIM de outra. No iPhone, Ajustes, Geral, Sobre diz “Sem restrições de SIM”.`,
  unlocked: 'desbloqueado pela operadora',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Instalar neste iPhone',
      text: 'O e-mail tem um botão, Instalar no iPhone. A partir do iOS 17.4, você não precisa escanear nem digitar nada.',
    },
    Android: {
      title: 'Instalar neste celular',
      text: 'O e-mail tem um botão, Instalar no Android. Alguns celulares não conseguem abrir a configuração por um link.',
    },
  },
  steps: 'Aqui estão todos os passos.',
  fits: 'Ele aceita eSIM?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Seu aparelho',
  method: 'Como instalar',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Carregando…',
  failed: {
    title: 'Não conseguimos carregar seus códigos',
    text: 'Os passos abaixo são os mesmos, e seu eSIM está seguro. Verifique sua conexão e tente de novo.',
    again: 'Tentar de novo',
  },
  unknown: {
    title: 'Este navegador não conhece esse eSIM',
    text: (signIn) =>
      phrase`Abra o link no e-mail do seu pedido ou ${signIn}. Os passos abaixo são os mesmos para todos os eSIMs.`,
    signIn: 'entre na conta',
  },
  ready: {
    title: (place) => `Seu eSIM ${forPlace(place)} está pronto`,
    text: 'Os códigos dele estão nos passos abaixo.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Instale antes de voar',
    how: 'Em casa você tem Wi-Fi, outra tela para o QR code e tempo. Na maioria dos planos, instalar não inicia seus dias. A ficha do plano diz isso.',
  },
  wait: {
    what: 'Espere de 2 a 3 minutos pelo registro',
    how: 'Na primeira vez, o eSIM precisa se apresentar à rede. O mesmo vale para os primeiros minutos depois de pousar.',
  },
  once: {
    what: 'QR codes e códigos manuais funcionam uma só vez',
    how: 'Não remova o eSIM para tentar de novo. Escreva primeiro para a gente e deixe-o no celular até o fim da viagem.',
  },
  roaming: {
    what: 'Roaming ativado no eSIM, desativado na sua linha',
    how: 'O eSIM de viagem precisa do roaming de dados ativado. Sua própria linha, não. Deixe desativado nela, e nada será cobrado.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Assinatura mensal, uma oferta à parte',
  text: 'Na estrada o ano todo? Também existe uma assinatura mensal com mais de 170 destinos, de US$\u00A039,90 a US$\u00A064,90 por mês. Ela não é um dos planos desta loja. Não é vendida aqui, se renova até ser cancelada e tem termos próprios. Os planos daqui são pré-pagos e simplesmente terminam.',
  ask: (address) => phrase`Escreva para ${address} para saber mais.`,
  subject: 'Assinatura mensal',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'Alguma dúvida ou tudo pronto?',
  write: (address, reply) =>
    phrase`Escreva para ${address} a qualquer hora. A primeira resposta leva ${reply}.`,
  browse: 'Ver planos',
  esims: 'Seus eSIMs',
  support: 'Suporte',
};
