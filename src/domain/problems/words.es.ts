import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { codeRefusals } from '../operators/pricing/code-refusal-words.ts';
import { noReplacementText, UNTRUE_WORDS } from '../operators/refusal-words.ts';
import { codesRefusal } from '../orders/order-acts.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { declineWords } from './decline-words.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';
import type * as source from './words.ts';

type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back: 'Esta eSIM se ha retirado, así que no puedes añadirle datos. Compra una eSIM nueva.',
  unusable: 'Esta eSIM ya no se puede usar, así que no puedes añadirle datos. Compra una eSIM nueva.',
  full: 'Esta eSIM tiene tantos planes en espera como permite la red. Usa antes uno de ellos.',
  no_fit: 'Este plan no sirve para esta eSIM. Elige otro plan o compra una eSIM nueva.',
  too_late:
    'Esta eSIM ya tiene tanto de este plan que uno nuevo caducaría antes de su turno. Compra una eSIM nueva.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'un pedido o su dinero aún está en camino. Inténtalo de nuevo cuando haya llegado',
  disputed:
    'hay un pago en disputa y estos datos pueden hacer falta. Inténtalo de nuevo cuando se resuelva la disputa',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Esta imagen es demasiado grande. Puede tener 8\u00A0MB como máximo.',
  format: 'Una imagen es un archivo JPEG, PNG o WebP.',
  broken: 'No se puede leer esta imagen. Elige otro archivo.',
  too_many_pixels: 'Esta imagen tiene demasiados píxeles. Puede tener 60\u00A0millones como máximo.',
  too_few_pixels: 'Esta imagen es demasiado pequeña. Necesita al menos 600 × 300\u00A0píxeles.',
};

const WORDS: ProblemWords = {
  malformed: 'La solicitud está mal formada.',
  invalid_field: fieldWords,
  not_json: 'La solicitud debe ser un objeto JSON.',
  no_plain_field: 'Ningún campo de esta solicitud puede ser una lista ni un objeto.',
  field_too_long: ({ max }) => `Un campo de esta solicitud supera los ${max} caracteres.`,
  name_too_long: ({ max }) => `Un nombre es un texto de ${max} caracteres como máximo.`,
  no_picture: 'Una cuenta no tiene imagen.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'No existe el país a partir del cual empezar.'
      : list === 'plans'
        ? 'No existe el plan a partir del cual empezar.'
        : 'No está en la lista el lugar a partir del cual empezar.',
  unnamed_order:
    'Indica el pedido por su identificador o número, el correo de su comprador, el ICCID de su eSIM o el identificador de su pago en el procesador.',
  several_orders: ({ which }) =>
    `Hay varios pedidos que coinciden (${which}). Indica uno por su identificador o número.`,
  unknown_topic: ({ topics }) => `Ese tema no existe. Los temas son ${topics.join(', ')}.`,
  other_plan: 'Este pago es para otro plan.',
  cannot_share_esim: 'Estos planes no pueden ir en una misma eSIM. Compra cada uno con su propia eSIM.',
  other_address: 'Escribe la dirección de correo electrónico de esta cuenta.',
  unproven_callback: 'La notificación no se puede leer o su firma es incorrecta.',
  wrong_signature: 'La firma es incorrecta.',
  unreadable_event: 'El evento no se puede leer.',

  unknown_plan: 'Este plan ya no está disponible. Elige otro.',
  consent_needed:
    'Marca las dos casillas sobre la entrega inmediata y tu derecho a desistir. Si no las ves, recarga la página. No se ha cobrado nada.',
  wrong_password: 'Contraseña incorrecta',
  guessable_password: 'Esta contraseña es demasiado débil',

  no_address: 'Esa dirección no existe.',
  no_api_address: 'Esa dirección no existe en la API.',
  no_country: 'País no encontrado',
  no_region: 'Región no encontrada',
  no_order: 'Ese pedido no existe.',
  no_case: 'Ese caso no existe.',
  no_sample: 'Esa muestra de correo no existe.',
  no_book_entry: 'Ese asiento no existe en nuestros registros.',
  credit_used_up: 'Este importe supera el crédito de tu cuenta. Escríbenos y encontraremos una solución.',
  too_many_documents: ({ count, most }) =>
    `Son ${count} documentos. Un archivo admite ${most}, así que elige menos días.`,
  no_dispute: 'Esa disputa no existe.',
  no_order_to_claim: 'Ese pedido no existe o está en otra cuenta.',
  no_esim: 'Esa eSIM no existe.',
  no_codes: 'Este plan se añadió a una eSIM que ya tiene sus códigos.',
  no_status: 'La red aún no tiene ningún estado para esta eSIM.',
  not_on_network: 'La red ya no tiene esta eSIM. Escríbenos y lo solucionaremos.',
  no_invoice: 'Aún no hay factura para esto.',
  no_card: 'Esa tarjeta no existe en esta cuenta.',
  no_session: 'Ese dispositivo ya tiene la sesión cerrada.',
  no_operator: 'Ese operador de la tienda no existe.',
  no_token: 'Ese token de API no existe.',
  no_endpoint: 'Ese punto de conexión de webhooks no existe.',
  no_delivery: 'Ese envío no existe. La tienda los guarda durante 30 días.',
  no_channel: 'Ese canal de alertas no existe.',
  no_schedule: 'Esa exportación programada no existe.',
  no_mail_of_order: 'Este pedido no tiene ninguna eSIM que se pueda enviar por correo.',
  no_account: 'Esa cuenta no existe.',
  no_failed_job: 'No hay ninguna tarea fallida así. La cola las olvida al cabo de una hora.',
  no_customer: 'Ese cliente no existe.',
  no_lead: 'Esa solicitud no existe.',
  no_view: 'Esta vista ya no existe. Alguien la ha eliminado o es de otra persona.',
  no_bulk_act:
    'Esa acción en bloque no existe. Una simulación que nadie inicia se elimina al cabo de un día.',
  no_price_list: 'Esa lista de precios no existe.',
  no_rate: ({ currency }) => `Aún no hay tipo de cambio para ${currency}.`,
  wrong_ending: ({ currency, ending }) => `Los precios en ${currency} no pueden terminar en ${ending}.`,
  no_held_price: 'No hay ningún precio así por decidir.',
  no_approval: 'Ya se ha decidido, ya no es posible o el importe ha cambiado.',
  no_promotion: 'Ese código no existe.',
  no_place: 'Ese país o región no existe.',
  no_place_plan: 'Ese plan no existe ahí.',
  no_sync: 'Esa sincronización no existe.',
  used_invitation:
    'Esta invitación ya se usó, ha caducado o se sustituyó por otra más reciente. Pide una nueva.',
  used_link: 'Este enlace ya no funciona. Vuelve a pedir el reembolso y te enviaremos uno nuevo.',
  no_offer: 'Esta oferta no existe o ya no está disponible. Pídenos una nueva.',
  withdrawal_link:
    'Este enlace no funciona. Abre el enlace completo de tu correo o escribe tu número de pedido.',
  no_payment: 'Ese pago no existe en esta sesión de pago.',

  signed_out: 'Inicia sesión primero.',
  sign_in_over: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
  operator_signed_out: 'Inicia sesión en la consola.',
  wrong_token: 'Este token de API no es correcto o se ha revocado.',

  checkout_expired: 'Esta sesión de pago ha caducado. No se ha cobrado nada.',
  not_paid: 'El pago no se ha completado.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} No se ha cobrado nada.`,
  no_saved_card: 'No tienes ninguna tarjeta guardada. Compra el plan en la página de pago.',
  saved_card_expired: 'Tu tarjeta guardada ha caducado. Compra el plan en la página de pago.',
  authentication_required:
    'Tu banco quiere que confirmes este pago. No se ha cobrado nada. Compra el plan en la página de pago.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) => `Esta tienda no acepta ${name}. No se ha cobrado nada. Paga con tarjeta.`,

  price_changed: 'El precio ha cambiado. Comprueba el nuevo total.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'El precio no coincide con este pago.',
  payment_mismatch: 'Este pago no coincide con el pedido. Hemos avisado a nuestro equipo.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Tu pago se ${isDone ? 'ha devuelto' : 'está devolviendo'} íntegramente.`,
  already_paid: 'Esta sesión de pago ya se ha usado. Empieza una nueva.',
  still_checked: 'Aún se está comprobando un pago de esta sesión.',
  changed_meanwhile: 'Este pago se cambió en otra ventana. Inténtalo de nuevo.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'Uno de tus pedidos aún está en camino. Inténtalo de nuevo cuando haya llegado.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'Esta solicitud no viene de nuestras propias páginas.',
  buyer_blocked: ({ support_email: address }) =>
    `Ya no vendemos a esta dirección de correo. No se ha cobrado nada y lo que compraste antes sigue siendo tuyo. Si crees que es un error, escribe a ${address}.`,
  account_blocked: ({ support_email: address }) =>
    `Esta cuenta está bloqueada. Lo que has comprado sigue siendo tuyo. Si crees que es un error, escribe a ${address}.`,
  not_your_role: ({ role }) => `Tu rol (${role}) no lo permite. Un propietario puede darte otro.`,
  other_mailbox: ({ email }) =>
    `Esta invitación es para ${email}. Inicia sesión con esa dirección y confírmala.`,
  step_up_needed: 'Confírmalo con un código de tu app de autenticación o con una llave de acceso.',
  needs_person: 'Un token de API no puede hacer esto. Tiene que hacerlo una persona en la consola.',
  wrong_code: 'Este código no es correcto o ya se ha usado. Espera al siguiente.',
  wrong_passkey: 'Esta llave de acceso no se ha aceptado. Inténtalo de nuevo o usa un código.',
  no_passkey: 'No tienes esa llave de acceso.',
  changed_by_another: 'Otra persona ha cambiado esto entretanto. No se ha hecho nada: vuelve a mirarlo.',
  code_not_for_address:
    'El código de este pedido no se puede usar con esa dirección. No se ha cambiado nada: elige otra dirección.',
  approval_asked:
    'Es más de lo que puedes enviar por tu cuenta. Tus compañeros lo verán un día en su panel y pueden aprobarlo.',
  own_approval: 'Esta petición es tuya, así que debe decidir otra persona.',
  unconfirmed_prices: ({ count }) =>
    `La vista previa advierte sobre ${count === 1 ? '1 plan' : `${count} planes`}. Revísala y confirma con el número ${count}.`,
  promotion_exists: 'Existe o existió un código con este nombre. Elige otro nombre o cambia ese código.',
  already_operator: 'Esta persona ya gestiona la tienda.',
  unpaid_order: 'Este pedido no se pagó.',
  erased_order: 'Este pedido se ha borrado y ya no queda nada que identifique a quien lo compró.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) => `Este correo ya no sería cierto: ${UNTRUE_WORDS[why]}. No se ha enviado nada.`,
  case_over: 'Este caso está resuelto porque su causa ha desaparecido.',
  no_retry:
    'Este reembolso no se puede enviar otra vez. Está en camino, se hizo en el panel del procesador o un banco decide sobre el pago.',
  answered_dispute: 'Esta disputa ya se decidió o se respondió. Solo se puede enviar una respuesta.',
  not_staged: 'Prepara primero las pruebas y léelas.',
  own_page_only: 'Este procesador solo acepta respuestas en su propia página.',
  too_much_back: ({ left }) => `El saldo de este pago es de solo ${left}. No se ha reembolsado nada.`,
  no_tax_owed:
    'No se puede devolver el IVA de este pedido: no hay nada que devolver, o un reembolso anterior no se ha completado. No se ha reembolsado nada.',
  all_is_no_part:
    'Es todo lo que queda. Usa un reembolso íntegro, que retira la eSIM, o uno de cortesía, que la deja.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: 'La eSIM de este pedido se está retirando. No se ha hecho nada: espera a que termine.',
  last_owner: 'Es el último propietario. Nombra antes a otro propietario.',
  last_factor: 'Sin esta llave de acceso no podrías abrir la consola. Añade otra antes.',
  own_role: 'Nadie puede cambiar su propio rol ni quitarse a sí mismo. Pídeselo a otro propietario.',
  runs_the_shop:
    'Es la cuenta de alguien que gestiona la tienda. Un propietario puede quitarla primero en «Team».',
  not_erasable: ({ why }) => `No se ha borrado nada: ${NOT_ERASABLE[why]}.`,
  too_large: 'La solicitud es demasiado grande.',

  too_many_calls: ({ seconds }) =>
    `Demasiadas solicitudes. Inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `Demasiados intentos. Inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) =>
    `Demasiados códigos incorrectos. Inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `Demasiados códigos incorrectos. Inténtalo de nuevo dentro de ${inMinutes(seconds)} o paga sin código.`,
  too_many_sign_ins: 'Demasiados intentos fallidos. Inténtalo de nuevo más tarde',
  too_many_questions: ({ seconds }) =>
    `Han sido muchas preguntas. Inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'en este navegador' : 'desde tu conexión a internet';
    const after = `inténtalo de nuevo dentro de ${inMinutes(seconds)}`;
    const next = ways.length === 0 ? after : `paga con ${oneOf(ways)}, o ${after}`;
    return `Se han rechazado demasiadas tarjetas ${where}. No se ha cobrado nada. Por favor, ${next}.`;
  },
  too_many_downloads: ({ seconds }) => `Vuelve a descargarlo dentro de ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `Ya te hemos enviado varios correos sobre esto. Mira tu bandeja de entrada o inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Ya has enviado varias solicitudes. Escribe a ${address} o inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) =>
    `Hay demasiadas páginas abiertas desde aquí. Inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  too_many_callbacks: 'Demasiadas notificaciones con una firma incorrecta.',

  internal: 'Algo ha salido mal',
  payments_down: 'El servicio de pago no ha respondido. Inténtalo de nuevo.',
  charge_not_made: 'El servicio de pago no ha respondido. No se ha cobrado nada. Inténtalo de nuevo.',
  charge_unknown:
    'El servicio de pago no ha respondido, así que aún no sabemos si se ha hecho el cargo en tu tarjeta. Si es así, te enviaremos tu eSIM por correo.',
  network_down: 'La red no responde ahora mismo. Inténtalo de nuevo.',
  network_busy: 'La red está saturada ahora mismo. Inténtalo de nuevo.',
  shop_away:
    'Ahora mismo no podemos responder. Inténtalo de nuevo dentro de un momento. Una compra nunca se cobra dos veces.',
  too_many_listeners: ({ seconds }) =>
    `Hay demasiadas visitas conectadas ahora mismo. Inténtalo de nuevo dentro de ${inMinutes(seconds)}.`,
  signature_unchecked: 'La firma no se puede comprobar ahora mismo.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay o Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' o ');
}

/** After 'dentro de'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'un minuto' : `${minutes}\u00A0minutos`;
}
