import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './refund-words.tsx';

export const refundSections: typeof source.refundSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
}) => [
  ...(refundHours > 0 ? [changedYourMind(refundHours, supportEmail)] : []),
  ...(withdrawal ? [rightToWithdraw(legalName, legalAddress, supportEmail)] : []),
  {
    id: 'not-delivered',
    title: 'Si nous ne pouvons pas livrer',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Votre page de commande vous l’indique, et un e&#8209;mail aussi.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Si cela ne fonctionne pas',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Beaucoup de problèmes viennent simplement des réglages du téléphone, et le{' '}
          <Link to={paths.installationOnBoth()}>guide d’installation</Link> les explique. Sinon, écrivez à{' '}
          <EmailLink to={supportEmail} /> avec votre numéro de commande, votre modèle de téléphone et le pays
          où vous êtes.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Comment l’argent vous revient',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Qui nous sommes',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} exploite {brand}. Cette page fait partie des{' '}
        <Link to={paths.termsOfService()}>Conditions d’utilisation</Link>. Rien ici ne vous retire les droits
        que la loi vous donne.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Si vous changez d’avis',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          Nous demandons au réseau si l’eSIM a été utilisée, nous la reprenons et nous envoyons l’argent. Vous
          pouvez rendre une eSIM que vous avez installée mais jamais activée. Supprimez-la simplement de votre
          téléphone.
        </p>
        <p>
          Vous pouvez rendre de la même façon un forfait ajouté à une eSIM. L’eSIM et ses autres forfaits ne
          changent pas.
        </p>
      </>
    ),
  };
}

function rightToWithdraw(
  legalName: string,
  legalAddress: string | null,
  supportEmail: string,
): ArticleSection {
  return {
    id: 'withdrawal',
    title: withdrawalPromise.title,
    body: (
      <>
        <p>{withdrawalPromise.right}</p>
        <p>
          Pour vous rétracter, appuyez sur «&nbsp;<Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>
          &nbsp;» ici, au bas de chaque page, sur votre page de commande ou dans l’e&#8209;mail avec votre
          eSIM. Confirmez ensuite. Vous n’avez pas besoin de compte. {withdrawalPromise.otherWay}{' '}
          <EmailLink to={supportEmail} />
          {legalAddress && `, ou par lettre à ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
