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
    title: '제공하지 못한 경우',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>주문 페이지와 이메일로 알려 드립니다.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: '작동하지 않는 경우',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          많은 문제는 휴대폰 설정으로 해결되며, 그 방법은{' '}
          <Link to={paths.installationOnBoth()}>설치 가이드</Link>에 있습니다. 그래도 해결되지 않으면 주문
          번호, 휴대폰 기종, 현재 있는 국가를 적어 <EmailLink to={supportEmail} /> 주소로 이메일을 보내 주시기
          바랍니다.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: '환불 방법',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: '운영 회사',
    body: (
      <p>
        {legalName}
        {legalAddress && `(${legalAddress})`}에서 {brand} 서비스를 운영합니다. 이 페이지는{' '}
        <Link to={paths.termsOfService()}>이용약관</Link>의 일부입니다. 여기의 어떤 내용도 법률이 고객에게
        부여한 권리를 제한하지 않습니다.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: '마음이 바뀐 경우',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          회사는 사용 여부를 통신사에 확인하고 eSIM을 회수한 뒤 환불합니다. 설치했지만 한 번도 켜지 않은
          eSIM도 반품할 수 있습니다. 휴대폰에서 삭제하면 됩니다.
        </p>
        <p>
          eSIM에 추가한 요금제도 같은 방법으로 반품할 수 있습니다. eSIM과 다른 요금제는 그대로 유지됩니다.
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
          철회하려면 여기, 모든 페이지의 하단, 주문 페이지 또는 eSIM을 받은 이메일에서 ‘
          <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link>’ 링크를 누른 다음 확정하십시오. 계정은
          필요하지 않습니다. {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, 우편: ${legalName}, ${legalAddress}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
