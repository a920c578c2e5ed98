import type * as source from './words.ts';

const eSims = (count: number) => `${count}\u00A0eSIM`;

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'Tus eSIM',
  ofGuest: { title: 'Tus eSIM', about: 'Compradas en este navegador' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    count === 1
      ? `Compraste ${eSims(count)} aquí sin cuenta, como invitado. ¿La añadimos a tu cuenta?`
      : `Compraste ${eSims(count)} aquí sin cuenta, como invitado. ¿Las añadimos a tu cuenta?`,
  yes: 'Añadir',
  later: 'Ahora no',
  failed: 'No ha cambiado nada.',
  joined: {
    title: (count) => `${eSims(count)} ${count === 1 ? 'añadida' : 'añadidas'} a tu cuenta.`,
    text: (count) =>
      count === 1
        ? 'Ya no aparece en este navegador cuando cierras la sesión.'
        : 'Ya no aparecen en este navegador cuando cierras la sesión.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: '¿Dispositivo compartido?',
  open: 'Quitar mis eSIM de este navegador',
  title: '¿Quitar tus eSIM de este navegador?',
  text: 'Este navegador dejará de mostrar lo que se compró aquí. Tus eSIM siguen siendo tuyas y siguen funcionando, igual que el enlace privado del correo de cada pedido. Esto no se puede deshacer aquí.',
  yes: 'Quitar',
  no: 'Cancelar',
  failed: 'No se ha quitado nada.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Tu perfil',
};
