import { counted } from '../../../domain/language-words.es.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'El enlace funciona una sola vez, durante una hora.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'Confirma tu dirección de correo electrónico',
  lead: 'confirma que esta es tu dirección de correo electrónico.',
  why: 'Todo lo que has comprado con ella, también los pedidos como invitado, estará entonces en tu cuenta. Abre el enlace en el navegador en el que has iniciado sesión.',
  action: 'Confirmar dirección',
  expiry: oneHour,
  ignore:
    '¿No has creado una cuenta con nosotros? Puedes ignorar este correo. Si no tocas el enlace, la cuenta queda vacía.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Elige una contraseña nueva',
  lead: 'has pedido una contraseña nueva para tu cuenta.',
  why: 'Cuando la hayas elegido, se cerrará la sesión en todos los dispositivos y podrás iniciarla con la nueva.',
  action: 'Elegir contraseña',
  expiry: oneHour,
  ignore: '¿No lo has pedido? Puedes ignorar este correo. Tu contraseña sigue igual.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Tu cuenta ya puede tener contraseña',
  lead: 'pediste una cuenta al comprar tu eSIM. Tu compra ya está en ella.',
  why: 'Elige una contraseña para ver en cualquier dispositivo tus eSIM, sus códigos y los datos que te quedan.',
  action: 'Elegir contraseña',
  expiry: (days) =>
    `El enlace funciona una sola vez, durante ${counted(days, 'día')}. Después, «¿Olvidaste tu contraseña?» al iniciar sesión te envía uno nuevo.`,
  ignore:
    '¿No nos has comprado nada? Puedes ignorar este correo. Sin este enlace nadie puede iniciar sesión en esta cuenta.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Añade esta compra a tu cuenta',
  lead: (plan) =>
    `alguien compró una eSIM (${plan}) con esta dirección sin iniciar sesión. Ya tienes una cuenta con nosotros.`,
  why: (order) =>
    `Si fuiste tú, abre el pedido ${order}, inicia sesión ahí y toca «Guardar en mi cuenta». ¿No sabes tu contraseña? Con «¿Olvidaste tu contraseña?» al iniciar sesión consigues una nueva.`,
  action: 'Abrir el pedido',
  expiry: 'Cualquiera que tenga este enlace puede ver el pedido, así que no lo compartas.',
  ignore: '¿No fuiste tú? Puedes ignorar este correo. Tu cuenta sigue igual.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: '¿Devolver esta eSIM?',
  lead: (order, plan) =>
    `alguien ha pedido devolver la eSIM del pedido ${order} (${plan}) a cambio de un reembolso. Se compró con esta dirección y no pudimos saber si la solicitud era tuya.`,
  why: 'Si quieres hacerlo, abre la página y toca el botón. La eSIM dejará de funcionar y el precio íntegro volverá a la tarjeta o cuenta con la que se pagó.',
  action: 'Ver la solicitud',
  expiry: (hours) => `El enlace funciona una sola vez, durante ${counted(hours, 'hora')}.`,
  ignore: '¿No quieres hacerlo? Puedes ignorar este correo. La eSIM sigue igual.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Confirma tu desistimiento',
  lead: (order, plan) =>
    `alguien ha pedido desistir del contrato del pedido ${order} (${plan}), que se hizo con esta dirección.`,
  why: (moment) =>
    `Si fuiste tú, abre la página y toca «${withdrawalPromise.confirm}». La fecha de tu desistimiento es el ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `El enlace funciona durante ${counted(days, 'día')}.`,
  ignore: '¿No quieres hacerlo? Puedes ignorar este correo. Todo sigue igual.',
};
