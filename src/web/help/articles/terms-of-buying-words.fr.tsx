import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: 'Qui nous sommes',
    body: (
      <>
        <p>
          {brand} est exploité par {legalName}
          {legalAddress && `, ${legalAddress}`} («&nbsp;nous&nbsp;»). Les présentes conditions s’appliquent
          dès que vous utilisez ce site, y achetez un forfait eSIM ou en utilisez un. Ce faisant, vous les
          acceptez. Sinon, n’utilisez pas le site.
        </p>
        <p>
          Si la loi de votre lieu de résidence donne aux consommateurs des droits qu’un contrat ne peut pas
          leur retirer, vous gardez ces droits quoi qu’il soit écrit ici.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Qui peut acheter',
    body: (
      <p>
        Vous devez avoir au moins 18 ans, ou l’accord d’un parent ou d’un tuteur qui accepte ces conditions
        pour vous. Si vous achetez pour une entreprise, vous confirmez que vous pouvez agir en son nom.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Ce que vous achetez',
    body: (
      <>
        <p>
          Un forfait est une quantité prépayée de données mobiles pour un pays ou une région désignés et un
          nombre fixe de jours, livrée sous forme d’eSIM. Il ne comprend que des données, sans numéro de
          téléphone, appels ni SMS.
        </p>
        <p>
          La page d’un forfait indique combien vous obtenez, pour combien de jours, à quel débit lorsque nous
          le connaissons, quand les jours commencent et si vous pouvez le recharger. Les forfaits nommés
          Illimité n’ont pas de limite totale. Ils indiquent combien vous obtenez par jour à pleine vitesse et
          quel est le débit ensuite.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Votre téléphone',
    body: (
      <p>
        Votre téléphone doit être compatible eSIM et débloqué. Il vous appartient de le vérifier avant
        d’acheter. Le <Link to={paths.deviceChecker()}>vérificateur de compatibilité</Link> liste des modèles,
        mais ce sont les réglages de votre téléphone qui ont le dernier mot. Certains modèles sont vendus sans
        eSIM dans certains pays.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Prix, commandes et paiement',
    body: (
      <>
        <p>
          Vous payez dans la devise affichée lors du paiement.{' '}
          {feePolicy === 'included'
            ? 'Le prix d’un forfait est ce que vous payez, quel que soit le moyen de paiement choisi.'
            : 'La page de paiement affiche le prix du forfait, les frais de traitement du moyen de paiement choisi et le total avant que vous payiez.'}{' '}
          Nous ne facturons rien de plus, et rien ne se renouvelle automatiquement. {taxesIn(chargesTax)}
        </p>
        <p>
          Votre commande est une offre, et le contrat est conclu lorsque votre paiement a abouti. Si un prix
          change pendant votre paiement, nous vous montrons le nouveau et vous redemandons votre accord. Une
          erreur de prix manifeste ne nous engage pas. Nous annulons alors la commande et vous remboursons
          intégralement.
        </p>
        <p>
          Les paiements sont traités par des prestataires de paiement selon leurs propres conditions. Si vous
          contestez un débit auprès de votre banque, écrivez-nous aussi. La plupart des litiges se règlent
          plus vite ainsi.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Livraison',
    body: (
      <>
        <p>
          Votre eSIM arrive par e&#8209;mail, avec un QR code et des codes d’activation, et se trouve sur la
          page privée de votre commande. Cela prend généralement une minute environ. Indiquez une adresse dont
          vous lisez les messages. Toute personne qui a les codes peut installer l’eSIM.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Installation et validité',
    body: (
      <p>
        Un QR code et ses codes manuels fonctionnent une seule fois, sur un seul téléphone. Supprimer l’eSIM
        de votre téléphone peut la rendre inutilisable. L’installer ne fait pas démarrer le forfait. Les jours
        de la plupart des forfaits commencent à la première connexion de votre téléphone à destination, comme
        le forfait l’indique. Les données qui restent à la fin des jours sont perdues, et si le forfait fixe
        une date limite pour débuter et que vous ne l’utilisez pas d’ici là, il expire.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Remboursements',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Tout est dans notre <Link to={paths.refundPolicy()}>Politique de remboursement</Link>, qui fait
          partie des présentes conditions.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Autres offres',
    body: (
      <p>
        L’abonnement mensuel que mentionne le <Link to={paths.installation()}>guide d’installation</Link> est
        une offre distincte, avec ses propres conditions. Un forfait acheté ici ne devient jamais un
        abonnement.
      </p>
    ),
  },
];
