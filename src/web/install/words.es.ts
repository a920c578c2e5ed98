import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'Dirección SM-DP+',
  activation: 'Código de activación',
  androidCode: 'Código completo, para Android',
  confirmation: 'Código de confirmación',
  noConfirmation: 'Ninguno. Si tu teléfono lo pide, déjalo vacío.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'Código QR de la eSIM',
  failed: {
    title: 'No hemos podido cargar los códigos',
    text: 'Tu eSIM está a salvo. Comprueba tu conexión e inténtalo de nuevo.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: '¿Lees esto en el teléfono?',
    iphone: 'Instalar en iPhone',
    android: 'Instalar en Android',
    newer: 'El enlace para iPhone necesita iOS 17.4 o posterior.',
  },
  noCamera: '¿Sin cámara? Escribe los códigos a mano',
  ways: {
    steps: 'Paso a paso',
    codes: 'Escribir los códigos a mano',
    qr: 'Mostrar el código QR para otra pantalla',
    mail: 'Usar otro dispositivo',
    trouble: '¿Teléfono bloqueado o antiguo?',
  },
  mail: (email) =>
    phrase`Nuestro correo a ${email} tiene el mismo código QR y los mismos códigos. Ábrelo en el otro dispositivo.`,
  warning:
    'El código funciona una sola vez. Deja la eSIM en tu teléfono hasta que termine tu viaje, y deja desactivado el roaming en tu línea habitual.',
  everyStep: 'Todos los pasos, con estos códigos',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Toca Instalar eSIM',
    screen: 'ios-activate',
    how: 'Verás «Activar eSIM». Toca Continuar. iOS pregunta dos veces.',
  },
  'old-ios': {
    what: 'Ajustes, Datos móviles, Añadir eSIM, Usar código QR',
    screen: 'ios-add',
    how: 'Escanea el código en otra pantalla, o toca Introducir datos manualmente y pega los dos códigos. Verás «Activar eSIM». Toca Continuar. iOS pregunta dos veces.',
  },
  android: {
    what: 'Toca Instalar en Android',
    screen: 'android-confirm',
    how: 'Verás «Añadir eSIM» o «¿Descargar tu eSIM?». Toca Añadir o Descargar.',
  },
  other: {
    what: 'Escanea el código',
    how: 'En un iPhone, usa la cámara. En Samsung y Pixel, abre Ajustes, SIM, Añadir eSIM. Toca «Activar eSIM» o «Añadir eSIM».',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: 'Espera dos o tres minutos',
    ...screenOf(platform, 0),
    how: `No salgas de la red Wi-Fi. Verás una SIM nueva en la lista. Ponle el nombre «${place}».`,
  },
  {
    what: `En ${place}, actívala para los datos`,
    ...screenOf(platform, 1),
    how: 'Activa el roaming de datos solo para esta eSIM. Verás 4G o 5G junto a sus barras.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: '¿Bloqueado por un operador?',
    text: 'Un teléfono bloqueado no admite la eSIM de otro operador. En un iPhone, «Bloqueo del operador», en Ajustes, General, Información, debe indicar «Sin restricciones de SIM». En Android, marca *#06#. Si ves un EID, pregunta a tu operador si el teléfono está libre.',
  },
  old: {
    question: '¿Anterior a 2018?',
    text: (check) =>
      phrase`La mayoría de los teléfonos antiguos no son compatibles con eSIM. ${check} antes de usar el código, que funciona una sola vez.`,
    check: 'Comprueba tu dispositivo',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Instalar en este iPhone',
    text: 'Se abre la configuración de Apple con todo rellenado. No salgas de la red Wi-Fi durante los dos o tres minutos que tarda.',
    button: 'Instalar eSIM',
  },
  oldIphone: {
    title: 'Instalar con los códigos',
    text: 'Para instalar con un toque hace falta iOS 17.4 o posterior. En este iPhone, usa los códigos de abajo o escanea el código QR desde otra pantalla.',
  },
  android: {
    title: 'Instalar en este teléfono',
    text: 'Abre la configuración en muchos teléfonos Android. Si no pasa nada, usa los códigos de abajo. No salgas de la red Wi-Fi.',
    button: 'Instalar en Android',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: 'Viaje',
  home: 'Casa',
  on: 'Sí',
  address: 'Dirección SM‑DP+',
  ios: {
    cellular: 'Datos móviles',
    data: 'Datos móviles',
    add: 'Añadir eSIM',
    camera: 'Cámara',
    found: 'Plan móvil',
    activate: 'Activar eSIM',
    goOn: 'Continuar',
    scan: 'Escanear código QR',
    manual: 'Introducir datos',
    details: 'Datos de activación',
    code: 'Código de activación',
    confirmation: 'Código de confirmación',
    activating: 'Activando…',
    label: 'Etiqueta del plan',
    secondary: 'Secundario',
    line: 'Activar esta línea',
    roaming: 'Itinerancia de datos',
  },
  android: {
    sims: 'SIM',
    add: 'Añadir SIM',
    scan: 'Escanear código QR',
    manual: 'Código de activación',
    code: 'LPA:1$…',
    goOn: 'Continuar',
    ask: '¿Descargar tu eSIM?',
    download: 'Descargar',
    activating: 'Descargando…',
    data: 'Datos móviles',
    roaming: 'Itinerancia',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Imprimir',
  picture: 'Código QR',
  order: (number) => `Pedido ${number}`,
  help: (email) => `¿Necesitas ayuda? Escribe a ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'Código QR que instala la eSIM',
  point: 'Apunta aquí con la cámara de tu teléfono',
  stay: 'No salgas de la red Wi-Fi mientras se instala',
};
