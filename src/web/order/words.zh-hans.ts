import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: '发票',
  invoiceFailed: '无法下载发票',
  creditNote: '退款凭证',
  creditNoteOf: (amount) => `退款凭证（${amount}）`,
  creditNoteFailed: '无法下载退款凭证',
  contractSummary: '合同摘要',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: '此订单尚未付款',
  pending: '正在核实你的付款',
  processing: '正在为你准备 eSIM',
  ready: '你的 eSIM 已准备好',
  refunding: '正在为你退款',
  refunded: '已为你退款',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: '正在为你添加流量',
    ready: '你的流量已添加',
  },
  install: '安装到手机上',
  hidden: {
    title: '此处不再显示激活码',
    text: ({ used, link }) =>
      `为防止链接被转发给他人，首次使用 ${used} 天后，此页面不再显示二维码和激活码；如果不是在此浏览器中购买，则在交付 ${link} 天后不再显示。你仍可以在我们的邮件中找到，也可以在账户或购买时所用浏览器的“我的 eSIM”中找到。`,
  },
  added: {
    title: '此套餐已在你的 eSIM 上',
    text: (iccid) => `它已添加到 ICCID 尾号 ${iccid} 的 eSIM，无需安装。`,
  },
  returnAsked: {
    heading: '已申请退款',
    title: '我们已询问运营商',
    text: (what, amount, paidWith) =>
      spaced`是否收回此${what === 'eSIM' ? 'eSIM' : '套餐'}由运营商决定。如果收回，${amount} 会退回${paidWith}。在此之前请不要使用它。`,
  },
  unpaid: {
    text: '因此没有对应的 eSIM。你仍可以购买相同的套餐。',
    late: '结账已过期',
    title: '付款未完成',
    back: '返回结账',
  },
  refund: {
    comesBack: (amount, paidWith) => spaced`${amount} 将退回${paidWith}`,
    isBack: (amount, paidWith) => spaced`${amount} 已退回${paidWith}`,
    whole: {
      refunding: '你支付的全部款项正在退回。',
      refunded: '你支付的全部款项已退回。',
    },
    plans: (country) => spaced`${country}套餐`,
  },
  pending: {
    after: {
      eSIM: (email) => phrase`请不要再次付款。核实后，你的 eSIM 会立即显示在这里，我们也会发送至 ${email}。`,
      plan: (email) =>
        phrase`请不要再次付款。核实后，我们会立即为你的 eSIM 添加流量，并发送邮件至 ${email}。`,
    },
  },
  paid: {
    title: '付款成功',
    eSIM: (email) =>
      phrase`大多数 eSIM 会在一分钟内送达，准备好后会立即显示在此页面。你可以关闭此页面，我们会发送至 ${email}。`,
    plan: (email) =>
      phrase`大多数套餐会在一分钟内添加完成，此页面会立即告诉你。你可以关闭此页面，我们会发送邮件至 ${email}。`,
  },
  checkAgain: '再次查询',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: '总计',
    pending: '核实中',
    processing: '已付款',
    ready: '已付款',
    refunding: '退款中',
    refunded: '已退款',
  },
  rows: {
    number: '订单号',
    iccid: 'ICCID',
    email: '邮箱',
    paid: '付款时间',
    paidWith: '付款方式',
    ordered: '下单时间',
    returned: '退款时间',
    inPart: '部分退款',
    goodwill: '补偿退款',
  },
  onTheWay: (amount) => `${amount}，处理中`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: '保存到账户',
    button: '登录并保存',
  },
  text: '这样，无需此链接，你也可以在任何设备上查看。',
  saved: '已保存到你的账户。',
  another: '此订单在另一个账户中。',
  user: {
    title: '保存到你的账户',
    button: '保存到我的账户',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`你已撤回此合同，时间：${at}。`,
  until: (at) => phrase`如果未使用，你可以获得全额退款，截止时间：${at}。`,
  over: (at) => phrase`此订单的退订期限已过，截止时间为：${at}。`,
  stranger: {
    title: '我们需要确认订单属于你',
    text: (mail, number) =>
      phrase`我们可以向购买时使用的邮箱地址发送链接，链接在任何设备上都有效。无法访问该邮箱？请登录订单所在的账户，或发送邮件至 ${mail}，并注明订单号 ${number}。`,
    mail: '把链接发送给我',
  },
  mailed: {
    title: (to) => `我们已向 ${to} 发送邮件。`,
    text: (hours) => `请在 ${hours} 小时内打开邮件中的链接以获得退款。在此之前不会有任何更改。`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: '一起购买的套餐',
  states: {
    unpaid: '未付款',
    pending: '正在核实付款',
    processing: '准备中',
    ready: '已准备好',
    refunding: '退款中',
    refunded: '已退款',
  },
};
