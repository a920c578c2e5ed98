import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Una compra',
    holds:
      'Nombre y dirección de correo electrónico, una segunda dirección si la diste, el plan, lo que costó, cómo pagaste y la referencia del proveedor de pago, las horas, el socio que te envió si lo hubo, y una forma codificada de la cookie de invitado, que muestra en qué navegador se compró.',
    until: `Hasta ${formatSpan(RETENTION.guestPurchase)} después de una compra sin cuenta, o tanto tiempo como la cuenta. Después se borra todo lo que apunta a ti y solo quedan los datos contables.`,
  },
  {
    what: 'Un pago sin terminar',
    holds: 'Lo mismo, en la medida en que lo rellenaste y lo enviaste.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'Una eSIM',
    holds: 'Su número (ICCID), sus códigos cifrados, su plan y cuántos datos quedan.',
    until:
      'Tanto tiempo como su compra. Después se borran los códigos, y el número se queda con los registros contables.',
  },
  {
    what: 'El desistimiento de un contrato',
    holds:
      'El nombre y la dirección de correo electrónico que das para ello, cuándo lo recibimos y qué pasó después. Lo que aceptaste al pagar sobre la entrega inmediata, y cuándo.',
    until:
      'Tanto tiempo como su compra. Después borramos el nombre y la dirección, y solo el hecho del desistimiento se queda con los registros contables.',
  },
  {
    what: 'Una cuenta',
    holds:
      'Nombre, dirección de correo electrónico, si la dirección está confirmada, el idioma que elegiste o en el que compraste, tu contraseña en una forma irreversible, o el número con el que te conoce un proveedor de inicio de sesión.',
    until: `Hasta ${formatSpan(RETENTION.account)} después de tu última interacción, o hasta que la elimines.`,
  },
  {
    what: 'Una tarjeta guardada',
    holds:
      'Que pediste guardarla, y el número con el que te conoce Stripe. La tarjeta la guarda Stripe, y nosotros vemos su marca, sus cuatro últimas cifras y su fecha de caducidad.',
    until: 'Hasta que la quites o elimines tu cuenta. Entonces Stripe también la elimina.',
  },
  {
    what: 'Un inicio de sesión',
    holds:
      'Cuándo empezó una sesión, cuándo se usó por última vez y en qué tipo de navegador. No tiene dirección de red.',
    until:
      'Hasta que cierras la sesión, 7 días después de su último uso o 30 días después de haberla iniciado.',
  },
  {
    what: 'Los correos que te enviamos',
    holds: 'Que se envió un correo, de qué tipo, cuándo y a qué dirección. No guardamos su texto.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'Una solicitud de empresa',
    holds:
      'Lo que escribes en el formulario, si pediste novedades, tu consentimiento, la hora, el tipo de navegador y en qué punto está nuestra respuesta.',
    until: `Hasta ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Mensajes de los proveedores de pago',
    holds: 'Su número, su tipo y el pago al que se refieren, pero ningún nombre.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Un bloqueo',
    holds:
      'La dirección de correo electrónico de alguien a quien ya no vendemos, por ejemplo tras un fraude, desde cuándo y por qué.',
    until: 'Hasta que lo levantemos, incluso después de borrar lo demás, porque borrarla sería levantarlo.',
  },
  {
    what: 'Contadores contra abusos',
    holds:
      'Cuántas veces se intentó algo desde una dirección de red o para una cuenta, ambas en una forma irreversible.',
    until: 'Cerca de un día.',
  },
  {
    what: 'Búsquedas sin resultados',
    holds:
      'Lo que se escribió, si tiene como máximo 40 letras y ninguna cifra ni @, para poder enseñar nombres nuevos a la búsqueda. Con ello guardamos un número del 0 al 255 que comparten miles de navegadores. Nos dice si varias personas echan en falta el mismo lugar, no quiénes son. No guardamos cookies ni direcciones de red.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'Registros contables',
    holds:
      'Importes, fechas, planes, referencias de pagos y reembolsos, y las facturas y notas de crédito tal como se emitieron. Tu nombre y tu dirección de correo electrónico solo se quedan en ellos mientras conservamos tu compra. Después los borramos también ahí.',
    until:
      'Tanto tiempo como la ley fiscal y contable nos obligue a conservarlos, incluso después de borrar lo demás.',
  },
  {
    what: 'Los datos para el IVA',
    holds:
      'Si el precio incluye IVA: el país de tu tarjeta, el de la dirección que llegó con tu pago, el de tu dirección de red y el de tu eSIM, y el importe del impuesto. Sin nombre ni dirección.',
    until: `${formatSpan(RETENTION.taxFacts)} desde el final del año de la compra, porque lo exige el derecho de la UE, incluso después de borrar lo demás.`,
  },
];
