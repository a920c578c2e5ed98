import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    days === 1
      ? `Il tuo giorno parte quando il telefono si connette sul posto per la prima volta (${country}).`
      : `I tuoi ${formatDays(days)} partono quando il telefono si connette sul posto per la prima volta (${country}).`,
  isValid: (days) => `Il tuo piano è valido ${formatDays(days)}.`,
  rows: {
    price: 'Prezzo del piano',
    code: (code) => `Codice ${code}`,
    speed: 'Velocità',
  },
  summary: 'Sintesi contrattuale',
  speed: (gigabytes, speed) =>
    `${String(gigabytes).replace('.', ',')}\u00A0GB al giorno alla massima velocità, poi ${speed}`,
  total: 'Totale pagato',
  declared: (begin, ends) => `Al momento del pagamento hai dichiarato: “${begin}” e “${ends}”`,
  refund: {
    eSIM: (hours) =>
      `Hai cambiato idea? Puoi avere un rimborso completo entro ${formatHours(hours)} se l’eSIM non è stata attivata né usata.`,
    plan: (hours) =>
      `Hai cambiato idea? Puoi avere un rimborso completo entro ${formatHours(hours)} se il piano non è stato usato.`,
  },
};
