import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Dettagli del piano',
  unlimited: 'Dati illimitati',
  planPrice: (price) => `Prezzo del piano ${price}`,
  unitPrice: (price, unit) => (unit === 'day' ? `${price} al giorno` : `${price} a ${unit}`),
  buy: 'Acquista questo piano',
  signInToBuy: 'Accedi per acquistare',
  country: 'Paese',
  duration: 'Durata',
  network: 'Rete',
  autoStart: { name: 'Avvio automatico', on: 'Attivo', off: 'Non attivo' },
  description: 'Descrizione del fornitore',
  summary: 'Sintesi contrattuale',
  type: 'Tipo di piano',
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Illimitato')
          .replace(/^Fixed$/, 'Dati fissi')
          .replace(/^Long Duration$/, 'Lunga durata'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'Che cosa ottieni davvero',
  unsaid: (what) => `Il nostro fornitore non indica: ${listed(what)}.`,
  daysStart: {
    name: 'Inizio dei giorni',
    unsaid: 'l’inizio dei giorni',
    firstUse: (place) => `Al primo utilizzo (${place})`,
    purchase: 'All’acquisto',
  },
  hotspot: { name: 'Hotspot', unsaid: 'l’hotspot', yes: 'Consentito', no: 'Non consentito' },
  topUp: { name: 'Ricarica', unsaid: 'la ricarica', yes: 'Sì, stessa eSIM', no: 'No' },
  idCheck: { name: 'Documento', unsaid: 'la verifica del documento', yes: 'Richiesto', no: 'Nessuno' },
  unsaidSpeeds: 'le velocità',
  shelfLife: {
    name: 'Da installare entro',
    unsaid: 'il termine per l’installazione',
    days: (days) => `${days} ${days === 1 ? 'giorno' : 'giorni'}`,
  },
  fullSpeed: (amount) => `${amount} al giorno`,
  atFullSpeed: (fast) => `alla massima velocità ${fast.length > 0 ? fast.join(' o ') : 'della rete'}`,
  slowSpeed: (speed) => `poi ${speed}`,
  atSlowSpeed: (use) => `${use}, fino al rinnovo dopo 24\u00A0h`,
};
