import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} 和 ${other}`;

export const successWords: typeof source.successWords = {
  title: '购买成功！',
  news: {
    eSIM: {
      ready: (country) => spaced`你的${country} eSIM 已准备好。`,
      onItsWay: (country) => spaced`正在为你准备${country} eSIM。`,
    },
    eSIMs: { ready: () => '你的 eSIM 都已准备好。', onItsWay: () => '正在为你准备这些 eSIM。' },
    plan: {
      ready: (country) => spaced`你的${country}流量已添加到 eSIM，无需安装。`,
      onItsWay: (country) => spaced`正在把你的${country}流量添加到 eSIM。`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`二维码正在发送至 ${to}。`,
      onItsWay: (to) => phrase`它会显示在订单页面，我们也会发送至 ${to}。`,
    },
    eSIMs: {
      ready: (to) => phrase`二维码正在发送至 ${to}。`,
      onItsWay: (to) => phrase`eSIM 会显示在订单页面，我们也会发送至 ${to}。`,
    },
    plan: {
      ready: (to) => phrase`发票正在发送至 ${to}。`,
      onItsWay: (to) => phrase`添加完成后，我们会立即发送邮件至 ${to}。`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? '你的 eSIM 已准备好，但运营商未能提供其中 1 张，我们正在为它退款。'
      : `你的 eSIM 已准备好，但运营商未能提供其中 ${refunded} 张，我们正在为它们退款。`,
  paid: (amount) => `你已支付 ${amount}。`,
  install: '立即安装',
  secondMail: '你还会收到一封关于账户的邮件。',
  notKept: '你的浏览器阻止 Cookie，因此此 eSIM 不会保存在这里。请在邮件中查看。',
  opening: {
    ready: '3 秒后打开我的 eSIM',
    onItsWay: '3 秒后打开订单',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: '正在核实你的付款',
    text: '请稍候，不要再次付款。',
    goesTo: (to) => phrase`我们会把进展发送至 ${to}。`,
  },
  paid: {
    title: '付款成功',
    eSIM: (to) =>
      phrase`我们正在准备你的 eSIM，通常不超过一分钟。你可以关闭此页面，我们会把 eSIM 发送至 ${to}。`,
    eSIMs: (to) =>
      phrase`我们正在准备这些 eSIM，通常不超过一分钟。你可以关闭此页面，我们会把它们发送至 ${to}。`,
    plan: (to) =>
      phrase`我们正在为你的 eSIM 添加流量，通常不超过一分钟。你可以关闭此页面，我们会发送邮件至 ${to}。`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: '这笔订单之前已付款，因此我们会自动全额退还这第二笔付款。',
  notTaken: '这笔订单之前已付款，因此我们没有收取这第二笔付款。',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: '这笔订单已完成',
    eSIM: (country) => spaced`你的${country} eSIM 已准备好。`,
    eSIMs: () => '你的 eSIM 都已准备好。',
    plan: (country) => spaced`你的${country}流量已添加到 eSIM。`,
  },
  onItsWay: {
    title: {
      eSIM: '正在为你准备 eSIM',
      eSIMs: '正在为你准备这些 eSIM',
      plan: '正在添加你加购的流量',
    },
    eSIM: (country, to) =>
      phrase`${spaced`付款成功。你的${country} eSIM 会显示在订单页面，我们也会发送邮件至 `}${to}。`,
    eSIMs: (_country, to) => phrase`付款成功。这些 eSIM 会显示在订单页面，我们也会发送邮件至 ${to}。`,
    plan: (country, to) =>
      phrase`${spaced`付款成功。你加购的${country}流量会显示在订单页面，我们也会发送邮件至 `}${to}。`,
  },
  pending: {
    eSIM: (takes, to) => phrase`${spaced`${takes}请不要再次付款。`}核实后，我们会立即把 eSIM 发送至 ${to}。`,
    eSIMs: (takes, to) =>
      phrase`${spaced`${takes}请不要再次付款。`}核实后，我们会立即把这些 eSIM 发送至 ${to}。`,
    plan: (takes, to) =>
      phrase`${spaced`${takes}请不要再次付款。`}核实后，我们会立即为你的 eSIM 添加流量，并发送邮件至 ${to}。`,
  },
  unanswered: {
    title: '付款成功',
    eSIM: (to) => phrase`eSIM 显示之前连接中断了，但 eSIM 没有丢失。我们会把它发送至 ${to}。请不要再次付款。`,
    eSIMs: (to) =>
      phrase`eSIM 全部显示之前连接中断了，但它们没有丢失。我们会把它们发送至 ${to}。请不要再次付款。`,
    plan: (to) =>
      phrase`加购的流量显示之前连接中断了，但流量没有丢失。我们会发送邮件至 ${to}。请不要再次付款。`,
  },
  bankWaits: {
    title: '银行仍在处理这笔付款',
    eSIM: (to) => phrase`可能需要几分钟。请不要再次付款。银行同意后，我们会立即把 eSIM 发送至 ${to}。`,
    eSIMs: (to) => phrase`可能需要几分钟。请不要再次付款。银行同意后，我们会立即把这些 eSIM 发送至 ${to}。`,
    plan: (to) =>
      phrase`可能需要几分钟。请不要再次付款。银行同意后，我们会立即为你的 eSIM 添加流量，并发送邮件至 ${to}。`,
    checkAgain: '再次查询',
  },
  refunded: '正在为你退款',
  mismatch: {
    title: '我们需要核实这笔付款',
    text: (to) => phrase`请不要再次付款。我们会发送邮件至 ${to}。`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`收件人：${name}，发送至 ${address}。`,
  fix: '地址有误？点此更改',
  label: '要发送到哪里？',
  save: '发送到此地址',
  fixed: '地址已更改。今后与此订单有关的一切都会发送到新地址。',
};

export const pausedWords: typeof source.pausedWords = {
  title: '暂停销售',
  notCharged: '没有扣款。',
  underWay: '你已开始的付款会继续进行。可以在订单中查看进展。',
  order: '查看订单',
  plans: '返回套餐列表',
  esims: '返回我的 eSIM',
};
