import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: '매일 24시간',
  chatHours: '09:00~18:00(미국 태평양 시간)',
  firstReply: '평균 2시간, 문의가 많을 때는 몇 시간',
  businessReply: '영업일 기준 1일 이내',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? '세금은 포함되어 있습니다.' : '세금(VAT, 판매세)은 부과되지 않습니다.';
