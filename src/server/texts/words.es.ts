import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Última actualización: ${date}`,
  changed: (date) => `Modificado el ${date}`,
  otherLanguage: 'Este texto aún no está disponible en español.',
  earlier: 'Versiones anteriores',
  from: (date) => `Desde el ${date}`,
  first: 'La primera versión',
  isOld: 'Estás leyendo una versión anterior.',
  newest: 'Leer la versión actual',
};
