import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'Instalar en iPhone',
  onAndroid: 'Instalar en Android',
  note: 'Abre este correo en el teléfono con el que vas a viajar. Un iPhone necesita iOS 17.4 o posterior, y algunos teléfonos Android necesitan el código QR.',
  picture: {
    title: '¿Lo lees en otra pantalla?',
    text: (file) =>
      `Escanea el código (adjunto también como ${file}) con la cámara del teléfono que necesita la eSIM. Solo funciona una vez, así que conserva la eSIM en tu teléfono hasta que termine el viaje.`,
    alt: 'Código QR que instala la eSIM',
  },
  codes: {
    title: 'O escribe los códigos a mano',
    address: 'Dirección SM-DP+',
    activation: 'Código de activación',
    confirmation: 'Código de confirmación',
    both: 'Los dos en uno, para teléfonos con un solo campo',
  },
};
