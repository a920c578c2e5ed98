import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Häufige Fragen',
    description:
      'Antworten zu Reise-eSIMs: vor dem Kauf, beim Bezahlen, auf der Reise und danach, und welche Handys funktionieren.',
  },
  title: 'Fragen und Antworten',
  lead: (support) =>
    phrase`Alles über Kauf, Installation und Nutzung deiner eSIM. Brauchst du jetzt Hilfe? Dann geh zur ${support}.`,
  support: 'Hilfeseite',
  phones: 'Funktioniert es auf meinem Handy?',
  models: (checker) => phrase`Such dein Handy im ${checker}, der mehr als hundert Modelle kennt.`,
  checker: 'Gerätecheck',
  notAnswered: {
    title: 'Ist deine Frage nicht dabei?',
    text: (address) => phrase`Schreib an ${address}. Wir lesen E-Mails rund um die Uhr.`,
  },
};
