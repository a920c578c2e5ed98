import { josa } from '../../domain/language-words.ko.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: '인보이스',
  invoiceFailed: '인보이스를 내려받지 못했어요',
  creditNote: '환불 명세서',
  creditNoteOf: (amount) => `환불 명세서(${amount})`,
  creditNoteFailed: '환불 명세서를 내려받지 못했어요',
  contractSummary: '계약 요약',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: '결제되지 않은 주문이에요',
  pending: '결제를 확인하고 있어요',
  processing: 'eSIM을 준비하고 있어요',
  ready: 'eSIM이 준비됐어요',
  refunding: '환불을 진행하고 있어요',
  refunded: '환불이 완료됐어요',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: '데이터를 추가하고 있어요',
    ready: '데이터를 추가했어요',
  },
  install: '휴대폰에 설치',
  hidden: {
    title: '이제 여기에는 코드가 표시되지 않아요',
    text: ({ used, link }) =>
      `링크가 다른 사람에게 전달됐을 경우에 대비해, 이 페이지에서는 처음 사용하고 ${used}일이 지나면 QR 코드와 활성화 코드를 표시하지 않아요. 구매한 브라우저가 아니면 전달 후 ${link}일까지만 표시돼요. 코드는 이메일과 계정의 ‘내 eSIM’, 구매한 브라우저의 ‘내 eSIM’에서 계속 볼 수 있어요.`,
  },
  added: {
    title: '요금제를 eSIM에 추가했어요',
    text: (iccid) => `ICCID 끝자리가 ${iccid}인 eSIM에 추가했어요. 따로 설치하지 않아도 돼요.`,
  },
  returnAsked: {
    heading: '환불이 요청됐어요',
    title: '통신사에 요청했어요',
    text: (what, amount, paidWith) =>
      `이 ${what === 'eSIM' ? 'eSIM을' : '요금제를'} 회수할 수 있는지는 통신사가 결정해요. 회수되면 ${josa(amount, '이/가')} ${josa(paidWith, '으로/로')} 환불돼요. 그때까지 사용하지 마세요.`,
  },
  unpaid: {
    text: '그래서 발급된 eSIM이 없어요. 같은 요금제를 다시 구매할 수 있어요.',
    late: '결제 유효 시간이 지났어요',
    title: '결제가 완료되지 않았어요',
    back: '결제 페이지로 돌아가기',
  },
  refund: {
    comesBack: (amount, paidWith) => `${josa(amount, '이/가')} ${josa(paidWith, '으로/로')} 환불돼요`,
    isBack: (amount, paidWith) => `${josa(amount, '이/가')} ${josa(paidWith, '으로/로')} 환불됐어요`,
    whole: {
      refunding: '결제한 금액을 전액 환불해 드려요.',
      refunded: '결제한 금액을 전액 환불해 드렸어요.',
    },
    plans: (country) => `${country} 요금제`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`다시 결제하지 마세요. 확인되는 대로 eSIM이 여기에 표시되고, ${email} 주소로도 보내 드려요.`,
      plan: (email) =>
        phrase`다시 결제하지 마세요. 확인되는 대로 eSIM에 데이터를 추가하고 ${email} 주소로 알려 드려요.`,
    },
  },
  paid: {
    title: '결제가 완료됐어요',
    eSIM: (email) =>
      phrase`eSIM은 대부분 1분 안에 준비돼요. 준비되는 대로 이 페이지에 표시돼요. 페이지를 닫아도 돼요. ${email} 주소로도 보내 드려요.`,
    plan: (email) =>
      phrase`요금제는 대부분 1분 안에 추가돼요. 추가되는 대로 이 페이지에서 알려 드려요. 페이지를 닫아도 돼요. ${email} 주소로도 알려 드려요.`,
  },
  checkAgain: '다시 확인',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: '합계',
    pending: '확인 중',
    processing: '결제 금액',
    ready: '결제 금액',
    refunding: '환불 중',
    refunded: '환불 완료',
  },
  rows: {
    number: '주문 번호',
    iccid: 'ICCID',
    email: '이메일',
    paid: '결제 일시',
    paidWith: '결제 수단',
    ordered: '주문 일시',
    returned: '환불 일시',
    inPart: '부분 환불',
    goodwill: '특별 환불',
  },
  onTheWay: (amount) => `${amount}, 진행 중`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: '계정에 보관하기',
    button: '로그인하고 저장',
  },
  text: '이 링크가 없어도 어느 기기에서나 볼 수 있어요.',
  saved: '내 계정에 저장했어요.',
  another: '이 주문은 다른 계정에 저장되어 있어요.',
  user: {
    title: '내 계정에 보관하기',
    button: '내 계정에 저장',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`${at}에 이 계약의 청약을 철회했어요.`,
  until: (at) => phrase`사용하지 않았다면 ${at}까지 전액 환불받을 수 있어요.`,
  over: (at) => phrase`이 주문의 반품 기간은 ${at}에 끝났어요.`,
  stranger: {
    title: '본인의 주문인지 확인이 필요해요',
    text: (mail, number) =>
      phrase`구매한 이메일 주소로 링크를 보내 드려요. 링크는 어느 기기에서나 열 수 있어요. 그 이메일을 볼 수 없다면 주문이 저장된 계정에 로그인하거나, 주문 번호(${number})를 적어 ${mail} 주소로 문의해 주세요.`,
    mail: '이메일로 링크 받기',
  },
  mailed: {
    title: (to) => `${to} 주소로 이메일을 보냈어요.`,
    text: (hours) =>
      `환불받으려면 ${hours}시간 안에 이메일의 링크를 열어 주세요. 그때까지는 아무것도 바뀌지 않아요.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: '함께 구매한 요금제',
  states: {
    unpaid: '결제되지 않음',
    pending: '결제 확인 중',
    processing: '준비 중',
    ready: '준비 완료',
    refunding: '환불 진행 중',
    refunded: '환불 완료',
  },
};
