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
    title: 'Si no podemos entregar',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Lo verás en la página de tu pedido, y también te llegará un correo.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Si no funciona',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Muchos problemas son simples ajustes del teléfono, y la{' '}
          <Link to={paths.installationOnBoth()}>guía de instalación</Link> los explica. Si no es tu caso,
          escribe a <EmailLink to={supportEmail} /> con tu número de pedido, el modelo de tu teléfono y el
          país en el que estás.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Cómo vuelve el dinero',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Quiénes somos',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} gestiona {brand}. Esta página forma parte de las{' '}
        <Link to={paths.termsOfService()}>Condiciones del servicio</Link>. Nada de lo que se dice aquí te
        quita derechos que la ley te da.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Si cambias de idea',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          Preguntamos a la red si se ha usado, retiramos la eSIM y enviamos el dinero. Puedes devolver una
          eSIM que hayas instalado pero nunca activado. Solo tienes que eliminarla de tu teléfono.
        </p>
        <p>
          Un plan que hayas añadido a una eSIM se devuelve de la misma manera. La eSIM y sus otros planes se
          quedan como están.
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
          Para desistir, toca «<Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>» en este párrafo,
          al pie de cualquier página, en la página de tu pedido o en el correo con tu eSIM. Después,
          confírmalo. No necesitas cuenta. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, o por carta a ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
