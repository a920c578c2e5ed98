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
    title: '개인정보처리자',
    body: (
      <p>
        {legalName}
        {legalAddress && `(${legalAddress})`}에서 {brand} 서비스를 운영하며, 여기에 설명된 데이터의 처리를
        결정합니다. 이 페이지에 관한 문의는 <EmailLink to={supportEmail} /> 주소로 보내 주시기 바랍니다.
      </p>
    ),
  },
  {
    id: 'short',
    title: '요약',
    body: (
      <ul>
        <li>누구인지 밝히지 않고 둘러볼 수 있으며, 계정 없이도 구매할 수 있습니다.</li>
        <li>eSIM을 판매하고 제공하며 이후에 책임지는 데 필요한 정보만 저장합니다.</li>
        <li>카드 번호는 회사의 시스템에 전달되지 않습니다. 활성화 코드는 암호화한 상태로만 저장합니다.</li>
        <li>eSIM으로 어떤 사이트를 여는지 볼 수 없으며, 남은 데이터양만 알 수 있습니다.</li>
        <li>고객의 데이터를 판매하지 않습니다.</li>
        <li>더 이상 필요하지 않은 데이터는 매일 자동으로 삭제합니다.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: '저장하는 정보와 보관 기간',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: '처리 목적과 법적 근거',
    body: (
      <ul>
        <li>
          <b>계약을 이행하기 위해:</b> 구매, eSIM, 계정, 로그인 및 이에 관한 이메일.
        </li>
        <li>
          <b>법률에 따른 의무가 있으므로:</b> 회계 기록.
        </li>
        <li>
          <b>정당한 이유가 있고 고객의 이익이 그보다 우선하지 않으므로:</b> 악용을 막는 횟수 기록, 결제
          대행사의 알림, 고객을 소개한 제휴사, 오류를 찾기 위한 로그. 회사의 로그에는 이름, 이메일 주소,
          네트워크 주소가 포함되지 않습니다.
        </li>
        <li>
          <b>고객이 동의했으므로:</b> 기업 문의, 신청한 경우의 소식, 저장된 카드. 동의는 언제든지 이메일로
          철회할 수 있으며, 카드는 대시보드에서 직접 삭제할 수 있습니다.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: '소식과 혜택',
    body: (
      <p>
        결제 페이지의 양식으로 구매하면, 그 양식에서 거부하지 않는 한 비슷한 요금제를 이메일로 안내할 수
        있습니다. 이 선택은 구매 내역과 함께 저장합니다. 간편결제로 결제하면 이러한 선택을 저장하지 않습니다.{' '}
        <EmailLink to={supportEmail} /> 주소로 이메일을 보내 언제든지 거부할 수 있으며, 회사는 안내를
        중단합니다. 고객의 주문에 관한 이메일은 광고가 아니므로 이 선택과 관계없이 발송됩니다.
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
