import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'Instala tu eSIM',
  wifi: 'Tu teléfono necesita Wi-Fi mientras se instala. Después ya no necesitas nada de aquí.',
  used: 'Esta eSIM ya está instalada, así que sus códigos se han borrado de aquí. Solo funcionan una vez.',
  anotherScreen: 'En otra pantalla',
  arrival: 'Al aterrizar',
  trouble: '¿Sin conexión?',
  apn: {
    name: 'APN',
    automatic: 'Tu teléfono lo configura solo.',
    byHand: 'Escríbelo en los ajustes de esta eSIM si no hay conexión.',
    unknown: 'La mayoría de los teléfonos lo configuran solos. Si el tuyo lo pide, escríbenos.',
  },
  facts: 'Tu plan',
  iccid: 'ICCID',
  left: 'Datos restantes',
  read: (date) => `A fecha de ${date}`,
  kept: (date) => `Guardado el ${date}.`,
  until: (date) => `Se borra de aquí el ${date}.`,
  help: 'Ayuda',
  write: 'Escríbenos con tu número de pedido cuando tengas conexión.',
  chat: 'Abrir el chat',
  remove: 'Quitar de aquí',
  removeQuestion: 'Sin red no podrás recuperarlo.',
  yes: 'Quitar',
  no: 'Conservar',
};
