import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Continuar con Google',
    busy: 'Iniciando sesión…',
    late: '¿No aparece nada en la ventana de Google? Puede que tu red la bloquee. Toca el botón otra vez para dejarlo e inicia sesión con tu correo.',
    notHere: (app) => `El inicio de sesión con Google no funciona dentro de ${app}.`,
    otherBrowser:
      'Para usarlo, abre el menú de esta página y elige «Abrir en el navegador». Con tu correo puedes entrar aquí mismo.',
    or: 'O continúa con tu correo',
  },
  email: 'Dirección de correo',
  forgot: '¿Olvidaste tu contraseña?',
  isNew: (brand) => `¿Es tu primera vez en ${brand}?`,
  signUp: 'Crear cuenta',
  isKnown: '¿Ya tienes cuenta?',
  signIn: 'Iniciar sesión',
  back: 'Volver a iniciar sesión',
  ways: {
    signin: 'Mejor iniciar sesión',
    signup: 'Crear una cuenta',
    forgot: 'Restablecer tu contraseña',
  },
  made: 'Cuenta creada. Te hemos enviado un enlace por correo para confirmarla.',
  sendAgain: 'Enviar de nuevo',
  sendAgainIn: (seconds) => `Enviar de nuevo en ${seconds}\u00A0s`,
  agree: (terms, privacy) => phrase`Al crear una cuenta, aceptas nuestras ${terms} y nuestra ${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Hola de nuevo',
    lead: 'Inicia sesión para comprar planes eSIM',
    submit: 'Iniciar sesión',
  },
  signup: {
    title: 'Crear cuenta',
    lead: 'Todas tus eSIM en un solo lugar',
    submit: 'Crear cuenta',
  },
  forgot: {
    title: 'Restablecer contraseña',
    lead: 'Escribe tu correo para restablecer tu contraseña',
    submit: 'Enviar el correo',
  },
};
