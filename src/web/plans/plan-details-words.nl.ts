import { inPlace } from '../../domain/language-words.nl.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Bundeldetails',
  unlimited: 'Onbeperkte data',
  planPrice: (price) => `Prijs van de bundel ${price}`,
  unitPrice: (price, unit) => `${price} per ${unit === 'day' ? 'dag' : unit}`,
  buy: 'Koop deze bundel',
  signInToBuy: 'Log in om te kopen',
  country: 'Land',
  duration: 'Duur',
  network: 'Netwerk',
  autoStart: { name: 'Automatische start', on: 'Aan', off: 'Uit' },
  description: 'Beschrijving van de leverancier',
  summary: 'Samenvatting van het contract',
  type: 'Soort bundel',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Onbeperkt')
          .replace(/^Fixed$/, 'Vaste data')
          .replace(/^Long Duration$/, 'Lang geldig'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'Wat je echt krijgt',
  unsaid: (what) => `Onze leverancier vermeldt dit niet: ${listed(what)}.`,
  daysStart: {
    name: 'Dagen gaan in',
    unsaid: 'wanneer de dagen ingaan',
    firstUse: (place) => `Bij het eerste gebruik ${inPlace(place)}`,
    purchase: 'Bij de aankoop',
  },
  hotspot: { name: 'Hotspot', unsaid: 'hotspot', yes: 'Toegestaan', no: 'Niet toegestaan' },
  topUp: { name: 'Aanvullen', unsaid: 'aanvullen', yes: 'Ja, zelfde eSIM', no: 'Nee' },
  idCheck: { name: 'ID-controle', unsaid: 'ID-controle', yes: 'Nodig', no: 'Geen' },
  unsaidSpeeds: 'snelheden',
  shelfLife: {
    name: 'Installeren binnen',
    unsaid: 'hoelang de installatie kan wachten',
    days: (days) => `${days} ${days === 1 ? 'dag' : 'dagen'}`,
  },
  fullSpeed: (amount) => `${amount} per dag`,
  atFullSpeed: (fast) => `op volle ${fast.length > 0 ? `${fast.join('- of ')}-` : 'netwerk'}snelheid`,
  slowSpeed: (speed) => `daarna ${speed}`,
  atSlowSpeed: (use) => `${use}, tot de reset na 24\u00A0uur`,
};
