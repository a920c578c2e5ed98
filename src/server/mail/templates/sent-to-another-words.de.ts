import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'Deine eSIM ging an eine andere Adresse',
  preview: (order) =>
    `Bestellung ${order}. Wenn du nicht darum gebeten hast, antworte sofort auf diese E-Mail.`,
  lead: 'unser Support hat die E-Mail mit deiner eSIM an eine andere Adresse geschickt, weil jemand darum gebeten hat.',
  sent: { title: 'Was geschickt wurde', addresses: 'Geschickt an' },
  changes: {
    title: 'Was sich dadurch ändert',
    text: 'Sonst ändert sich nichts. Die Bestellung gehört weiter dir. Alles andere dazu, auch eine Erstattung, kommt nur an diese Adresse.',
  },
  wasNotYou: 'Du hast nicht darum gebeten? Antworte sofort auf diese E-Mail.',
};
