import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './usage-words.ts';

const again =
  'Du kannst derselben eSIM einen neuen Tarif hinzufügen. Sie bleibt installiert, und du musst keinen Code mehr scannen.';
const waits =
  'Auf dieser eSIM wartet noch ein Tarif. Er übernimmt automatisch, wenn er dort gilt, wo du bist.';
const saves = 'Damit der Rest länger reicht, speichere Karten und Videos, solange du WLAN hast.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `80\u00A0% deiner Daten (${country}) sind verbraucht`,
    preview: (left, of) => `Du hast noch ${left} von ${of}.`,
    lead: (left, of, country) => `du hast noch etwa ${left} von ${of} in deinem Tarif (${country}).`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `Deine Daten (${country}) sind aufgebraucht`,
    preview: 'Füge derselben eSIM einen neuen Tarif hinzu, um online zu bleiben.',
    previewWithAnother: waits,
    lead: (of, country) =>
      `du hast alle ${of} deines Tarifs (${country}) aufgebraucht. Jetzt sind keine Daten mehr übrig.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'Was du tun kannst',
  plan: {
    title: 'Dein Tarif',
    esim: 'eSIM',
    iccid: (ending) => `ICCID-Endung ${ending}`,
    left: 'Daten übrig',
    leftOf: (left, of) => `${left} von ${of}`,
    nothingLeft: (of) => `0 MB von ${of}`,
    read: 'Stand',
    ends: 'Endet',
  },
  add: (plan, price) => `${plan} für ${price} hinzufügen`,
  addNote: (days) =>
    `Noch einmal derselbe Tarif, ${formatDays(days)}. Wenn sich sein Preis ändert, siehst du das an der Kasse, bevor du bezahlst.`,
  why: 'Wir schreiben dir einmal bei 80\u00A0% eines Tarifs und einmal, wenn er aufgebraucht ist.',
};
