import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `Wir können ${name} gerade nicht annehmen. Bitte bezahle mit Karte.`),
  sales:
    'Wir machen eine kurze Verkaufspause. eSIMs, die du schon hast, funktionieren weiter. Bitte schau etwas später wieder vorbei.',
  card: 'Kartenzahlung ist gerade nicht möglich. Bitte bezahle anders oder schau etwas später wieder vorbei.',
  wallets: 'Wir können Apple Pay, Google Pay und Link gerade nicht annehmen. Bitte bezahle anders.',
  top_ups:
    'Du kannst für kurze Zeit keine Daten hinzufügen. Deine eSIM funktioniert weiter. Bitte versuche es etwas später noch einmal.',
  refunds:
    'Erstattungen dauern gerade etwas länger als sonst. Deine ist vorgemerkt und wird automatisch ausgeführt.',
};
