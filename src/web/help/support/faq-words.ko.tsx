import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

export type { FaqGroup } from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: '구매 전',
  questions: [
    {
      question: 'eSIM이 뭔가요?',
      answer:
        '카드가 없는 SIM이에요. 칩이 휴대폰에 내장되어 있고, 플라스틱 카드에 담겨 오던 정보를 다운로드해서 써요. 휴대폰 한 대에 여러 개를 넣을 수 있어서, 여행용 eSIM을 지금 쓰는 SIM과 함께 쓸 수 있어요.',
    },
    {
      question: '로밍과 무엇이 다른가요?',
      answer:
        '로밍은 해외에서 쓴 만큼 이용 중인 통신사가 나중에 청구해요. 여기서는 정해진 기간과 데이터에 대해 정해진 가격을 미리 결제하고, 나중에 청구되는 금액이 없어요.',
    },
    {
      question: '국가 요금제와 지역 요금제 중 무엇을 골라야 하나요?',
      answer: (
        <>
          한 나라에만 머문다면 보통 그 나라의 요금제가 더 저렴해요. 국경을 넘는다면{' '}
          <Link to={paths.regional()}>지역 요금제</Link>가 좋아요. eSIM 하나로 목록에 있는 모든 나라에서 계속
          쓸 수 있어요.
        </>
      ),
    },
    {
      question: '데이터가 얼마나 필요한가요?',
      answer:
        '지도와 메시지는 하루에 약 100MB, 영상 통화는 한 시간에 약 1GB를 써요. 사진을 많이 공유하거나 이동하면서 일한다면 무제한 요금제가 더 잘 맞아요.',
    },
    {
      question: '계정이 필요한가요?',
      answer:
        '아니요. 이메일 주소만 있으면 되고, eSIM도 그 주소로 보내 드려요. 계정이 있으면 eSIM과 인보이스를 한곳에서 보고, 결제할 때 정보가 자동으로 채워져요.',
    },
    {
      question: '다른 사람을 위해 구매할 수 있나요?',
      answer:
        '네. QR 코드를 보내 주거나 그 사람의 휴대폰으로 스캔하세요. 코드는 스캔한 휴대폰에서 한 번만 쓸 수 있어요.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: '결제',
  questions: [
    {
      question: '어떻게 결제할 수 있나요?',
      answer: `신용카드와 체크카드(Visa, Mastercard, American Express)${paypal ? ', PayPal' : ''}로 결제할 수 있고, 지원하는 기기에서는 Apple Pay와 Google Pay도 쓸 수 있어요. 카드 번호는 카드 결제 대행사로 바로 전송되고, 저희는 볼 수 없어요.`,
    },
    feePolicy === 'included'
      ? {
          question: '추가 수수료가 있나요?',
          answer: `아니요. ${paypal ? '카드든 PayPal이든 ' : ''}요금제 가격만 결제하면 돼요. ${taxesIn(chargesTax)}`,
        }
      : {
          question: '왜 총액이 요금제 가격보다 높나요?',
          answer: `카드${paypal ? '나 PayPal' : ''} 결제 수수료가 더해져요. 요금제를 고르면 카드 수수료가 포함된 가격이 보이고, 결제하기 전에 결제 페이지에서 요금제, 수수료, 총액을 확인할 수 있어요. ${taxesIn(chargesTax)}`,
        },
    {
      question: '결제했는데 eSIM이 없어요. 돈은 어떻게 되나요?',
      answer:
        '걱정하지 마세요. 결제된 주문은 eSIM이 준비될 때까지 계속 처리해요. 제공하지 못하면 자동으로 전액 환불하고 이메일로 알려 드려요.',
    },
    {
      question: '환불은 어떻게 받나요?',
      answer: (
        <>
          활성화도 사용도 하지 않은 eSIM은 구매 후 <RefundTime /> 이내에 전액 환불받을 수 있어요. 자세한
          내용은 <Link to={paths.refundPolicy()}>환불 정책</Link>에 있어요.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: '여행 중',
  questions: [
    {
      question: '사용 기간은 언제 시작되나요?',
      answer:
        '대부분의 요금제는 휴대폰이 여행지에서 처음 인터넷에 연결될 때 시작돼요. 시작 시점이 확인된 경우 ‘요금제 상세 정보’에 적혀 있어요.',
    },
    {
      question: '어느 네트워크에 연결되나요?',
      answer:
        '요금제를 쓸 수 있는 현지 네트워크 중 하나에 휴대폰이 알아서 연결돼요. 느리면 설정에서 다른 네트워크를 고를 수 있어요.',
    },
    {
      question: '노트북을 핫스팟으로 연결해서 쓸 수 있나요?',
      answer:
        '핫스팟을 지원하는 요금제가 있어요. 지원 여부는 ‘요금제 상세 정보’에 적혀 있고, 공급사에서 정보를 받지 못했다면 그렇게 알려 드려요.',
    },
    {
      question: '로밍 요금을 내기 싫은데 왜 데이터 로밍을 켜야 하나요?',
      answer:
        '여행용 eSIM은 항상 로밍으로 연결되기 때문에 켜야 해요. 이미 결제했으니 추가 요금은 없어요. 기존 회선의 데이터 로밍은 꺼 두세요.',
    },
    {
      question: '다음 나라에서도 같은 eSIM을 쓸 수 있나요?',
      answer:
        '국가 요금제는 그 나라에서만 쓸 수 있어요. 요금제에 “데이터 추가 가능”이라고 적혀 있으면, 지금 있는 eSIM에 다음 여행지를 추가할 수 있어요. 마이페이지에서 ‘데이터 추가’를 누르세요. 그 외에는 다른 eSIM을 설치해야 해요.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: '여행 후, 그 밖의 질문',
  questions: [
    {
      question: '여행이 끝났어요. eSIM은 어떻게 하나요?',
      answer: '꺼 두거나, 기간이 끝난 뒤 설정에서 삭제하세요. 요금제는 그대로 종료되고 다시 청구되지 않아요.',
    },
    {
      question: '휴대폰을 바꿨어요. eSIM을 옮길 수 있나요?',
      answer: (
        <>
          코드는 한 번만 쓸 수 있어서 다시 설치할 수 없어요. 데이터가 많이 남았다면 이전 휴대폰을 넘기기 전에{' '}
          <Link to={paths.support()}>고객센터</Link>에 문의해 주세요.
        </>
      ),
    },
    {
      question: '어떤 정보를 저장하나요?',
      answer: (
        <>
          eSIM을 제공하고 이후에 책임지는 데 필요한 정보를 정해진 기간만 저장해요. 항목별 내용은{' '}
          <Link to={paths.privacy()}>개인정보 처리방침</Link>에 있어요.
        </>
      ),
    },
    {
      question: '회사인데, 팀을 위해 구매할 수 있나요?',
      answer: (
        <>
          네. <Link to={paths.businessContact()}>기업 고객 페이지</Link>에서 어디로 몇 명이 가는지 알려
          주세요. {SERVICE.businessReply}에 답변해 드려요.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
