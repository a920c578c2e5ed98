import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Tarifdetails',
  unlimited: 'Unbegrenzte Daten',
  planPrice: (price) => `Tarifpreis ${price}`,
  unitPrice: (price, unit) => `${price} pro ${unit === 'day' ? 'Tag' : unit}`,
  buy: 'Diesen Tarif kaufen',
  signInToBuy: 'Zum Kaufen anmelden',
  country: 'Land',
  duration: 'Dauer',
  network: 'Netz',
  autoStart: { name: 'Autostart', on: 'An', off: 'Aus' },
  description: 'Beschreibung des Netzpartners',
  summary: 'Vertrags\u00ADzusammenfassung',
  type: 'Tarifart',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Unbegrenzt')
          .replace(/^Fixed$/, 'Datenpaket')
          .replace(/^Long Duration$/, 'Lange Gültigkeit'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'Was du wirklich bekommst',
  unsaid: (what) => `Dazu sagt unser Netzpartner nichts: ${listed(what)}.`,
  daysStart: {
    name: 'Tage beginnen',
    unsaid: 'Beginn der Tage',
    firstUse: (place) => `Bei erster Nutzung (${place})`,
    purchase: 'Beim Kauf',
  },
  hotspot: { name: 'Hotspot', unsaid: 'Hotspot', yes: 'Erlaubt', no: 'Nicht erlaubt' },
  topUp: { name: 'Aufladung', unsaid: 'Aufladung', yes: 'Ja, dieselbe eSIM', no: 'Nein' },
  idCheck: { name: 'Ausweisprüfung', unsaid: 'Ausweisprüfung', yes: 'Nötig', no: 'Keine' },
  unsaidSpeeds: 'Geschwindigkeiten',
  shelfLife: {
    name: 'Installierbar',
    unsaid: 'Frist zum Installieren',
    days: (days) => `${days} ${days === 1 ? 'Tag' : 'Tage'} lang`,
  },
  fullSpeed: (amount) => `${amount} am Tag`,
  atFullSpeed: (fast) =>
    `mit voller ${fast.length > 0 ? `${fast.join('/')}-Geschwindigkeit` : 'Geschwindigkeit'}`,
  slowSpeed: (speed) => `danach ${speed}`,
  atSlowSpeed: (use) => `${use}, bis die 24\u00A0h um sind`,
};
