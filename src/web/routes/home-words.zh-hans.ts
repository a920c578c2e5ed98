import { spaced } from '../../domain/language-words.zh-hans.ts';
import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER = '适用于 200 多个国家和地区的预付费流量 eSIM。一分钟买好，在家安装，落地即有信号。';

export const homeWords: typeof source.homeWords = {
  meta: { title: '适用于 200 多个国家和地区的旅行 eSIM', description: OFFER },
  lost: '我们没有找到该页面。先带你来到首页。',
  title: '安全带指\u2060示\u2060灯还没熄灭，你\u2060已\u2060经\u2060上\u2060网了。',
  lead: OFFER,
  countries: '200 多个国家和地区',
  free: '无需账户',
  refund: (hours) => spaced`${formatHours(hours)}内未使用可退款`,
  popular: '热门目的地',
  pay: (paypal) => `Visa、Mastercard、American Express${paypal ? '、PayPal' : ''}`,
};
