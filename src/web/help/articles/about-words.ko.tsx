import { Link } from 'react-router';

import { josa } from '../../../domain/language-words.ko.ts';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: '단순함', meaning: '고르고, 결제하고, 설치하면 끝이에요. 나머지는 모두 덜어 냈어요.' },
  {
    name: '확실함',
    meaning: '결제한 주문은 작동하는 eSIM을 받거나 환불받는 것으로 끝나요. 그 중간은 없어요.',
  },
  {
    name: '혁신',
    meaning: '한 번 탭해서 설치하는 기능처럼, 수고를 덜어 주는 새 기능이 휴대폰에 생기면 바로 활용해요.',
  },
  {
    name: '투명함',
    meaning:
      '모든 요금제 페이지에서 최종 결제 금액을 알려 드려요. 요금제마다 속도와 기간이 시작되는 시점을 밝히고, 모르는 것은 모른다고 말해요.',
  },
  {
    name: '고객 중심',
    meaning: '언제든 주문을 확인하고 해결해 줄 수 있는 사람에게 문의할 수 있어요.',
  },
  {
    name: '자유',
    meaning:
      '계정이 없어도 되고, 자동으로 갱신되거나 약정에 묶이는 요금제도 없어요. 기존 SIM도 휴대폰에 그대로 있어요.',
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
    title: '회사 개요',
    body: (
      <>
        <p>
          {josa(brand, '은/는')} 여행용 선불 데이터를 eSIM으로 판매해요. 한 국가에서 쓰는 요금제와 지역
          전체에서 쓰는 요금제가 있고, 200개 이상의 국가를 지원해요. 요금제를 골라 한 번 결제하고, 지금 쓰는
          휴대폰에 설치하세요. 매장 방문도, 플라스틱 카드도, 약정도 없어요.
        </p>
        <p>
          도착하자마자 지도를 켜고 싶은 여행자와, 직원을 해외로 보내며 비용을 미리 알고 싶은 회사가 저희
          고객이에요.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: '저희의 목표',
    body: (
      <p>
        해외에서 인터넷을 쓰는 일을 집에서처럼 당연하게 만들고 싶어요. 그러려면 결제 전에 알 수 있는 가격,
        공항에서 지친 사람도 끝낼 수 있는 설정, 문제가 생겼을 때 사람이 도와주는 고객지원이 필요해요.
      </p>
    ),
  },
  {
    id: 'background',
    title: '설립 배경',
    body: (
      <p>
        {josa(legalName, '은/는')} 2025년에 설립됐어요. 시작은 작은 불편이었어요. 휴대폰으로 무엇이든 할 수
        있게 됐는데도, 새로운 나라에 도착한 첫 한 시간은 네트워크와 매장, 비밀번호를 찾느라 흘러갔어요.
        휴대폰은 eSIM을 지원하게 됐지만, 구매하는 과정은 여전히 복잡했어요. 그래서 1분이면 구매가 끝나는
        상점을 만들었어요.
      </p>
    ),
  },
  {
    id: 'operations',
    title: '서비스 운영 방식',
    body: (
      <>
        <p>
          저희는 이동통신 네트워크를 직접 운영하지 않아요. 전 세계 현지 네트워크와 계약한 도매 공급사에서
          데이터를 사서, 기간과 가격이 정해진 요금제로 판매해요. 휴대폰은 현지 사람들과 같은 기지국에
          연결돼요.
        </p>
        <p>
          결제가 끝나면 주문이 바로 공급사에 전달돼요. eSIM은 QR 코드와 활성화 코드를 담은 이메일로 도착하고,
          전용 페이지에서도 볼 수 있어요. 제공하지 못하면 요청하지 않아도 전액 환불해 드려요.
        </p>
        <p>
          결제는 결제 대행사가 처리하고, 카드 번호는 저희 시스템을 거치지 않아요. 저희가 보관하는 정보와
          기간은 <Link to={paths.privacy()}>개인정보 처리방침</Link>에서 볼 수 있어요.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: '회사 정보',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>법인명</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>설립</dt>
          <dd>2025년</dd>
        </div>
        <div>
          <dt>사업 형태</dt>
          <dd>미국의 eSIM 사업자</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>주소</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>브랜드</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: '핵심 원칙',
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
    title: '문의',
    body: (
      <>
        <p>
          요금제나 주문에 대해서는 <EmailLink to={supportEmail} /> 주소로 문의해 주세요. 이메일은 24시간
          확인해요. 실시간 채팅 운영 시간은 <Link to={paths.support()}>고객센터 페이지</Link>에 있어요.
        </p>
        <p>
          팀이나 회사에서 쓸 eSIM이 필요하신가요? <Link to={paths.businessContact()}>기업 고객 페이지</Link>
          에서 알려 주시면 {SERVICE.businessReply}에 답변해 드려요.
        </p>
      </>
    ),
  },
];
