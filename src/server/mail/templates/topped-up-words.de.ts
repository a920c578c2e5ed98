import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Dein Tarif (${country}) ist auf deiner eSIM`,
  preview: 'Du musst nichts installieren. Er startet von selbst.',
  lead: (starts) =>
    `du musst nichts installieren. Die eSIM auf deinem Handy hat den neuen Tarif schon. ${starts}`,
  startsBehind: 'Er startet, wenn der erste endet.',
  startsAfter: (moment) => `Er startet nach dem ${moment}, wenn derselbe Tarif auf dieser eSIM endet.`,
  advice: {
    title: 'Gut zu wissen',
    text: 'Lass die eSIM auf dem Handy und das Daten-Roaming eingeschaltet.',
  },
  iccid: 'Hinzugefügt zu ICCID',
};
