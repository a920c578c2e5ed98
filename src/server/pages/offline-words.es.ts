import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Guardado en este dispositivo',
  offline: 'No tienes conexión. Esto es lo que guardaste.',
  none: {
    title: 'Aquí no hay nada guardado',
    text: 'Mientras tengas conexión, abre tu pedido y toca «Guardar en este teléfono». El código QR, los códigos y los pasos se abrirán aquí sin red.',
    open: 'Ver mis eSIM',
  },
  unreadable: 'Esto ya no se puede abrir. Quítalo y vuelve a guardar tu eSIM cuando tengas conexión.',
  remove: 'Quitar de aquí',
  noScript: 'Esta página necesita JavaScript. Permítelo en este sitio.',
};
