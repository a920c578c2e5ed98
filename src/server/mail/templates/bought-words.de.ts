import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    days === 1
      ? `Dein Tag beginnt, sobald dein Handy am Reiseziel ${country} zum ersten Mal online geht.`
      : `Deine ${formatDays(days)} beginnen, sobald dein Handy am Reiseziel ${country} zum ersten Mal online geht.`,
  isValid: (days) => `Dein Tarif gilt ${formatDays(days)}.`,
  rows: {
    price: 'Tarifpreis',
    code: (code) => `Gutscheincode ${code}`,
    speed: 'Geschwindigkeit',
  },
  summary: 'Vertrags\u00ADzusammenfassung',
  speed: (gigabytes, speed) =>
    `${String(gigabytes).replace('.', ',')} GB am Tag mit voller Geschwindigkeit, danach ${speed}`,
  total: 'Insgesamt bezahlt',
  declared: (begin, ends) => `An der Kasse hast du erklärt: „${begin}“ und „${ends}“`,
  refund: {
    eSIM: (hours) =>
      `Anders überlegt? Bis zu ${formatHours(hours)} nach dem Kauf bekommst du dein Geld vollständig zurück, wenn die eSIM nicht aktiviert oder genutzt wurde.`,
    plan: (hours) =>
      `Anders überlegt? Bis zu ${formatHours(hours)} nach dem Kauf bekommst du dein Geld vollständig zurück, wenn der Tarif nicht genutzt wurde.`,
  },
};
