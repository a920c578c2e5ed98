import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: '구매',
    holds:
      '이름과 이메일 주소, 입력한 경우 두 번째 주소, 요금제, 가격, 결제 수단과 결제 대행사의 참조 번호, 시각, 고객을 소개한 제휴사(있는 경우), 어느 브라우저에서 구매했는지 나타내는 비회원 쿠키를 알아볼 수 없게 바꾼 값.',
    until: `계정 없이 구매한 경우 구매 후 최대 ${formatSpan(RETENTION.guestPurchase)}, 계정이 있으면 계정이 있는 동안. 이후 고객을 가리키는 정보를 모두 삭제하고 회계상의 사실만 남깁니다.`,
  },
  {
    what: '결제하지 않은 주문',
    holds: '위와 같은 정보 중 입력하고 전송한 것.',
    until: `${formatSpan(RETENTION.unpaidCheckout)} 동안.`,
  },
  {
    what: 'eSIM',
    holds: '번호(ICCID), 암호화된 코드, 요금제, 남은 데이터양.',
    until: '구매와 같은 기간. 이후 코드는 삭제하고, 번호는 회계 기록과 함께 남깁니다.',
  },
  {
    what: '청약 철회',
    holds:
      '철회하면서 입력한 이름과 이메일 주소, 접수 시각, 이후의 경과. 결제할 때 즉시 제공에 대해 동의한 내용과 그 시각.',
    until: '구매와 같은 기간. 이후 이름과 주소를 삭제하고, 청약 철회 사실만 회계 기록과 함께 남깁니다.',
  },
  {
    what: '계정',
    holds:
      '이름, 이메일 주소, 주소의 인증 여부, 선택했거나 구매할 때 사용한 언어, 되돌릴 수 없는 형태의 비밀번호 또는 로그인 서비스에서 고객을 식별하는 번호.',
    until: `마지막 이용 후 최대 ${formatSpan(RETENTION.account)}, 또는 계정을 삭제할 때까지.`,
  },
  {
    what: '저장된 카드',
    holds:
      '저장을 요청한 사실과 Stripe에서 고객을 식별하는 번호. 카드 자체는 Stripe가 보관하며, 회사는 카드 브랜드, 마지막 네 자리, 유효 기간만 볼 수 있습니다.',
    until: '카드나 계정을 삭제할 때까지. 이때 Stripe도 카드를 삭제합니다.',
  },
  {
    what: '로그인',
    holds: '세션을 시작한 때, 마지막으로 사용한 때, 브라우저의 종류. 네트워크 주소는 없습니다.',
    until: '로그아웃할 때까지, 마지막 사용 후 7일, 또는 로그인 후 30일 중 먼저 오는 때.',
  },
  {
    what: '고객에게 보낸 이메일',
    holds: '이메일을 보낸 사실, 종류, 시각, 받는 주소. 본문은 보관하지 않습니다.',
    until: `${formatSpan(RETENTION.sentMail)} 동안.`,
  },
  {
    what: '기업 문의',
    holds: '양식에 입력한 내용, 소식 수신 여부, 동의, 시각, 브라우저의 종류, 답변 진행 상태.',
    until: `최대 ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: '결제 대행사의 알림',
    holds: '알림의 번호와 종류, 해당 결제. 이름은 없습니다.',
    until: `${formatSpan(RETENTION.webhookReceipt)} 동안.`,
  },
  {
    what: '판매 차단',
    holds: '부정 거래 등으로 더 이상 판매하지 않는 상대의 이메일 주소, 차단한 때와 이유.',
    until: '차단을 해제할 때까지. 삭제하면 차단이 풀리므로 나머지를 삭제한 뒤에도 보관합니다.',
  },
  {
    what: '악용을 막는 횟수 기록',
    holds:
      '한 네트워크 주소나 한 계정에서 무언가를 몇 번 시도했는지. 둘 다 되돌릴 수 없는 형태로 저장합니다.',
    until: '약 하루.',
  },
  {
    what: '결과가 없는 검색',
    holds:
      '입력한 내용(40자 이내이고 숫자와 @가 없는 경우). 검색이 새 이름을 익히는 데 사용합니다. 이와 함께 수천 개의 브라우저가 공유하는 0~255의 숫자를 저장합니다. 이 숫자로는 여러 사람이 같은 장소를 찾는지만 알 수 있고, 누구인지는 알 수 없습니다. 쿠키나 네트워크 주소는 저장하지 않습니다.',
    until: `${formatSpan(RETENTION.missedSearch)} 동안.`,
  },
  {
    what: '회계 기록',
    holds:
      '금액, 날짜, 요금제, 결제와 환불의 참조 번호, 발행한 인보이스와 환불 명세서. 이름과 이메일 주소는 구매 내역을 보관하는 동안에만 여기에 남으며, 이후에는 여기에서도 삭제합니다.',
    until: '세금과 회계에 관한 법률이 정한 기간. 나머지를 삭제한 뒤에도 보관합니다.',
  },
  {
    what: 'VAT 관련 기록',
    holds:
      '가격에 VAT가 포함된 경우: 카드, 지갑이나 PayPal이 알려 준 주소, 네트워크 주소, eSIM의 국가와 세금 액수. 이름과 주소는 없습니다.',
    until: `구매한 해가 끝난 뒤 ${formatSpan(RETENTION.taxFacts)}. EU 법에 따라 나머지를 지운 뒤에도 보관합니다.`,
  },
];
