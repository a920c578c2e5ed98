import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `La factura se envía ${where}.`,
    eSIM: `La eSIM y su código QR se envían ${where}.`,
    eSIMs: `Las eSIM y sus códigos QR se envían ${where}.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: 'Datos de facturación',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  goesThere: (what) => goesTo(what, 'a esta dirección'),
  createAccount: 'Crear una cuenta para guardar mis compras',
  noPassword: 'Ahora no hace falta contraseña. Te explicaremos por correo cómo entrar.',
  ofAccount: 'La dirección de tu cuenta.',
  other: 'Usar otra dirección de correo',
  otherEmail: 'Otra dirección de correo',
  goesToBoth: (what) => goesTo(what, 'a las dos direcciones'),
  noMarketing: 'No quiero correos sobre planes similares',
  company: {
    title: '¿Compras para una empresa?',
    hint: 'Los dos aparecen en la factura.',
    name: 'Empresa',
    vatNumber: 'Número de IVA',
    net: 'Confirmado: aquí no pagas IVA y lo declaras tú (inversión del sujeto pasivo).',
    charged: 'Confirmado. En tu país, el precio incluye IVA también para las empresas.',
    invalid: 'Este número no está registrado a efectos del IVA en la UE, así que pagas el IVA.',
    unknown: 'Ahora no podemos comprobar este número. Pagas el IVA y te lo devolvemos en cuanto se confirme.',
  },
  errors: {
    noVatNumber: 'Comprueba el número de IVA',
    noName: 'Escribe tu nombre completo',
    ofAccount: 'Es la dirección de tu cuenta',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Inicia sesión y disfruta de ventajas',
  button: 'Iniciar sesión',
};
