import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Votre compte',
    body: (
      <p>
        Vous pouvez acheter sans compte. Si vous en avez un, gardez son mot de passe pour vous, utilisez votre
        propre adresse e&#8209;mail, et prévenez-nous si quelqu’un d’autre y accède. Vous pouvez cesser de
        l’utiliser à tout moment. Nous pouvons fermer un compte utilisé contrairement aux présentes
        conditions. Les eSIM que vous avez payées continuent de fonctionner jusqu’à la fin de leurs jours,
        sauf si la loi l’interdit.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Utilisation acceptable',
    body: (
      <>
        <p>
          Utilisez les forfaits et ce site pour ce à quoi ils servent. En particulier, il est interdit&nbsp;:
        </p>
        <ul>
          <li>d’enfreindre la loi du pays où vous êtes, ou les droits d’autrui&#8239;;</li>
          <li>
            d’envoyer du spam, de diffuser des logiciels malveillants, ou de perturber des réseaux ou leur
            utilisation par d’autres&#8239;;
          </li>
          <li>
            de revendre des forfaits, ou de les utiliser dans des machines qui échangent des données
            d’elles-mêmes, sans notre accord&#8239;;
          </li>
          <li>de payer avec une carte ou un compte qui n’est pas à vous&#8239;;</li>
          <li>
            de contourner les limites du site, ou d’en extraire des données au point de le ralentir pour les
            autres.
          </li>
        </ul>
        <p>
          Les réseaux peuvent ralentir ou couper les connexions utilisées ainsi. Nous pouvons alors bloquer un
          forfait. Si c’était une erreur de notre part, nous compensons ce dont vous avez été privé.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Réseaux de tiers',
    body: (
      <p>
        Votre connexion passe par des réseaux mobiles locaux que nous n’exploitons pas. La couverture et le
        débit dépendent du lieu, du bâtiment, de votre téléphone et du nombre de personnes connectées. Des
        travaux, des pannes et des décisions officielles peuvent l’interrompre. Ne comptez pas sur une seule
        eSIM de voyage là où une vie ou beaucoup d’argent dépend du fait d’être joignable. Les appels
        d’urgence passent par votre propre SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Le site et son contenu',
    body: (
      <p>
        Les textes, images et marques de ce site appartiennent à {legalName} ou à ceux qui nous autorisent à
        les utiliser. Le logiciel de la boutique est libre, sous sa propre licence. Vous pouvez faire un lien
        vers ce site et nous citer, mais pas vous faire passer pour nous.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Responsabilité',
    body: (
      <>
        <p>
          Notre responsabilité est illimitée là où la loi le prévoit, par exemple en cas de faute
          intentionnelle, de négligence grave, de fraude et d’atteinte à la vie, à l’intégrité physique ou à
          la santé.
        </p>
        <p>
          Pour le reste, notre responsabilité pour tout ce qui découle du site et des forfaits est limitée,
          toutes réclamations confondues, aux sommes que vous nous avez payées au cours des 12 derniers mois.
          Nous ne répondons ni des dommages indirects, ni des pertes de bénéfices ou d’affaires, ni des actes
          des réseaux, des téléphones ou des prestataires de paiement, dans la mesure où la loi permet une
          telle limite.
        </p>
        <p>
          Le site et les forfaits sont fournis en l’état. Nous promettons ce que disent les présentes
          conditions, et rien au-delà.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Fin d’un forfait et force majeure',
    body: (
      <p>
        Un forfait se termine avec ses jours ou ses données. Ni vous ni nous ne répondons de ce que nous ne
        pouvons pas maîtriser, comme les catastrophes naturelles, la guerre, les grèves ou les pannes des
        réseaux publics. Si un tel événement nous empêche de livrer, vous êtes remboursé.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Confidentialité',
    body: (
      <p>
        Notre <Link to={paths.privacy()}>politique de confidentialité</Link> dit ce que nous conservons sur
        vous, pourquoi, et combien de temps.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Droit applicable et litiges',
    body: (
      <>
        <p>
          Écrivez-nous d’abord. La plupart des choses se règlent par e&#8209;mail. À défaut, le droit du lieu
          des États-Unis où {legalName} a son siège social s’applique, et les tribunaux de ce lieu sont
          compétents. Les consommateurs qui résident ailleurs conservent la protection de la loi et des
          tribunaux de leur propre pays là où cette loi le prévoit.
        </p>
        <p>Si une partie des présentes conditions n’est pas valable, le reste s’applique toujours.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Modifications de ces conditions',
    body: (
      <p>
        Nous pouvons modifier les présentes conditions. Nous publions les changements sur cette page, avec une
        nouvelle date en haut, et ils s’appliquent à ce que vous achetez ensuite. Pour un forfait que vous
        avez déjà, les conditions du jour de l’achat restent applicables.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Écrivez à <EmailLink to={supportEmail} /> au sujet de ces conditions.
      </p>
    ),
  },
];
