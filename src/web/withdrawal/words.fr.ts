import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Renoncer au contrat',
  lead: 'De quelle commande s’agit-il\u202F? Son numéro est dans l’e\u2011mail avec votre eSIM, avec un lien direct vers l’étape suivante.',
  number: 'Numéro de commande',
  numberHint: 'Par exemple SP-7F3K-92QD',
  email: 'Adresse e\u2011mail de la commande',
  next: 'Continuer',
  noNumber: 'Saisissez le numéro de votre commande, par exemple SP-7F3K-92QD',
  otherWay: (mail) =>
    phrase`Vous n’avez pas le numéro\u202F? Écrivez à ${mail} que vous vous rétractez. Cela compte aussi.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'Vos commandes',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. Vous pouvez vous rétracter jusqu’au ${until}.`,
  choose: 'Se rétracter',
  chooseOf: (number) => `Se rétracter de la commande ${number}`,
  other: 'C’est une autre commande\u202F? Saisissez son numéro et son adresse.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'Consultez vos e\u2011mails',
  text: (days) =>
    `S’il existe une commande avec ce numéro et cette adresse, un e\u2011mail avec un lien vers la dernière étape est en route. Le lien fonctionne ${days}\u00A0jours, et votre rétractation compte dès maintenant.`,
  again: 'Essayer un autre numéro',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    isTopUp
      ? `Nous reprenons définitivement le forfait, et remboursons ${amount} sur la carte ou le compte qui a servi à payer. S’il a été activé ou utilisé, nous examinerons la demande et vous écrirons.`
      : `Nous reprenons définitivement l’eSIM, et remboursons ${amount} sur la carte ou le compte qui a servi à payer. Si elle a été activée ou utilisée, nous examinerons la demande et vous écrirons.`,
  contract: 'Je me rétracte de ce contrat',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`Vous pouvez vous rétracter jusqu’au ${until}.`,
  name: 'Votre nom',
  email: 'Où vous le confirmer',
  emailHint: 'Nous y envoyons l’accusé de réception, ainsi qu’à l’adresse de la commande.',
  noName: 'Saisissez votre nom',
  confirm: withdrawalPromise.confirm,
  failed: 'Rien n’a été modifié.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Vous vous êtes rétracté de ce contrat',
  received: (number, at) =>
    phrase`Nous avons reçu votre rétractation (commande ${number}) le ${at}. Vous recevrez l’accusé de réception par e\u2011mail.`,
  next: {
    undelivered: (isTopUp) =>
      isTopUp
        ? 'Votre forfait est en cours de commande. Dès que c’est fait, nous le reprendrons, et le remboursement suivra automatiquement.'
        : 'Votre eSIM est en cours de commande. Dès que c’est fait, nous la reprendrons, et le remboursement suivra automatiquement.',
    received: (isTopUp) =>
      isTopUp
        ? 'Le réseau ne répond pas pour l’instant. Dès qu’il répondra, nous reprendrons le forfait, et le remboursement suivra automatiquement.'
        : 'Le réseau ne répond pas pour l’instant. Dès qu’il répondra, nous reprendrons l’eSIM, et le remboursement suivra automatiquement.',
    asked: (isTopUp) =>
      isTopUp
        ? 'Notre partenaire réseau décidera s’il reprend ce forfait. Le remboursement suivra aussitôt. Ne l’utilisez pas d’ici là.'
        : 'Notre partenaire réseau décidera s’il reprend cette eSIM. Le remboursement suivra aussitôt. Ne l’utilisez pas d’ici là.',
    refunding: () => 'Votre remboursement est en route.',
    refunded: () => 'Vous avez été remboursé sur le moyen de paiement utilisé.',
  },
  all: (amount) => `Vous serez remboursé de ${amount}, soit tout ce que vous avez payé.`,
  rest: (amount, before) =>
    `Vous serez remboursé de ${amount}. Avec le montant de ${before} déjà remboursé, c’est tout ce que vous avez payé.`,
  before: (before) => `Le montant de ${before} que vous aviez payé a déjà été remboursé.`,
  refused:
    'Il n’y a pas de remboursement automatique ici. Une vraie personne examinera la demande et vous écrira.',
  home: 'Aller à l’accueil',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'Il n’y a pas de contrat',
  returned: 'Cette commande a déjà été remboursée',
  too_late: 'Le délai de rétractation est passé',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Ce lien ne fonctionne pas',
  text: 'Il est trop ancien ou incomplet. Saisissez votre numéro de commande, et nous vous enverrons un nouveau lien.',
  byNumber: 'Saisir votre numéro de commande',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'Remboursements',
  text: 'Notre politique de remboursement dit quand vous êtes remboursé et comment le demander.',
};

export const checkingWords: string = 'Recherche de votre commande…';
