import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Un achat',
    holds:
      'Nom et adresse e\u2011mail, une deuxième adresse si vous en avez donné une, le forfait, son prix, votre moyen de paiement et la référence du prestataire de paiement, les dates et heures, le partenaire qui vous a envoyé, le cas échéant, et une forme brouillée du cookie d’invité, qui indique quel navigateur l’a acheté.',
    until: `Jusqu’à ${formatSpan(RETENTION.guestPurchase)} après l’achat sans compte, ou aussi longtemps que le compte. Ensuite, tout ce qui permet de vous identifier est effacé, et seules les données comptables restent.`,
  },
  {
    what: 'Un paiement non terminé',
    holds: 'Les mêmes données, dans la mesure où vous les avez remplies et envoyées.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'Une eSIM',
    holds: 'Son numéro (ICCID), ses codes sous forme chiffrée, son forfait et les données restantes.',
    until:
      'Aussi longtemps que son achat. Ensuite, les codes sont effacés, et le numéro reste avec les pièces comptables.',
  },
  {
    what: 'La rétractation d’un contrat',
    holds:
      'Le nom et l’adresse e\u2011mail que vous indiquez, le moment où nous l’avons reçue, et la suite donnée. Ce que vous avez accepté lors du paiement sur la livraison immédiate, et quand.',
    until:
      'Aussi longtemps que son achat. Ensuite, nous effaçons le nom et l’adresse, et seul le fait de la rétractation reste avec les pièces comptables.',
  },
  {
    what: 'Un compte',
    holds:
      'Nom, adresse e\u2011mail, si l’adresse est confirmée, la langue choisie ou celle de l’achat, votre mot de passe sous une forme irréversible, ou le numéro sous lequel un service de connexion vous connaît.',
    until: `Jusqu’à ${formatSpan(RETENTION.account)} après votre dernière interaction, ou jusqu’à ce que vous le supprimiez.`,
  },
  {
    what: 'Une carte enregistrée',
    holds:
      'Le fait que vous l’ayez demandé, et le numéro sous lequel Stripe vous connaît. Stripe garde la carte elle-même, et nous en voyons la marque, les quatre derniers chiffres et la date d’expiration.',
    until: 'Jusqu’à ce que vous la supprimiez ou supprimiez votre compte. Stripe la supprime alors aussi.',
  },
  {
    what: 'Une connexion',
    holds:
      'Quand une session a commencé, quand elle a servi pour la dernière fois, et dans quel type de navigateur. Elle n’a pas d’adresse réseau.',
    until:
      'Jusqu’à votre déconnexion, 7\u00A0jours après sa dernière utilisation, ou 30\u00A0jours après votre connexion.',
  },
  {
    what: 'Nos e\u2011mails',
    holds:
      'Le fait qu’un e\u2011mail a été envoyé, de quel type, quand et à quelle adresse. Nous n’en gardons pas le texte.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'Une demande d’entreprise',
    holds:
      'Ce que vous écrivez dans le formulaire, si vous avez demandé des actualités, votre consentement, l’heure, le type de navigateur, et où en est notre réponse.',
    until: `Jusqu’à ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Les messages des prestataires de paiement',
    holds: 'Leur numéro, leur type et le paiement dont il s’agit, mais aucun nom.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Un blocage',
    holds:
      'L’adresse e\u2011mail d’une personne à qui nous ne vendons plus, par exemple après une fraude, depuis quand, et pourquoi.',
    until:
      'Jusqu’à ce que nous le levions, même après avoir effacé le reste, car l’effacer reviendrait à le lever.',
  },
  {
    what: 'Les compteurs contre les abus',
    holds:
      'Combien de fois quelque chose a été tenté depuis une adresse réseau ou pour un compte, tous deux sous une forme irréversible.',
    until: 'Environ un jour.',
  },
  {
    what: 'Les recherches sans résultat',
    holds:
      'Ce qui a été saisi, en 40\u00A0lettres au plus et sans chiffre ni @, pour apprendre de nouveaux noms à la recherche. Nous y joignons un nombre de 0 à 255 que partagent des milliers de navigateurs. Il nous dit si plusieurs personnes cherchent le même lieu, pas qui elles sont. Nous ne gardons ni cookie ni adresse réseau.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'Les pièces comptables',
    holds:
      'Montants, dates, forfaits, références de paiement et de remboursement, factures et avoirs tels qu’ils ont été émis. Votre nom et votre adresse e\u2011mail n’y restent qu’aussi longtemps que nous gardons votre achat. Ensuite, nous les y effaçons aussi.',
    until:
      'Aussi longtemps que le droit fiscal et comptable nous y oblige, même après avoir effacé le reste.',
  },
  {
    what: 'Les éléments relatifs à la TVA',
    holds:
      'Si le prix comprend la TVA\u00A0: le pays de votre carte, celui de l’adresse transmise avec votre paiement, celui de votre adresse réseau et celui de votre eSIM, ainsi que le montant de la taxe. Ni nom ni adresse.',
    until: `${formatSpan(RETENTION.taxFacts)} après la fin de l’année de l’achat, parce que le droit de l’UE l’exige, même après l’effacement du reste.`,
  },
];
