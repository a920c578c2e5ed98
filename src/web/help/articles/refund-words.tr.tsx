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
    title: 'Teslim edemezsek',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>Bunu sipariş sayfanızda ve bir e‑postayla bildiririz.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'Çalışmazsa',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          Sorunların çoğu yalnızca telefon ayarlarıyla ilgilidir ve{' '}
          <Link to={paths.installationOnBoth()}>kurulum rehberinde</Link> anlatılır. Bunun dışında sipariş
          numaranız, telefon modeliniz ve bulunduğunuz ülke ile birlikte <EmailLink to={supportEmail} />{' '}
          adresine yazın.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Para nasıl iade edilir?',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'Biz kimiz?',
    body: (
      <p>
        {brand} şu şirket tarafından işletilir: {legalName}
        {legalAddress && `, ${legalAddress}`}. Bu sayfa{' '}
        <Link to={paths.termsOfService()}>Hizmet Şartlarının</Link> bir parçasıdır. Buradaki hiçbir şey
        kanunun size verdiği hakları elinizden almaz.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'Fikriniz değişirse',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          eSIM’in kullanılıp kullanılmadığını şebekeye sorar, eSIM’i geri alır ve parayı göndeririz.
          Kurduğunuz ama hiç açmadığınız bir eSIM’i de iade edebilirsiniz. Telefonunuzdan kaldırmanız
          yeterlidir.
        </p>
        <p>
          Bir eSIM’e eklediğiniz paketi de aynı şekilde iade edebilirsiniz. eSIM ve diğer paketleri olduğu
          gibi kalır.
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
          Caymak için buradan, her sayfanın altından, sipariş sayfanızdan veya eSIM’inizin geldiği e‑postadan{' '}
          <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link> bağlantısına basın. Ardından onaylayın.
          Üye olmanız gerekmez. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && ` (veya mektupla: ${legalName}, ${legalAddress})`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
