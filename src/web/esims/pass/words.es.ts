import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

/** 'Tu día empieza', 'Tus 7 días empiezan', and when. */
const daysStart = (days: number, place: string) =>
  `${days === 1 ? 'Tu día empieza' : `Tus ${formatDays(days)} empiezan`} cuando tu teléfono se conecte por primera vez en ${place}.`;

export const passWords: typeof source.passWords = {
  details: 'Ver detalles',
  showQr: 'Ver QR',
  invoice: 'Factura',
  buyAgain: 'Comprar otra vez',
  invoiceFailed: 'No se ha podido descargar la factura',
  install: 'Instalar eSIM',
  write: 'Obtener ayuda',
  lost: { tone: 'bad', label: 'No disponible' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'La red decidirá si acepta la devolución. Hasta entonces, no uses nada.',
  inUse: 'Está en uso.',
  lost: 'La red ya no tiene esta eSIM. Escríbenos y la sustituiremos o te devolveremos el dinero.',
  toInstall: {
    anyTime: 'Instálala en casa con Wi-Fi, antes de viajar.',
    beforeUse: (days, place) => `Instálala en casa con Wi-Fi. ${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: 'Está en tu teléfono.',
    onEsim: (iccid) => `Está en tu eSIM terminada en ${iccid}.`,
    switchOn: 'Al llegar, actívala para los datos.',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: 'Esta eSIM se ha retirado.', plan: 'Este plan se ha retirado.' },
    itDoesNotWork: 'Ya no funciona.',
    itsPartDoesNotWork: { eSIM: 'Su eSIM ya no funciona.', plan: 'Su plan ya no funciona.' },
  },
  lapsed: 'No llegaste a usarla y el plazo para empezar ha terminado.',
  over: (unused) =>
    `Este plan ha terminado.${unused === null ? '' : ` Terminó con ${unused} sin usar.`} Tu eSIM puede quedarse en tu teléfono y recibir otro.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Compra',
  daysStart: 'Inicio',
  refills: 'Se renueva',
  inHours: (hours) => `En ${hours}\u00A0h`,
  ends: 'Termina',
  ended: 'Terminó',
  used: 'Usado',
  daysLeft: 'Días restantes',
  invalidDate: 'Fecha no válida',
  timeLeft: 'Tiempo restante',
  hours: (hours) => `${hours}\u00A0h`,
  noDate: 'N/D',
  iccid: 'ICCID',
  starts: {
    firstUse: 'Primer uso',
    purchase: 'Compra',
    unknown: 'Se desconoce',
  },
};
