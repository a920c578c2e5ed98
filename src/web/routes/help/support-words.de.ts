import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Hilfe',
    description: 'Erreiche einen Menschen per E-Mail oder Live-Chat und finde Antworten auf häufige Fragen.',
  },
  title: 'Hilfe',
  lead: 'Kommst du vor, auf oder nach deiner Reise nicht weiter? Ein echter Mensch antwortet dir.',
  service: 'Unser Versprechen',
  questions: 'Häufige Fragen',
  more: {
    text: (faq, guide) =>
      phrase`Mehr Antworten findest du unter ${faq} und jeden Schritt auf deinem Handy in der ${guide}.`,
    faq: 'Fragen und Antworten',
    guide: 'Installationsanleitung',
  },
};
