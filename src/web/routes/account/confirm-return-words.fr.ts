import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'Rendre une eSIM',
    description: 'Confirme que vous souhaitez rendre une eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'Il a déjà servi, il est trop ancien ou incomplet. Redemandez le remboursement, et nous vous enverrons un nouveau lien.',
    esims: 'Voir mes eSIM',
  },
  title: (isTopUp) => (isTopUp ? 'Rendre ce forfait\u202F?' : 'Rendre cette eSIM\u202F?'),
  text: ({ number, country, plan, amount, isTopUp }) =>
    isTopUp
      ? `Commande ${number}\u00A0: ${country}, ${plan}. Nous reprenons définitivement le forfait, et remboursons ${amount} sur la carte ou le compte qui a servi à payer. Vous avez changé d’avis\u202F? Fermez cette page, et rien ne change.`
      : `Commande ${number}\u00A0: ${country}, ${plan}. Nous reprenons définitivement l’eSIM, et remboursons ${amount} sur la carte ou le compte qui a servi à payer. Vous avez changé d’avis\u202F? Fermez cette page, et rien ne change.`,
  agree: (amount, isTopUp) =>
    isTopUp ? `Rendre le forfait contre ${amount}` : `Rendre l’eSIM contre ${amount}`,
  busy: 'Veuillez patienter…',
  unchanged: 'Rien n’a été modifié.',
  asked: {
    title: 'Nous avons interrogé le réseau',
    paused: 'Votre retour est noté',
    text: (amount, isTopUp) =>
      isTopUp
        ? `Notre partenaire réseau décidera s’il reprend ce forfait. Dès que c’est fait, nous rembourserons ${amount} sur la carte ou le compte qui a servi à payer. Ne l’utilisez pas d’ici là.`
        : `Notre partenaire réseau décidera s’il reprend cette eSIM. Dès que c’est fait, nous rembourserons ${amount} sur la carte ou le compte qui a servi à payer. Ne l’utilisez pas d’ici là.`,
  },
  done: {
    title: 'Votre remboursement est en route',
    text: (amount, bankTime, isTopUp) =>
      `Nous remboursons ${amount} sur la carte ou le compte qui a servi à payer. ${bankTime} ${
        isTopUp ? 'Le forfait n’est plus sur l’eSIM.' : 'L’eSIM ne fonctionne plus.'
      }`,
    home: 'Aller à l’accueil',
  },
};
