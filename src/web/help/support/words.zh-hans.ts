import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: '搜索常见问题',
  try: '退款、热点、新手机…',
  none: '没有与当前搜索相符的条目。',
  found: (entries) => `找到 ${entries} 个条目`,
  show: '显示',
  hide: '隐藏',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: '企业咨询',
    way: (reply, page) => phrase`请在“${page}”提出。答复时间：${reply}。`,
    page: '企业页面',
  },
  refunds: {
    name: '退款',
    within: (time) => spaced`购买后${time}内，eSIM 未使用即可退款。`,
  },
  language: { name: '语言', which: '我们用英语答复。' },
  atHand: { name: '请附上', what: '请告诉我们订单号、手机机型，以及你所在的国家或地区。' },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: '邮件客服',
    text: (reply) => `首次回复：${reply}。`,
  },
  chat: {
    name: '在线聊天',
    unknown: '每天开放',
    isOpen: (until) => spaced`正在服务，至你当地时间${until}`,
    isClosed: (until) => spaced`现在不在服务时间，你当地时间${until}开放`,
    text: '真人客服即时答复。其他时间请发邮件。',
    open: '打开聊天',
    byMail: '真人客服即时答复。请通过邮件预约聊天，我们会在开放时间内把链接发给你。',
    ask: '预约聊天',
    subject: '在线聊天',
  },
};
