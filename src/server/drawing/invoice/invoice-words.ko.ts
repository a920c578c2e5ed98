import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: '인보이스', credit_note: '환불 명세서' },
  soldBy: '판매자',
  billedTo: '구매자',
  nameErased: '이름 삭제됨',
  vatNumber: (number) => `VAT 번호 ${number}`,
  rows: {
    order: '주문',
    corrects: '정정 대상 인보이스',
    paidOn: '결제일',
    method: { invoice: '결제 수단', credit_note: '환불 수단' },
    period: '이용 기간',
    payTo: '계좌 이체 입금처',
    owed: '미결제 금액',
  },
  period: {
    first_use: (days) => `처음 사용 시점부터 ${formatDays(days)}`,
    purchase: (days) => `구매 시점부터 ${formatDays(days)}`,
  },
  description: '내역',
  amount: '금액',
  plan: {
    whole: ({ country, label, days }) => `${country} eSIM 데이터 요금제, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `${country} eSIM 데이터 요금제 가격의 일부, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `${country} eSIM 데이터 요금제 가격의 나머지, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) => `${country} eSIM 데이터 요금제 VAT, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `할인 코드 ${code}`,
  taxes: '세금 및 서비스 수수료',
  included: '포함',
  untaxed: '세금(VAT, 판매세)은 부과되지 않습니다.',
  net: '공급가액',
  vat: (rate, country) => `VAT ${rate}(${country})`,
  noVat: {
    outside: 'VAT 없음: 구매자가 있는 국가에서는 당사가 VAT를 부과하지 않습니다.',
    reverse_charge: '리버스 차지(Reverse charge): VAT는 구매자가 신고하고 납부합니다.',
  },
  national: (tax, day) => `현지 통화 기준 VAT: ${tax} (${day} 환율)`,
  total: { invoice: '총 결제 금액', credit_note: '총 환불 금액' },
  credited: {
    total: '총 차감 금액',
    note: (email) =>
      `이 금액은 미결제 금액에서 차감됩니다. 문의 사항은 ${josa(email, '으로/로')} 보내 주십시오.`,
  },
  thanks: (shop, email) =>
    `${josa(shop, '과/와')} 함께 여행해 주셔서 감사합니다. 문의 사항은 ${josa(email, '으로/로')} 보내 주십시오.`,
  returned: {
    whole: (email) => `결제 금액이 전액 환불되었습니다. 문의 사항은 ${josa(email, '으로/로')} 보내 주십시오.`,
    part: (email) =>
      `결제 금액의 일부가 환불되었습니다. 문의 사항은 ${josa(email, '으로/로')} 보내 주십시오.`,
    rest: (email) => `남은 결제 금액이 환불되었습니다. 문의 사항은 ${josa(email, '으로/로')} 보내 주십시오.`,
    tax: (email) => `VAT가 환불되었습니다. 문의 사항은 ${josa(email, '으로/로')} 보내 주십시오.`,
  },
};
