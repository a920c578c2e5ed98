import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = '링크는 1시간 동안 한 번만 쓸 수 있어요.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: '이메일 주소를 인증해 주세요',
  lead: '본인의 이메일 주소가 맞다면 인증해 주세요.',
  why: '인증이 끝나면 이 주소로 구매한 모든 상품이 비회원 주문까지 포함해 계정에 모여요. 로그인한 브라우저에서 링크를 열어 주세요.',
  action: '이메일 주소 인증',
  expiry: oneHour,
  ignore:
    '계정을 만든 적이 없으신가요? 이 이메일은 무시하셔도 돼요. 링크를 누르지 않으면 계정은 빈 채로 남아요.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: '새 비밀번호를 설정해 주세요',
  lead: '계정의 새 비밀번호를 요청하셨어요.',
  why: '새 비밀번호를 설정하면 모든 기기에서 로그아웃되고, 새 비밀번호로 로그인하게 돼요.',
  action: '비밀번호 설정',
  expiry: oneHour,
  ignore: '요청한 적이 없으신가요? 이 이메일은 무시하셔도 돼요. 비밀번호는 그대로예요.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: '계정 비밀번호를 설정할 수 있어요',
  lead: 'eSIM을 구매할 때 계정 만들기를 선택하셨어요. 구매한 상품이 이미 계정에 들어 있어요.',
  why: '비밀번호를 설정하면 어느 기기에서나 eSIM과 코드, 남은 데이터를 확인할 수 있어요.',
  action: '비밀번호 설정',
  expiry: (days) =>
    `링크는 ${days}일 동안 한 번만 쓸 수 있어요. 그 이후에는 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 새 링크를 받을 수 있어요.`,
  ignore:
    '구매한 적이 없으신가요? 이 이메일은 무시하셔도 돼요. 이 링크 없이는 아무도 이 계정에 로그인할 수 없어요.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: '이 구매를 계정에 추가하세요',
  lead: (plan) =>
    `누군가 로그인하지 않고 이 주소로 eSIM(${plan})을 구매했어요. 이 주소로는 이미 계정이 있어요.`,
  why: (order) =>
    `본인이 구매했다면 주문 ${order}의 페이지에서 로그인하고 ‘내 계정에 저장’을 눌러 주세요. 비밀번호를 모르면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 새로 설정할 수 있어요.`,
  action: '주문 열기',
  expiry: '이 링크가 있으면 누구나 주문을 볼 수 있으니 다른 사람에게 알려 주지 마세요.',
  ignore: '본인이 아닌가요? 이 이메일은 무시하셔도 돼요. 계정은 그대로예요.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: '이 eSIM을 반품할까요?',
  lead: (order, plan) =>
    `누군가 주문 ${order}(${plan})의 eSIM을 반품하고 환불받겠다고 요청했어요. 이 주소로 구매한 eSIM이지만, 본인의 요청인지 확인할 수 없었어요.`,
  why: '반품하려면 페이지를 열고 버튼을 눌러 주세요. eSIM은 더 이상 작동하지 않고, 결제한 카드나 계좌로 전액 환불돼요.',
  action: '요청 보기',
  expiry: (hours) => `링크는 ${hours}시간 동안 한 번만 쓸 수 있어요.`,
  ignore: '반품을 원하지 않으시나요? 이 이메일은 무시하셔도 돼요. eSIM은 그대로예요.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: '청약 철회를 확정해 주세요',
  lead: (order, plan) => `이 주소로 주문한 ${order}(${plan}) 계약의 청약을 철회하겠다는 요청이 있었습니다.`,
  why: (moment) =>
    `본인의 요청이라면 페이지를 열고 ‘${withdrawalPromise.confirm}’을 눌러 주십시오. ${moment}에 요청한 것으로 처리됩니다.`,
  action: withdrawalPromise.link,
  expiry: (days) => `링크는 ${days}일 동안 유효합니다.`,
  ignore: '철회를 원하지 않으시면 이 이메일을 무시하셔도 됩니다. 아무것도 바뀌지 않습니다.',
};
