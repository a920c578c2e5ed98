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
    title: 'Se não conseguirmos entregar',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>A página do seu pedido avisa, e um e-mail também.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Se não funcionar',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Muitos problemas são só configurações do celular, e o{' '}
          <Link to={paths.installationOnBoth()}>guia de instalação</Link> explica como resolvê-los. Se não for
          o caso, escreva para <EmailLink to={supportEmail} /> com o número do pedido, o modelo do seu celular
          e o país em que você está.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Como o dinheiro volta',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Quem somos',
    body: (
      <p>
        A {legalName}
        {legalAddress && `, ${legalAddress},`} opera a {brand}. Esta página faz parte dos{' '}
        <Link to={paths.termsOfService()}>termos de serviço</Link>. Nada aqui tira direitos que a lei garante
        a você.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Se você mudar de ideia',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          Perguntamos à rede se o eSIM foi usado, cancelamos o eSIM e enviamos o dinheiro. Você pode devolver
          um eSIM que instalou mas nunca ativou. Basta removê-lo do seu celular.
        </p>
        <p>
          Um plano que você adicionou a um eSIM pode ser devolvido do mesmo jeito. O eSIM e os outros planos
          dele ficam como estão.
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
          Para desistir, toque em <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link> aqui, no rodapé
          de qualquer página, na página do seu pedido ou no e-mail com seu eSIM. Depois confirme. Não é
          preciso ter conta. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, ou por carta para ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
