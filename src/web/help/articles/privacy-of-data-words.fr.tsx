import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: 'Le responsable du traitement',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} exploite {brand} et décide de ce qu’il advient des données
        décrites ici. Écrivez à <EmailLink to={supportEmail} /> pour toute question sur cette page.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'En bref',
    body: (
      <ul>
        <li>Vous pouvez naviguer sans nous dire qui vous êtes, et acheter sans compte.</li>
        <li>
          Nous conservons ce qu’il faut pour vous vendre une eSIM, la livrer et en répondre par la suite.
        </li>
        <li>
          Les numéros de carte n’arrivent jamais dans nos systèmes. Nous ne conservons les codes d’activation
          que chiffrés.
        </li>
        <li>
          Nous ne voyons pas quels sites vous ouvrez avec une eSIM, seulement combien de données il reste.
        </li>
        <li>Nous ne vendons pas vos données.</li>
        <li>Ce dont nous n’avons plus besoin est effacé automatiquement chaque jour.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'Ce que nous conservons, et combien de temps',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Pourquoi, et sur quelle base légale',
    body: (
      <ul>
        <li>
          <b>Pour exécuter votre contrat&nbsp;:</b> achats, eSIM, comptes, connexions, et les e&#8209;mails à
          leur sujet.
        </li>
        <li>
          <b>Parce que la loi l’exige&nbsp;:</b> pièces comptables.
        </li>
        <li>
          <b>Parce que nous y avons un intérêt légitime qui ne porte pas atteinte aux vôtres&nbsp;:</b>{' '}
          compteurs contre les abus, messages des prestataires de paiement, partenaire qui a envoyé un
          acheteur, et journaux qui nous permettent de trouver les pannes. Les journaux de la boutique ne
          contiennent ni noms, ni adresses e&#8209;mail, ni adresses réseau.
        </li>
        <li>
          <b>Parce que vous y avez consenti&nbsp;:</b> demandes d’entreprise, actualités si vous les avez
          demandées, et cartes enregistrées. Vous pouvez retirer votre consentement à tout moment par
          e&#8209;mail, et supprimer une carte vous-même dans votre tableau de bord.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Actualités et offres',
    body: (
      <p>
        Si vous achetez avec le formulaire de paiement, nous pouvons vous écrire au sujet de forfaits
        semblables, sauf si vous y indiquez que vous ne le souhaitez pas. Nous conservons votre choix avec
        l’achat. Si vous payez avec un portefeuille, nous ne conservons aucun choix de ce type. Vous pouvez
        vous y opposer à tout moment par e&#8209;mail à <EmailLink to={supportEmail} />, et nous cesserons.
        Les e&#8209;mails sur vos propres commandes ne sont pas de la publicité et vous parviennent dans tous
        les cas.
      </p>
    ),
  },
];

function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
