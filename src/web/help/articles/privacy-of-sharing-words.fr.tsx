import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: 'Ce qui est conservé dans votre navigateur',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Mesures',
    body: (
      <>
        <p>
          Les pages signalent en combien de temps elles se sont chargées et si leur contenu a bougé. Un tel
          signalement indique le type de page et les chiffres. Il ne contient pas de cookie et n’est pas lié à
          vous.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              Nous utilisons aussi le service d’analyse de session d’une autre entreprise, pour les visiteurs
              qui l’autorisent. Son script voit quelles pages sont utilisées et comment. Nous ne le chargeons
              jamais au moment du paiement, sur vos pages de commande et de compte, là où vous vous connectez,
              ni là où une entreprise nous écrit.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Ce site n’utilise aucun service d’analyse d’une autre entreprise.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Qui d’autre reçoit des données',
    body: (
      <>
        <p>
          Nous ne communiquons des données qu’à ceux dont nous avons besoin pour fournir le service, et
          seulement celles qui sont nécessaires pour cela&nbsp;:
        </p>
        <ul>
          <li>
            <b>Les prestataires de paiement</b> (
            {paypal ? 'Stripe pour les cartes, PayPal' : 'Stripe pour les cartes'}) reçoivent le montant,
            votre nom et votre adresse e&#8209;mail et, directement de vous, les données de votre carte ou de
            votre compte. Ils sont eux-mêmes responsables de ces dernières.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>, le registre des numéros de TVA de l’Union européenne, reçoit le numéro de TVA d’une
              entreprise si vous nous en donnez un, pour le confirmer.
            </li>
          )}
          <li>
            <b>Le grossiste en eSIM</b> (eSIM Go) reçoit le forfait que vous avez commandé. Il ne reçoit ni
            votre nom ni votre adresse.
          </li>
          <li>
            <b>Les réseaux mobiles</b> que vous utilisez à l’étranger voient votre téléphone et l’eSIM, comme
            tout réseau, selon la loi de leur pays.
          </li>
          <li>
            <b>Les hébergeurs</b> exploitent les machines de la boutique et du serveur qui envoie nos
            e&#8209;mails. Ce que nous conservons et ce que nous vous écrivons passe donc par eux.
          </li>
          {google && (
            <li>
              <b>Un service de connexion</b> comme Google apprend que vous vous connectez avec lui, si vous le
              choisissez, et nous apprenons votre nom et votre adresse e&#8209;mail.
            </li>
          )}
          <li>
            <b>Les autorités et les tribunaux</b> reçoivent des données là où la loi l’exige.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Données dans d’autres pays',
    body: (
      <p>
        Nous sommes une entreprise américaine, et certains des destinataires cités ci-dessus travaillent dans
        d’autres pays. Si la loi de votre pays exige des garanties, telles que les clauses contractuelles
        types de l’Union européenne, le transfert repose sur elles. Utiliser une eSIM à l’étranger signifie
        que des réseaux sur place acheminent votre trafic.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Comment nous les protégeons',
    body: (
      <p>
        Les connexions à la boutique sont chiffrées. Nous chiffrons de nouveau les codes d’activation là où
        nous les conservons, gardons les mots de passe et les secrets de navigateur sous une forme
        irréversible, et n’ouvrons la page privée d’une commande qu’avec son lien. Gardez ce lien, et
        l’e&#8209;mail qui le contient, pour vous.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Vos droits',
    body: (
      <>
        <p>
          Vous pouvez demander ce que nous conservons sur vous, en obtenir une copie, le faire rectifier ou
          effacer, en limiter l’utilisation ou vous y opposer. Un e&#8209;mail à{' '}
          <EmailLink to={supportEmail} /> depuis l’adresse de votre achat suffit. Nous répondons dans un délai
          d’un mois. Les pièces comptables restent aussi longtemps que la loi nous oblige à les garder.
        </p>
        <p>
          Si vous pensez que nous traitons mal vos données, vous pouvez aussi saisir l’autorité de protection
          des données de votre lieu de résidence.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Enfants',
    body: (
      <p>
        La boutique s’adresse aux personnes de 18 ans et plus, et aux plus jeunes avec l’accord d’un parent ou
        d’un tuteur. Nous ne conservons pas sciemment de données d’enfants sans cet accord. Si cela arrive,
        dites-le-nous et nous les effacerons.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Modifications de cette politique',
    body: (
      <p>
        Nous pouvons modifier cette politique de temps à autre. Les changements importants sont publiés sur
        cette page, avec une nouvelle date de «&nbsp;Dernière mise à jour&nbsp;» en haut. Consultez-la
        régulièrement.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Écrivez à <EmailLink to={supportEmail} subject="Confidentialité" />, ou utilisez tout autre moyen
        indiqué sur la <Link to={paths.support()}>page Assistance</Link>.
      </p>
    ),
  },
];
