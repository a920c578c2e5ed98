import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} y ${other}`;

export const successWords: typeof source.successWords = {
  title: '¡Compra realizada!',
  news: {
    eSIM: {
      ready: (country) => `Tu eSIM para ${country} está lista.`,
      onItsWay: (country) => `Tu eSIM para ${country} está en camino.`,
    },
    eSIMs: { ready: () => 'Tus eSIM están listas.', onItsWay: () => 'Tus eSIM están en camino.' },
    plan: {
      ready: (country) => `Tus datos para ${country} ya están en tu eSIM. No hay nada que instalar.`,
      onItsWay: (country) => `Tus datos para ${country} van de camino a tu eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`El código QR va de camino a ${to}.`,
      onItsWay: (to) => phrase`Aparecerá en la página de tu pedido y la enviaremos por correo a ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`Los códigos QR van de camino a ${to}.`,
      onItsWay: (to) => phrase`Aparecerán en la página de tu pedido y las enviaremos por correo a ${to}.`,
    },
    plan: {
      ready: (to) => phrase`La factura va de camino a ${to}.`,
      onItsWay: (to) => phrase`Escribiremos a ${to} en cuanto estén ahí.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'Tus eSIM están listas, menos una que la red no pudo entregar. Te devolvemos su importe.'
      : `Tus eSIM están listas, menos ${refunded} que la red no pudo entregar. Te devolvemos su importe.`,
  paid: (amount) => `Has pagado ${amount}.`,
  install: 'Instalar ahora',
  secondMail: 'Recibirás un segundo correo sobre tu cuenta.',
  notKept:
    'Tu navegador bloquea las cookies, así que esta eSIM no se guarda aquí. La encontrarás en tu correo.',
  opening: {
    ready: 'Tus eSIM se abren en 3\u00A0segundos',
    onItsWay: 'Tu pedido se abre en 3\u00A0segundos',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'Estamos comprobando tu pago',
    text: 'Tarda un momento. No vuelvas a pagar.',
    goesTo: (to) => phrase`Te mantendremos al tanto en ${to}.`,
  },
  paid: {
    title: 'Tu pago se ha completado',
    eSIM: (to) =>
      phrase`Estamos preparando tu eSIM, normalmente en menos de un minuto. Puedes cerrar esta página. La enviaremos por correo a ${to}.`,
    eSIMs: (to) =>
      phrase`Estamos preparando tus eSIM, normalmente en menos de un minuto. Puedes cerrar esta página. Las enviaremos por correo a ${to}.`,
    plan: (to) =>
      phrase`Estamos añadiendo los datos a tu eSIM, normalmente en menos de un minuto. Puedes cerrar esta página. Escribiremos a ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: 'Esta compra ya estaba pagada, así que reembolsamos este segundo pago íntegra y automáticamente.',
  notTaken: 'Esta compra ya estaba pagada, así que no hemos aceptado este segundo pago.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Esta compra está completa',
    eSIM: (country) => `Tu eSIM para ${country} está lista.`,
    eSIMs: () => 'Tus eSIM están listas.',
    plan: (country) => `Tus datos para ${country} ya están en tu eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Tu eSIM está en camino',
      eSIMs: 'Tus eSIM están en camino',
      plan: 'Tus datos están en camino',
    },
    eSIM: (country, to) =>
      phrase`Tu pago se ha completado. Tu eSIM para ${country} aparecerá en la página de tu pedido y escribiremos a ${to}.`,
    eSIMs: (_country, to) =>
      phrase`Tu pago se ha completado. Tus eSIM aparecerán en la página de tu pedido y escribiremos a ${to}.`,
    plan: (country, to) =>
      phrase`Tu pago se ha completado. Los datos añadidos para ${country} aparecerán en la página de tu pedido y escribiremos a ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} No vuelvas a pagar. En cuanto se confirme, enviaremos tu eSIM por correo a ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} No vuelvas a pagar. En cuanto se confirme, enviaremos tus eSIM por correo a ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} No vuelvas a pagar. En cuanto se confirme, añadiremos los datos a tu eSIM y escribiremos a ${to}.`,
  },
  unanswered: {
    title: 'Tu pago se ha completado',
    eSIM: (to) =>
      phrase`La conexión se cortó antes de que tu eSIM llegara aquí. No se ha perdido. La enviaremos por correo a ${to}. No vuelvas a pagar.`,
    eSIMs: (to) =>
      phrase`La conexión se cortó antes de que tus eSIM llegaran aquí. No se han perdido. Las enviaremos por correo a ${to}. No vuelvas a pagar.`,
    plan: (to) =>
      phrase`La conexión se cortó antes de que los datos añadidos llegaran aquí. No se han perdido. Escribiremos a ${to}. No vuelvas a pagar.`,
  },
  bankWaits: {
    title: 'Tu banco aún está procesando el pago',
    eSIM: (to) =>
      phrase`Puede tardar unos minutos. No vuelvas a pagar. En cuanto tu banco lo acepte, enviaremos tu eSIM por correo a ${to}.`,
    eSIMs: (to) =>
      phrase`Puede tardar unos minutos. No vuelvas a pagar. En cuanto tu banco lo acepte, enviaremos tus eSIM por correo a ${to}.`,
    plan: (to) =>
      phrase`Puede tardar unos minutos. No vuelvas a pagar. En cuanto tu banco lo acepte, añadiremos los datos a tu eSIM y escribiremos a ${to}.`,
    checkAgain: 'Comprobar otra vez',
  },
  refunded: 'Tu reembolso está en camino',
  mismatch: {
    title: 'Tenemos que revisar este pago',
    text: (to) => phrase`No vuelvas a pagar. Escribiremos a ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`Es para ${name} y se envía a ${address}.`,
  fix: '¿Dirección incorrecta? Corrígela',
  label: '¿Adónde lo enviamos?',
  save: 'Enviarlo ahí',
  fixed: 'La hemos cambiado. A partir de ahora, todo lo de este pedido llegará ahí.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'Las ventas están en pausa',
  notCharged: 'No se ha cobrado nada.',
  underWay: 'El pago que empezaste sigue su curso. Tu pedido muestra cómo va.',
  order: 'Ver tu pedido',
  plans: 'Volver a los planes',
  esims: 'Volver a tus eSIM',
};
