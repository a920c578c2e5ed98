import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Eliminar la cuenta',
  what: 'Se eliminan tu cuenta, tu lista de eSIM y tus datos personales. Los registros fiscales se quedan, sin tu nombre.',
  question: '¿Eliminar tu cuenta?',
  yes: 'Eliminar para siempre',
  warning:
    'No volverás a ver tus eSIM, sus códigos ni tus pedidos. Una eSIM instalada en tu teléfono sigue funcionando. Esto no se puede deshacer.',
  email: 'Dirección de correo',
  emailHint: (email) => `Escribe ${email} para confirmar.`,
  password: 'Tu contraseña',
  passwordHint: (google) =>
    google
      ? 'Si inicias sesión con Google y no tienes contraseña, deja este campo vacío.'
      : 'Si no tienes contraseña, deja este campo vacío.',
  failed: 'No se ha eliminado nada.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'Correo electrónico',
  verified: 'Verificado',
  unverified: 'Sin verificar',
  hint: 'Abre el enlace de nuestro correo con la sesión iniciada aquí. Puede tardar un minuto en llegar.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Tu nombre se ha guardado.',
  title: 'Nombre',
  label: 'Tu nombre',
  hint: 'Primero el nombre, después los apellidos. Lo rellenaremos por ti al pagar.',
  save: 'Guardar nombre',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'Tu contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
  title: 'Contraseña',
  open: 'Cambiar o crear tu contraseña',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  save: 'Cambiar contraseña',
  noPassword: (google) =>
    google
      ? '¿Creaste la cuenta con Google u olvidaste la contraseña?'
      : '¿Aún no tienes contraseña o la olvidaste?',
  sendLink: 'Recibir un enlace para crear una contraseña',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Tarjetas guardadas',
  what: 'Las guarda Stripe, nuestro procesador de tarjetas, y solo cobra con ellas cuando tocas el botón de comprar. Nosotros vemos de ellas lo mismo que tú aquí.',
  failed: 'No hemos podido cargar tus tarjetas guardadas.',
  removed: (card) => `Tarjeta quitada: ${card}.`,
  none: 'Aún no hay tarjetas guardadas. Para guardar una, marca «Guardar esta tarjeta para la próxima vez» al pagar.',
  expired: (until) => `Caducó en ${until}`,
  valid: (until) => `Válida hasta ${until}`,
  remove: 'Quitar',
  stillSaved: 'La tarjeta sigue guardada.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Dónde tienes la sesión iniciada',
  hint: '¿No reconoces alguna sesión? Ciérrala y cambia tu contraseña.',
  failed: 'No hemos podido cargar la lista.',
  allEnded: 'Se ha cerrado la sesión en todos los demás dispositivos.',
  nothingChanged: 'No ha cambiado nada.',
  endOthers: 'Cerrar las demás sesiones',
  ended: (device) => `Sesión cerrada: ${device}.`,
  thisDevice: 'Este dispositivo',
  lastUsed: (ago) => phrase`Último uso: ${ago}`,
  end: 'Cerrar sesión',
  stillSignedIn: 'La sesión sigue abierta.',
};
