import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'No hay ninguna cuenta con esta dirección de correo',
  'wrong-password': 'Contraseña incorrecta',
  'email-already-in-use': 'Ya existe una cuenta con esta dirección de correo',
  'weak-password': 'Esta contraseña es demasiado débil',
  'invalid-email': 'La dirección de correo no es válida',
  'too-many-requests': 'Demasiados intentos fallidos. Inténtalo de nuevo más tarde',
  'popup-closed-by-user': 'La ventana de inicio de sesión se cerró antes de terminar',
  'cancelled-popup-request': 'Se canceló el inicio de sesión',
  'popup-blocked': 'Tu navegador bloqueó la ventana de inicio de sesión',
  blocked: 'Esta cuenta está bloqueada',
  other: 'Se ha producido un error. Inténtalo de nuevo',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked:
    'Ya hay una cuenta con contraseña para esta dirección de correo. Inicia sesión con ella o restablécela por correo.',
  noPassword:
    'Esta cuenta aún no tiene contraseña. Pide que te enviemos por correo un enlace para elegir una.',
  guessable:
    'Es de las primeras que cualquiera probaría. Prueba con tres o cuatro palabras que no tengan relación entre sí.',
  blocked: 'Lo que has comprado sigue siendo tuyo. Si crees que es un error, escríbenos.',
  tooLong: (most) => `Una contraseña tiene como máximo ${most} caracteres.`,
  noAddress: 'Tu cuenta de Google no nos facilita ninguna dirección de correo.',
  popup: 'Permite las ventanas emergentes en este sitio o inicia sesión con tu correo.',
  offline: 'Puede que no tengas conexión.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Rellena todos los campos',
  noAddress: 'Escribe tu dirección de correo electrónico',
  differ: 'Las contraseñas no coinciden',
  tooShort: 'La contraseña debe tener al menos 6 caracteres',
};

export const THIS_APP: string = 'esta aplicación';
