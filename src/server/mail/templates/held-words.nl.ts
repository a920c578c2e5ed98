import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Je betaling wordt gecontroleerd',
    lead: {
      eSIM: ({ country, method }) =>
        `bedankt voor je bestelling van een eSIM voor ${named(country)}. De betaling met ${method} wordt nog gecontroleerd.`,
      plan: ({ country, method }) =>
        `bedankt voor je bestelling van een bundel voor ${named(country)}. De betaling met ${method} wordt nog gecontroleerd.`,
    },
    next: {
      eSIM: 'Dat kan een paar minuten duren, of een paar dagen bij een overboeking. Zodra de betaling is goedgekeurd, mailen we je je eSIM. Je hoeft niets te doen en niet nog een keer te betalen.',
      plan: 'Dat kan een paar minuten duren, of een paar dagen bij een overboeking. Zodra de betaling is goedgekeurd, voegen we de bundel toe aan je eSIM. Je hoeft niets te doen en niet nog een keer te betalen.',
    },
    action: 'Volg je bestelling',
    total: 'Wordt gecontroleerd',
  },
  denied: {
    subject: 'Je betaling is niet gelukt',
    lead: {
      eSIM: ({ country, method }) =>
        `de betaling met ${method} voor je eSIM voor ${named(country)} is gecontroleerd en niet gelukt.`,
      plan: ({ country, method }) =>
        `de betaling met ${method} voor je bundel voor ${named(country)} is gecontroleerd en niet gelukt.`,
    },
    next: {
      eSIM: 'We hebben geen geld ontvangen, dus de bestelling is geannuleerd. Wil je de eSIM nog steeds, bestel hem dan opnieuw en betaal op een andere manier.',
      plan: 'We hebben geen geld ontvangen, dus de bestelling is geannuleerd. Wil je de bundel nog steeds, bestel hem dan opnieuw en betaal op een andere manier.',
    },
    total: 'Niet afgeschreven',
  },
};
