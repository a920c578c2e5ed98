import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: '使用流程',
  home: {
    when: '在家',
    what: '选择套餐',
    how: (paypal) =>
      `选好目的地、天数和流量。用银行卡、Apple Pay${paypal ? '、Google Pay 或 PayPal' : ' 或 Google Pay'} 付款，无需账户。`,
  },
  before: {
    when: '起飞之前',
    what: '安装 eSIM',
    how: 'eSIM 连同二维码会通过邮件送达。在手中的手机上轻点一下，或从另一块屏幕扫描。',
  },
  landing: {
    when: '落地之后',
    what: '关闭飞行模式',
    how: '手机找到当地网络后，套餐会自动激活。通话仍用你自己的 SIM 卡。',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: '聊天应用的号码不变',
  lead: '旅行 eSIM 增加的是流量，不是新号码。微信、WhatsApp 等应用照常使用朋友们熟悉的号码。聊天和群组都在，也不用通知任何人。',
  ownSim: '你自己的 SIM 卡',
  calls: '用你的号码通话、收发短信',
  chats: '聊天应用照常登录',
  travelEsim: '你的旅行 eSIM',
  data: '上网流量，当地价格',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: '为什么选择我们',
  lead: '你需要知道的一切，付款前都写在套餐说明里。',
  browse: '浏览套餐',
  setup: { what: '即刻开通', how: '从付款到 eSIM 可用，大约一分钟。' },
  data: { what: '不限量或定量', how: '从一周 1GB，到半年 100GB。' },
  world: { what: '200 多个国家和地区', how: '一张 eSIM，每到新的目的地再加流量。' },
  money: { what: '没有漫游费', how: '一次付清，之后不再收费。' },
  calls: { what: '保留 SIM 卡通话', how: '你的号码和聊天都不变。' },
  warning: { what: '用到 80% 时提醒', how: '在流量还有剩余时告诉你。' },
};
