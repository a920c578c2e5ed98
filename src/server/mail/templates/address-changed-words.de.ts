import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Deine Bestellung hat eine neue E-Mail-Adresse',
  preview: (order) =>
    `Bestellung ${order}. Wenn du nicht darum gebeten hast, antworte sofort auf diese E-Mail.`,
  lead: 'unser Support hat die E-Mail-Adresse deiner Bestellung geändert, weil jemand darum gebeten hat.',
  changed: { title: 'Was sich geändert hat', addresses: 'E-Mails gehen jetzt an' },
  means: {
    title: 'Was das bedeutet',
    text: 'Ab jetzt geht jede E-Mail zu dieser Bestellung, auch zu einer Erstattung, an die neue Adresse. Das hier ist die letzte, die du an diese Adresse bekommst.',
  },
  wasNotYou: 'Du hast nicht darum gebeten? Dann antworte sofort auf diese E-Mail.',
};
