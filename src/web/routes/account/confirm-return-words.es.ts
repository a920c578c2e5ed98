import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

const thing = (isTopUp: boolean) => (isTopUp ? 'el plan' : 'la eSIM');
const thisThing = (isTopUp: boolean) => (isTopUp ? 'este plan' : 'esta eSIM');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'Devolver una eSIM',
    description: 'Confirma que quieres devolver una eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'Ya se ha usado, es demasiado antiguo o le falta una parte. Vuelve a pedir el reembolso y te enviaremos un enlace nuevo.',
    esims: 'Ver mis eSIM',
  },
  title: (isTopUp) => `¿Devolver ${thisThing(isTopUp)}?`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `El pedido ${number} es de ${country}, ${plan}. Retiraremos ${thing(isTopUp)} para siempre y devolveremos ${amount} a la tarjeta o cuenta con la que se pagó. ¿Has cambiado de idea? Cierra esta página y no cambiará nada.`,
  agree: (amount, isTopUp) => `Devolver ${thing(isTopUp)} y recibir ${amount}`,
  busy: 'Espera un momento…',
  unchanged: 'No ha cambiado nada.',
  asked: {
    title: 'Hemos preguntado a la red',
    paused: 'Tu devolución está registrada',
    text: (amount, isTopUp) =>
      `La red decidirá si acepta la devolución de ${thisThing(isTopUp)}. En cuanto lo haga, devolveremos ${amount} a la tarjeta o cuenta con la que se pagó. Hasta entonces, no ${isTopUp ? 'lo' : 'la'} uses.`,
  },
  done: {
    title: 'Tu reembolso está en camino',
    text: (amount, bankTime, isTopUp) =>
      `Devolvemos ${amount} a la tarjeta o cuenta con la que se pagó. ${bankTime} ${
        isTopUp ? 'El plan ya no está en la eSIM.' : 'La eSIM ya no funciona.'
      }`,
    home: 'Ir al inicio',
  },
};
