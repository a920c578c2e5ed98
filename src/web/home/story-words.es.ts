import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'Cómo funciona',
  home: {
    when: 'En casa',
    what: 'Elige un plan',
    how: (paypal) =>
      `Elige destino, días y datos. Paga con tarjeta, Apple Pay${paypal ? ', Google Pay o PayPal' : ' o Google Pay'}, sin necesidad de cuenta.`,
  },
  before: {
    when: 'Antes de despegar',
    what: 'Instala la eSIM',
    how: 'Llega por correo con un código QR. Toca una vez en el teléfono que tienes en la mano o escanea el código desde otra pantalla.',
  },
  landing: {
    when: 'Al aterrizar',
    what: 'Desactiva el modo avión',
    how: 'El plan se activa solo cuando tu teléfono encuentra una red local. Tu propia SIM conserva tus llamadas.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Sigue chateando con tu número de siempre',
  lead: 'Una eSIM de viaje añade datos, no un número nuevo. WhatsApp, Signal y las demás conservan el número que tus amistades conocen. Tus chats y tus grupos se quedan, y no hay que avisar a nadie.',
  ownSim: 'Tu propia SIM',
  calls: 'Llamadas y SMS en tu número',
  chats: 'Tus apps de mensajería, con tu sesión de siempre',
  travelEsim: 'Tu eSIM de viaje',
  data: 'Datos para todo eso, a precios locales',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Por qué elegirnos',
  lead: 'Todo lo que necesitas saber está en la ficha antes de pagar.',
  browse: 'Ver planes',
  setup: {
    what: 'Lista al instante',
    how: 'Del pago a una eSIM que funciona en alrededor de un minuto.',
  },
  data: {
    what: 'Datos ilimitados o fijos',
    how: 'De 1\u00A0GB para una semana a 100\u00A0GB para medio año.',
  },
  world: { what: 'Más de 200 países', how: 'Una sola eSIM, que recargas con cada nuevo destino.' },
  money: {
    what: 'Sin cargos de roaming',
    how: 'Pagas una vez, por adelantado. Después no se factura nada.',
  },
  calls: {
    what: 'Conserva tu SIM para llamar',
    how: 'Tu número y tus chats se quedan como están.',
  },
  warning: {
    what: 'Un aviso al 80\u00A0%',
    how: 'Te avisamos cuando todavía te quedan datos por usar.',
  },
};
