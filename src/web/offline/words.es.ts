import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Guardar en este teléfono', device: 'Guardar en este dispositivo' },
  what: 'Así el código QR, los códigos y los pasos se abren también sin red.',
  kept: 'Está guardado aquí y se abre sin red.',
  open: 'Ver lo guardado',
  remove: 'Quitar de aquí',
  removed: 'Se ha quitado de aquí.',
  iphone:
    'Safari lo borra tras 7 días sin visitas. Para conservarlo más tiempo, añade esta página a la pantalla de inicio.',
  failed: {
    offline: 'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.',
    full: 'Aquí no queda espacio. Libera un poco e inténtalo de nuevo.',
    blocked:
      'Este navegador no guarda nada de los sitios web. Sal de la navegación privada, permite las cookies de este sitio o imprime la página.',
    over: 'No hay nada que guardar. Esta eSIM ha terminado o se está devolviendo.',
  },
};
