import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Una página privada con un pedido y su eSIM.',
  what: (number, country, isTopUp) => `Pedido ${number}, ${isTopUp ? 'datos' : 'eSIM'} de ${country}`,
  aside: 'Pedido',
  isPrivate: 'Cualquiera con este enlace puede ver tu pedido. No lo compartas.',
  missing: {
    title: 'No encontramos el pedido',
    text: 'No hemos encontrado ese pedido. Ábrelo desde el enlace de tu correo de confirmación.',
  },
  help: 'Obtener ayuda',
  failed: {
    title: 'No hemos podido cargar tu pedido',
    text: 'Tus compras no se ven afectadas. Comprueba tu conexión e inténtalo de nuevo.',
  },
  again: 'Reintentar',
};
