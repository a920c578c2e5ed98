import { forPlace } from '../../domain/language-words.pt.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Comprado de novo',
  title: 'Comprar este plano de novo?',
  terms: (email) =>
    phrase`Este é um eSIM novo, não mais dados no que você já tem. A cobrança no cartão é feita na hora, e o QR code vai para ${email}.`,
  noPrice: 'Não conseguimos carregar o preço.',
  gone: {
    title: 'Este plano não é mais vendido.',
    others: (country) => `Ver outros planos ${forPlace(country)}`,
  },
  busy: 'Processando o pagamento…',
  buy: (total) => `Comprar agora • ${total}`,
  otherWay: 'Pagar de outra forma',
  bought: {
    title: (iccid) => `Seu eSIM foi comprado! ICCID: ${iccid}`,
    text: (email) => `Ele está na sua lista. O QR code está a caminho de ${email}.`,
  },
  onItsWay: {
    title: (country) => `Seu eSIM ${forPlace(country)} está a caminho`,
    text: (email) => `Está pago. Enviaremos o eSIM por e-mail para ${email}.`,
  },
  bankWaits: {
    title: 'Seu banco ainda está verificando o pagamento',
    text: 'Enviaremos seu eSIM por e-mail assim que o pagamento for aprovado.',
  },
  failed: (why) => `A compra não deu certo: ${why ?? 'tente de novo.'}`,
  unanswered: 'A compra não deu certo. Tente de novo.',
  toCheckout: 'Ir para o pagamento',
  card: 'Cartão',
};
