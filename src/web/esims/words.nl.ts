import { named } from '../../domain/language-words.nl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'eSIM verwijderen',
  keep: 'Behouden',
  text: (country, plan) =>
    `${country}, ${plan} verdwijnt uit je lijst. De eSIM blijft werken op je telefoon, en je vindt hem onder “Verborgen eSIM’s”. Dit is geen terugbetaling.`,
  failed: 'De eSIM kon niet worden verwijderd. Probeer het opnieuw.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'Je eSIM’s konden niet worden geladen',
  text: 'Je eSIM’s zijn veilig. Controleer je verbinding en probeer het opnieuw.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `Verborgen eSIM’s (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Terugzetten',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'De eSIM kon niet worden teruggezet. Probeer het opnieuw.',
    text: 'Hij staat nog onder “Verborgen eSIM’s”.',
  },
  hidden: (country) => `Je eSIM voor ${named(country)} is uit de lijst gehaald.`,
  undo: 'Ongedaan maken',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Nog geen eSIM’s',
  text: 'De eerste die je koopt, staat straks hier, klaar voor installatie.',
  browse: 'Bekijk bundels',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`Gekochte eSIM’s: ${count}`,
  countAloud: (count) => `${count} ${count === 1 ? 'eSIM' : 'eSIM’s'} gekocht`,
  more: (left) => `Meer eSIM’s tonen (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `Je bestelling voor ${named(country)} is terugbetaald`,
  coming: (amount, method, order) =>
    `${amount} van bestelling ${order} is onderweg${method === null ? ' naar je' : ` naar ${method}`}.`,
  sent: (amount, method, order) =>
    `${amount} van bestelling ${order} is teruggegaan naar ${method ?? 'je betaalmethode'}.`,
  order: 'Bekijk je bestelling',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `De betaling voor ${named(country)} wordt nog gecontroleerd`,
    text: (order) => `Bestelling ${order} wacht daarop.`,
  },
  paid: {
    eSIM: (country) => `Je eSIM voor ${named(country)} is onderweg`,
    plan: (country) => `Je extra data voor ${named(country)} is onderweg`,
    text: (order) =>
      `Bestelling ${order} is betaald. Je kunt deze pagina sluiten. We mailen je zodra alles er is.`,
  },
};
