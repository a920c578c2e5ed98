import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { codeRefusals } from '../operators/pricing/code-refusal-words.ts';
import { noReplacementText, UNTRUE_WORDS } from '../operators/refusal-words.ts';
import { codesRefusal } from '../orders/order-acts.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { declineWords } from './decline-words.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';
import type * as source from './words.ts';

type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back:
    'Cette eSIM a été reprise. Vous ne pouvez plus y ajouter de données. Achetez une nouvelle eSIM.',
  unusable:
    'Cette eSIM n’est plus utilisable. Vous ne pouvez plus y ajouter de données. Achetez une nouvelle eSIM.',
  full: 'Cette eSIM a déjà autant de forfaits en attente que le réseau en autorise. Utilisez d’abord l’un d’eux.',
  no_fit: 'Ce forfait ne convient pas à cette eSIM. Choisissez-en un autre, ou achetez une nouvelle eSIM.',
  too_late:
    'Cette eSIM a déjà tant de forfaits de ce type en attente qu’un nouveau expirerait avant son tour. Achetez une nouvelle eSIM.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'une commande ou son argent est encore en route. Réessayez quand tout sera arrivé',
  disputed:
    'un paiement est contesté et ces données peuvent être nécessaires. Réessayez quand le litige sera tranché',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Cette image est trop lourde. Elle peut faire 8\u00A0Mo au plus.',
  format: 'Une image est un fichier JPEG, PNG ou WebP.',
  broken: 'Cette image est illisible. Choisissez un autre fichier.',
  too_many_pixels: 'Cette image a trop de pixels. Elle peut en avoir 60\u00A0millions au plus.',
  too_few_pixels: 'Cette image est trop petite. Il lui faut au moins 600 × 300\u00A0pixels.',
};

const WORDS: ProblemWords = {
  malformed: 'La requête est mal formée.',
  invalid_field: fieldWords,
  not_json: 'La requête doit être un objet JSON.',
  no_plain_field: 'Aucun champ de cette requête ne peut être une liste ou un objet.',
  field_too_long: ({ max }) => `Un champ de cette requête dépasse ${max}\u00A0caractères.`,
  name_too_long: ({ max }) => `Un nom est un texte de ${max}\u00A0caractères au plus.`,
  no_picture: 'Un compte n’a pas d’image.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'Le pays après lequel commencer n’existe pas.'
      : list === 'plans'
        ? 'Le forfait après lequel commencer n’existe pas.'
        : 'Le lieu après lequel commencer n’est pas dans la liste.',
  unnamed_order:
    'Désignez la commande par son identifiant ou son numéro, l’e-mail de l’acheteur, l’ICCID de son eSIM ou l’identifiant de son paiement chez le prestataire.',
  several_orders: ({ which }) =>
    `Plusieurs commandes correspondent (${which}). Désignez-en une par son identifiant ou son numéro.`,
  unknown_topic: ({ topics }) => `Ce thème n’existe pas. Les thèmes sont ${topics.join(', ')}.`,
  other_plan: 'Ce paiement concerne un autre forfait.',
  cannot_share_esim: 'Ces forfaits ne peuvent pas partager une eSIM. Achetez chacun avec sa propre eSIM.',
  other_address: 'Saisissez l’adresse e-mail de ce compte.',
  unproven_callback: 'Le rappel est illisible ou sa signature est fausse.',
  wrong_signature: 'La signature est fausse.',
  unreadable_event: 'L’événement est illisible.',

  unknown_plan: 'Ce forfait n’est plus disponible. Choisissez-en un autre.',
  consent_needed:
    'Cochez les deux cases sur la livraison immédiate et votre droit de rétractation. Si vous ne les voyez pas, rechargez la page. Rien n’a été débité.',
  wrong_password: 'Mot de passe incorrect',
  guessable_password: 'Ce mot de passe est trop faible',

  no_address: 'Cette adresse n’existe pas.',
  no_api_address: 'Cette adresse n’existe pas dans l’API.',
  no_country: 'Pays introuvable',
  no_region: 'Région introuvable',
  no_order: 'Cette commande n’existe pas.',
  no_case: 'Ce dossier n’existe pas.',
  no_sample: 'Ce modèle d’e-mail n’existe pas.',
  no_book_entry: 'Cette écriture n’existe pas dans nos registres.',
  credit_used_up:
    'Cela dépasserait le plafond de votre compte client. Écrivez-nous, nous trouverons une solution.',
  too_many_documents: ({ count, most }) =>
    `Cela fait ${count} documents. Un fichier en contient ${most} au plus. Choisissez moins de jours.`,
  no_dispute: 'Ce litige n’existe pas.',
  no_order_to_claim: 'Cette commande n’existe pas, ou elle est dans un autre compte.',
  no_esim: 'Cette eSIM n’existe pas.',
  no_codes: 'Ce forfait a été ajouté à une eSIM qui a déjà ses codes.',
  no_status: 'Le réseau n’a pas encore de statut pour cette eSIM.',
  not_on_network: 'Le réseau n’a plus cette eSIM. Écrivez-nous et nous réglerons cela.',
  no_invoice: 'Il n’y a pas encore de facture pour cela.',
  no_card: 'Cette carte n’existe pas dans ce compte.',
  no_session: 'Cet appareil est déjà déconnecté.',
  no_operator: 'Cet opérateur de la boutique n’existe pas.',
  no_token: 'Ce jeton d’API n’existe pas.',
  no_endpoint: 'Ce point de terminaison de webhook n’existe pas.',
  no_delivery: 'Cet envoi n’existe pas. La boutique les conserve pendant 30 jours.',
  no_channel: 'Ce canal d’alertes n’existe pas.',
  no_schedule: 'Cet export planifié n’existe pas.',
  no_mail_of_order: 'Cette commande n’a aucune eSIM à envoyer par e-mail.',
  no_account: 'Ce compte n’existe pas.',
  no_failed_job: 'Aucune tâche échouée ne correspond. La file les oublie au bout d’une heure.',
  no_customer: 'Ce client n’existe pas.',
  no_lead: 'Cette demande n’existe pas.',
  no_view: 'Cette vue n’existe plus. Quelqu’un l’a supprimée, ou elle appartient à une autre personne.',
  no_bulk_act:
    'Cette action groupée n’existe pas. Une simulation que personne ne lance est supprimée au bout d’un jour.',
  no_price_list: 'Cette liste de prix n’existe pas.',
  no_rate: ({ currency }) => `Il n’y a pas encore de taux de change pour ${currency}.`,
  wrong_ending: ({ currency, ending }) => `Un prix en ${currency} ne peut pas se terminer par ${ending}.`,
  no_held_price: 'Aucun prix à valider ne correspond.',
  no_approval: 'La décision est déjà prise ou n’est plus possible, ou le montant a changé.',
  no_promotion: 'Ce code promo n’existe pas.',
  no_place: 'Ce pays ou cette région n’existe pas.',
  no_place_plan: 'Ce forfait n’y existe pas.',
  no_sync: 'Cette synchronisation n’existe pas.',
  used_invitation:
    'Cette invitation a été utilisée, a expiré ou a été remplacée par une plus récente. Demandez-en une nouvelle.',
  used_link:
    'Ce lien ne fonctionne plus. Redemandez le remboursement et nous vous enverrons un nouveau lien.',
  no_offer: 'Cette offre n’existe pas ou n’est plus valable. Demandez-nous une nouvelle offre.',
  withdrawal_link:
    'Ce lien ne fonctionne pas. Ouvrez le lien complet de votre e-mail, ou saisissez votre numéro de commande.',
  no_payment: 'Ce paiement n’existe pas dans cette session de paiement.',

  signed_out: 'Connectez-vous d’abord.',
  sign_in_over: 'Votre session a expiré. Reconnectez-vous.',
  operator_signed_out: 'Connectez-vous à la console.',
  wrong_token: 'Ce jeton d’API est incorrect ou a été révoqué.',

  checkout_expired: 'Cette session de paiement a expiré. Rien n’a été débité.',
  not_paid: 'Le paiement n’a pas été terminé.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Rien n’a été débité.`,
  no_saved_card: 'Vous n’avez pas de carte enregistrée. Achetez le forfait sur la page de paiement.',
  saved_card_expired: 'Votre carte enregistrée a expiré. Achetez le forfait sur la page de paiement.',
  authentication_required:
    'Votre banque vous demande de confirmer ce paiement. Rien n’a été débité. Achetez le forfait sur la page de paiement.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `Cette boutique n’accepte pas ${name}. Rien n’a été débité. Payez par carte.`,

  price_changed: 'Le prix a changé. Vérifiez le nouveau total.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'Le prix ne correspond pas à ce paiement.',
  payment_mismatch: 'Ce paiement ne correspond pas à la commande. Notre équipe est prévenue.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Votre paiement ${isDone ? 'a été' : 'est en train d’être'} remboursé intégralement.`,
  already_paid: 'Cette session de paiement a déjà servi. Commencez-en une nouvelle.',
  still_checked: 'Un paiement de cette session est encore en cours de vérification.',
  changed_meanwhile: 'Ce paiement a été modifié dans une autre fenêtre. Réessayez.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way:
    'Une de vos commandes est encore en cours de livraison. Réessayez quand elle sera arrivée.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'Cette requête ne vient pas de nos propres pages.',
  buyer_blocked: ({ support_email: address }) =>
    `Nous ne vendons plus à cette adresse e-mail. Rien n’a été débité, et vos achats précédents restent à vous. Si vous pensez qu’il s’agit d’une erreur, écrivez à ${address}.`,
  account_blocked: ({ support_email: address }) =>
    `Ce compte est bloqué. Vos achats restent à vous. Si vous pensez qu’il s’agit d’une erreur, écrivez à ${address}.`,
  not_your_role: ({ role }) =>
    `Votre rôle (${role}) ne le permet pas. Un propriétaire peut vous en donner un autre.`,
  other_mailbox: ({ email }) =>
    `Cette invitation est destinée à ${email}. Connectez-vous avec cette adresse et confirmez-la.`,
  step_up_needed: 'Confirmez avec un code de votre application d’authentification ou une clé d’accès.',
  needs_person: 'Un jeton d’API ne permet pas cela. Une personne doit le faire dans la console.',
  wrong_code: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  wrong_passkey: 'Cette clé d’accès n’a pas été acceptée. Réessayez ou utilisez un code.',
  no_passkey: 'Vous n’avez pas cette clé d’accès.',
  changed_by_another: 'Quelqu’un d’autre a modifié cela entre-temps. Rien n’a été fait. Vérifiez de nouveau.',
  code_not_for_address:
    'Le code de cette commande ne peut pas servir avec cette adresse. Rien n’a été modifié. Choisissez une autre adresse.',
  approval_asked:
    'C’est plus que ce que vous pouvez verser sans accord. Vos collègues voient la demande pendant un jour sur leur tableau de bord et peuvent l’approuver.',
  own_approval: 'Vous avez fait cette demande vous-même\u00A0: c’est à un collègue de décider.',
  unconfirmed_prices: ({ count }) =>
    `L’aperçu signale ${count === 1 ? '1 forfait' : `${count} forfaits`}. Vérifiez-le, puis confirmez avec le nombre ${count}.`,
  promotion_exists: 'Un code de ce nom existe ou a existé. Choisissez un autre nom, ou modifiez ce code.',
  already_operator: 'Cette personne gère déjà la boutique.',
  unpaid_order: 'Cette commande n’a pas été payée.',
  erased_order: 'Cette commande a été effacée. Plus rien ne permet d’en identifier l’acheteur.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `Cet e-mail ne serait plus exact\u00A0: ${UNTRUE_WORDS[why]}. Rien n’a été envoyé.`,
  case_over: 'Ce dossier est réglé, car sa cause a disparu.',
  no_retry:
    'Ce remboursement ne peut pas être renvoyé. Il est en route, a été fait chez le prestataire de paiement, ou une banque décide du paiement.',
  answered_dispute: 'Ce litige a déjà été tranché ou reçu une réponse. On ne peut répondre qu’une fois.',
  not_staged: 'Préparez d’abord les preuves et lisez-les.',
  own_page_only: 'Ce prestataire de paiement n’accepte les réponses que sur sa propre page.',
  too_much_back: ({ left }) => `Il ne reste que ${left} de ce paiement. Rien n’a été remboursé.`,
  no_tax_owed:
    'La TVA de cette commande ne peut pas être remboursée\u00A0: rien n’est dû, ou un remboursement précédent n’a pas abouti. Rien n’a été remboursé.',
  all_is_no_part:
    'C’est tout ce qui reste. Choisissez un remboursement intégral, qui reprend l’eSIM, ou un geste commercial, qui la laisse.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way:
    'L’eSIM de cette commande est en train d’être reprise. Rien n’a été fait. Attendez que ce soit terminé.',
  last_owner: 'C’est le dernier propriétaire. Nommez d’abord un autre propriétaire.',
  last_factor:
    'Sans cette clé d’accès, vous ne pourriez plus ouvrir la console. Ajoutez-en d’abord une autre.',
  own_role: 'Personne ne peut changer son propre rôle ni se retirer. Demandez à un autre propriétaire.',
  runs_the_shop:
    'C’est le compte d’une personne qui gère la boutique. Un propriétaire peut d’abord la retirer dans «\u00A0Team\u00A0».',
  not_erasable: ({ why }) => `Rien n’a été effacé\u00A0: ${NOT_ERASABLE[why]}.`,
  too_large: 'La requête est trop volumineuse.',

  too_many_calls: ({ seconds }) => `Trop de requêtes. Réessayez dans ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `Trop de tentatives. Réessayez dans ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) => `Trop de codes erronés. Réessayez dans ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `Trop de codes promo erronés. Réessayez dans ${inMinutes(seconds)}, ou payez sans code.`,
  too_many_sign_ins: 'Trop de tentatives infructueuses. Réessayez plus tard',
  too_many_questions: ({ seconds }) =>
    `Cela fait beaucoup de questions. Réessayez dans ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'dans ce navigateur' : 'depuis votre connexion internet';
    const after = inMinutes(seconds);
    const next =
      ways.length === 0 ? `Réessayez dans ${after}` : `Payez avec ${oneOf(ways)}, ou réessayez dans ${after}`;
    return `Trop de cartes ont été refusées ${where}. Rien n’a été débité. ${next}.`;
  },
  too_many_downloads: ({ seconds }) => `Téléchargez-le de nouveau dans ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `Nous avons déjà envoyé plusieurs e-mails à ce sujet. Consultez votre messagerie, ou réessayez dans ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Vous avez déjà envoyé plusieurs demandes. Écrivez à ${address}, ou réessayez dans ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) => `Trop de pages sont ouvertes ici. Réessayez dans ${inMinutes(seconds)}.`,
  too_many_callbacks: 'Trop de rappels avec une fausse signature.',

  internal: 'Une erreur s’est produite',
  payments_down: 'Le service de paiement n’a pas répondu. Réessayez.',
  charge_not_made: 'Le service de paiement n’a pas répondu. Rien n’a été débité. Réessayez.',
  charge_unknown:
    'Le service de paiement n’a pas répondu. Nous ne savons pas encore si votre carte a été débitée. Si oui, nous vous enverrons votre eSIM par e-mail.',
  network_down: 'Le réseau ne répond pas en ce moment. Réessayez.',
  network_busy: 'Le réseau est saturé en ce moment. Réessayez.',
  shop_away:
    'Nous ne pouvons pas répondre pour l’instant. Réessayez dans un moment. Un achat n’est jamais débité deux fois.',
  too_many_listeners: ({ seconds }) =>
    `Trop de visiteurs sont connectés en ce moment. Réessayez dans ${inMinutes(seconds)}.`,
  signature_unchecked: 'La signature ne peut pas être vérifiée pour l’instant.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay ou Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' ou ');
}

/** After 'dans'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'une minute' : `${minutes}\u00A0minutes`;
}
