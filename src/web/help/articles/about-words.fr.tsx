import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'Simplicité', meaning: 'Choisir, payer, installer. Nous laissons de côté tout le reste.' },
  {
    name: 'Fiabilité',
    meaning:
      'Une commande payée aboutit à une eSIM qui fonctionne ou à un remboursement. Il n’y a rien entre les deux.',
  },
  {
    name: 'Innovation',
    meaning:
      'Quand les téléphones apprennent quelque chose qui vous épargne une étape, nous l’utilisons, comme l’installation en un geste.',
  },
  {
    name: 'Transparence',
    meaning:
      'La page de chaque forfait dit ce que vous paierez au final. Chaque forfait indique son débit et quand ses jours commencent, et ce que nous ne savons pas, nous le disons.',
  },
  {
    name: 'Écoute du client',
    meaning: 'Vous écrivez, à toute heure, à des personnes qui peuvent voir votre commande et agir.',
  },
  {
    name: 'Liberté',
    meaning:
      'Ici, pas besoin de compte. Aucun forfait ne se renouvelle ni ne vous engage. Votre propre SIM reste dans votre téléphone.',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: 'L’entreprise en bref',
    body: (
      <>
        <p>
          {brand} vend des données de voyage prépayées sous forme d’eSIM, avec des forfaits pour un seul pays
          ou pour toute une région, dans plus de 200 pays. Vous choisissez un forfait, payez une fois, et
          l’installez sur le téléphone que vous avez déjà. Pas de comptoir, pas de carte en plastique, pas
          d’engagement.
        </p>
        <p>
          Nos clients sont des voyageurs qui veulent pouvoir se repérer dès l’atterrissage, et des entreprises
          qui envoient du monde à l’étranger et veulent en connaître le coût à l’avance.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Notre mission',
    body: (
      <p>
        Nous voulons qu’être en ligne à l’étranger soit aussi ordinaire que chez soi. Pour cela, il faut un
        prix visible avant le paiement, une installation à la portée d’une personne fatiguée dans un aéroport,
        et l’aide de vraies personnes en cas de problème.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Notre histoire',
    body: (
      <p>
        {legalName} a été fondée en 2025. Tout est parti d’un simple agacement. Les téléphones savaient tout
        faire, et pourtant la première heure dans un nouveau pays passait encore à chercher un réseau, un
        kiosque ou un mot de passe. Les téléphones avaient appris à accepter une eSIM, mais en acheter une
        restait compliqué. Nous avons donc créé une boutique où cela prend une minute.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Notre fonctionnement',
    body: (
      <>
        <p>
          Nous n’exploitons pas de réseaux mobiles. Nous achetons des données à un grossiste dont les accords
          ouvrent l’accès à des réseaux locaux du monde entier, et les vendons en forfaits à durée et à prix
          fixes. Votre téléphone utilise alors les mêmes antennes que les habitants.
        </p>
        <p>
          Dès que vous avez payé, votre commande part chez notre partenaire. Votre eSIM vous arrive par
          e&#8209;mail, avec un QR code et des codes d’activation, et sur sa propre page. Si nous ne pouvons
          pas la livrer, nous vous remboursons intégralement sans que vous ayez à le demander.
        </p>
        <p>
          Des prestataires de paiement traitent votre paiement, et les numéros de carte ne passent jamais par
          nos systèmes. Notre <Link to={paths.privacy()}>politique de confidentialité</Link> dit ce que nous
          conservons, et pendant combien de temps.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Informations légales',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Raison sociale</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Création</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Activité</dt>
          <dd>Opérateur d’eSIM établi aux États-Unis</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Adresse</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Marque</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Nos principes',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Écrivez à <EmailLink to={supportEmail} /> au sujet d’un forfait ou d’une commande. Nous lisons les
          e&#8209;mails 24 heures sur 24, et la <Link to={paths.support()}>page Assistance</Link> donne les
          horaires du chat en direct.
        </p>
        <p>
          Vous avez besoin d’eSIM pour une équipe ou une entreprise&#8239;? Écrivez-nous sur la{' '}
          <Link to={paths.businessContact()}>page Entreprises</Link>. Nous répondons {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
