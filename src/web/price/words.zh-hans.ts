import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: '流量',
  validity: '有效期',
  coverage: '覆盖范围',
  price: '套餐价格',
  code: (code) => spaced`优惠码${code}`,
  reverseCharge: '增值税（反向征收）',
  total: '总计',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: '订单摘要',
  onto: '添加到',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: '开始',
  ends: '结束',
  taxes: '税费和服务费',
  included: '已包含',
  untaxed: '不收取增值税或销售税。',
  speed: (speeds) => `网速：${speeds ?? '未知'}`,
  speedNote: (line, country) =>
    country === null ? `${line}。` : spaced`${line}。天数从首次在${country}使用时起算。`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => spaced`每天 ${gigabytes}GB 高速流量，之后降至${slower}`,
  startsIn: (place) => spaced`在${place}首次使用时开始`,
};
