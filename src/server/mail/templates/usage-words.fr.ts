import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './usage-words.ts';

const again =
  'Vous pouvez ajouter un nouveau forfait à la même eSIM. Elle reste installée, sans code à scanner de nouveau.';
const waits =
  'Un autre forfait attend sur cette eSIM. Il prend le relais automatiquement s’il couvre l’endroit où vous êtes.';
const saves =
  'Pour faire durer le reste, téléchargez vidéos et cartes hors ligne tant que vous avez du Wi-Fi.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `Vous avez utilisé 80\u00A0% de vos données (${country})`,
    preview: (left, of) => `Il vous reste ${left} sur ${of}.`,
    lead: (left, of, country) => `il vous reste environ ${left} sur les ${of} de votre forfait (${country}).`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `Vous avez utilisé toutes vos données (${country})`,
    preview: 'Ajoutez un nouveau forfait à la même eSIM pour rester en ligne.',
    previewWithAnother: waits,
    lead: (of, country) =>
      `vous avez utilisé les ${of} de votre forfait (${country}). Il n’a plus de données.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'Ce que vous pouvez faire',
  plan: {
    title: 'Votre forfait',
    esim: 'eSIM',
    iccid: (ending) => `ICCID se terminant par ${ending}`,
    left: 'Données restantes',
    leftOf: (left, of) => `${left} sur ${of}`,
    nothingLeft: (of) => `0\u00A0Mo sur ${of}`,
    read: 'Mis à jour',
    ends: 'Fin',
  },
  add: (plan, price) => `Ajouter ${plan} pour ${price}`,
  addNote: (days) =>
    `C’est de nouveau le même forfait, pour ${formatDays(days)}. Si son prix change, la page de paiement vous le dit avant que vous payiez.`,
  why: 'Nous vous écrivons une fois à 80\u00A0% d’un forfait et une fois quand il est épuisé.',
};
