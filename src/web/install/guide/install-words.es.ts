import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone y iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'Instalación con código QR',
  manual: 'Instalación manual',
};

const WIFI: source.InstallStep = {
  what: 'Conéctate a una red Wi-Fi',
  how: 'Hazlo en casa o en el aeropuerto, antes de salir. Tu teléfono descarga la eSIM por internet.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Espera 2 o 3 minutos a que se registre',
  how: 'No salgas de la red Wi-Fi y deja los ajustes abiertos hasta que la eSIM aparezca en la lista.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Ponle nombre y deja tu línea para las llamadas',
  how: 'Elige una etiqueta como Viaje. Deja tu propia línea como predeterminada para llamadas, iMessage y FaceTime.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'Después de aterrizar, actívala para los datos',
  how: 'Elige la eSIM de viaje en Ajustes, Datos móviles, Datos móviles. Ábrela en la misma lista y activa Itinerancia de datos (Roaming de datos), solo para esta eSIM.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Actívala y deja tu SIM para las llamadas',
  how: 'En la lista de SIM, activa la eSIM de viaje. Deja las llamadas y los mensajes en tu propia SIM.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'Después de aterrizar, elígela para los datos móviles',
  how: 'Elige la eSIM de viaje para los datos móviles en Ajustes, Red e Internet (Conexiones en Samsung), SIM. Ábrela y activa Itinerancia (o Roaming), solo para esta eSIM.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Escanea el código QR',
        screen: 'ios-scan',
        how: 'Apunta con la cámara al código, en otra pantalla o en papel, y toca lo que aparezca. O abre Ajustes, Datos móviles (en Latinoamérica, Configuración, Celular), Añadir eSIM, Usar código QR.',
        own: 'qr',
      },
      {
        what: 'Toca Añadir eSIM y después Continuar',
        screen: 'ios-activate',
        how: 'iOS te lo pregunta dos veces. Con esto no se te cobra nada ni empieza tu plan.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Abre el formulario de códigos',
        screen: 'ios-manual',
        how: 'Abre Ajustes, Datos móviles (en Latinoamérica, Configuración, Celular), Añadir eSIM, Usar código QR y, al final de la pantalla, Introducir datos manualmente.',
      },
      {
        what: 'Escribe los dos códigos',
        screen: 'ios-form',
        how: 'Pega la dirección SM-DP+ y el código de activación de nuestro correo. Deja vacío el código de confirmación.',
        own: 'codes',
      },
      {
        what: 'Toca Siguiente y después Continuar',
        screen: 'ios-activate',
        how: 'iOS te lo pregunta dos veces. Con esto no se te cobra nada ni empieza tu plan.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'Abre Añadir eSIM y escanea el código QR',
        screen: 'android-add',
        how: 'En un Pixel, abre Ajustes, Red e Internet, SIM, Añadir SIM. En un Samsung, abre Ajustes, Conexiones, Gestor de SIM, Añadir eSIM. Después, escanea el código desde otra pantalla o en papel.',
        own: 'qr',
      },
      {
        what: 'Confirma con Descargar o Añadir',
        screen: 'android-confirm',
        how: 'Tu teléfono muestra el nombre de nuestro socio de red. Es lo normal.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Abre el formulario de códigos',
        screen: 'android-manual',
        how: 'Añade una eSIM como con un código QR. En la pantalla con la cámara, elige ¿Necesitas ayuda? o Introducir código de activación.',
      },
      {
        what: 'Escribe el código completo',
        screen: 'android-form',
        how: 'Pega toda la línea de nuestro correo que empieza por LPA:1$. Si tu teléfono tiene dos campos, usa en su lugar la dirección SM-DP+ y el código de activación.',
        own: 'codes',
      },
      {
        what: 'Confirma con Descargar o Añadir',
        screen: 'android-confirm',
        how: 'Tu teléfono muestra el nombre de nuestro socio de red. Es lo normal.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
