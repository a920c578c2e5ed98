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
    title: '회사와 약관의 적용',
    body: (
      <>
        <p>
          {legalName}({legalAddress && `${legalAddress}, `}이하 “회사”)에서 {brand} 서비스를 운영합니다. 이
          약관은 이 사이트를 이용하거나, 여기에서 eSIM 요금제를 구매하거나 사용할 때 언제나 적용됩니다.
          이용하거나 구매하면 이 약관에 동의한 것으로 봅니다. 동의하지 않는 경우 사이트를 이용하지 마십시오.
        </p>
        <p>
          고객이 거주하는 곳의 법률이 계약으로 제한할 수 없는 소비자의 권리를 인정하는 경우, 이 약관의 내용과
          관계없이 그 권리는 유지됩니다.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: '구매할 수 있는 사람',
    body: (
      <p>
        구매하려면 만 18세 이상이거나, 고객을 대신해 이 약관에 동의하는 부모 또는 보호자의 동의가 있어야
        합니다. 기업을 위해 구매하는 경우, 그 기업을 대리할 권한이 있음을 확인하는 것으로 봅니다.
      </p>
    ),
  },
  {
    id: 'service',
    title: '상품의 내용',
    body: (
      <>
        <p>
          요금제는 지정된 국가 또는 지역에서 정해진 일수 동안 사용하는 선불 모바일 데이터이며, eSIM으로
          제공됩니다. 데이터 전용이며 전화번호, 통화, 문자 메시지는 포함되지 않습니다.
        </p>
        <p>
          요금제 페이지에는 데이터양, 일수, 알려진 경우 속도, 기간이 시작되는 시점, 데이터 추가 가능 여부가
          표시됩니다. “무제한” 요금제에는 총량 제한이 없습니다. 매일 최고 속도로 사용할 수 있는 양과 그 이후의
          속도는 요금제에 표시되어 있습니다.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: '고객의 휴대폰',
    body: (
      <p>
        휴대폰은 eSIM을 지원하고 통신사 잠금이 해제되어 있어야 합니다. 구매 전에 이를 확인하는 것은 고객의
        책임입니다. <Link to={paths.deviceChecker()}>호환 기기 확인</Link>에서 기종을 찾아볼 수 있으며,
        최종적으로는 휴대폰의 설정이 기준이 됩니다. 일부 국가에서는 같은 기종이 eSIM 없이 판매되기도 합니다.
      </p>
    ),
  },
  {
    id: 'orders',
    title: '가격, 주문, 결제',
    body: (
      <>
        <p>
          결제 페이지에 표시된 통화로 결제합니다.{' '}
          {feePolicy === 'included'
            ? '어느 결제 수단을 선택하든 요금제의 가격이 결제 금액입니다.'
            : '결제하기 전에 요금제의 가격, 선택한 결제 수단의 결제 수수료, 총액이 결제 페이지에 표시됩니다.'}{' '}
          그 외에는 아무것도 청구하지 않으며, 자동으로 갱신되지도 않습니다. {taxesIn(chargesTax)}
        </p>
        <p>
          주문은 계약의 청약이며, 계약은 결제가 완료된 때 성립합니다. 결제 페이지에 있는 동안 가격이 바뀌면 새
          가격을 보여 주고 다시 확인합니다. 명백한 가격 오류는 회사를 구속하지 않습니다. 이 경우 주문을
          취소하고 전액 환불합니다.
        </p>
        <p>
          결제는 결제 대행사가 자체 약관에 따라 처리합니다. 은행에 결제 이의를 제기하는 경우 회사에도 연락해
          주시기 바랍니다. 대부분의 분쟁은 그렇게 하면 더 빨리 해결됩니다.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: '제공',
    body: (
      <>
        <p>
          eSIM은 QR 코드와 활성화 코드를 담은 이메일로 제공되며, 주문 전용 페이지에서도 볼 수 있습니다. 보통
          1분 정도 걸립니다. 받아 볼 수 있는 주소를 입력해 주시기 바랍니다. 코드를 가진 사람은 누구나 eSIM을
          설치할 수 있습니다.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: '설치와 유효 기간',
    body: (
      <p>
        QR 코드와 수동 입력용 코드는 휴대폰 한 대에서 한 번만 사용할 수 있습니다. 휴대폰에서 eSIM을 삭제하면
        다시 사용하지 못할 수 있습니다. 설치만으로는 요금제가 시작되지 않습니다. 대부분의 요금제는 요금제에
        표시된 대로 휴대폰이 여행지에서 처음 인터넷에 연결될 때 기간이 시작됩니다. 기간이 끝나면 남은 데이터는
        없어집니다. 요금제에 사용을 시작해야 하는 기한이 표시되어 있고 그때까지 시작하지 않으면, 요금제는
        소멸합니다.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: '환불',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          자세한 내용은 이 약관의 일부인 <Link to={paths.refundPolicy()}>환불 정책</Link>에 있습니다.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: '다른 상품',
    body: (
      <p>
        <Link to={paths.installation()}>설치 가이드</Link>에 언급된 월 구독은 자체 약관이 있는 별도의
        상품입니다. 여기에서 구매한 요금제가 구독으로 바뀌는 일은 없습니다.
      </p>
    ),
  },
];
