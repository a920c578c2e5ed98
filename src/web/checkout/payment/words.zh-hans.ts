import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: '无法开始付款',
  notCharged: '无法从你的银行卡扣款。',
  expired: '这笔付款已过期，请重试。',
  paidBefore: '这笔订单已付款。',
  notCompleted: '无法完成购买',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: '付款成功',
    eSIM: (amount, to) =>
      `你已支付 ${amount}，eSIM 会通过邮件发送至 ${to}。只是此页面未能加载。请重试，或从邮件安装。你无需再次付款。`,
    eSIMs: (amount, to) =>
      `你已支付 ${amount}，eSIM 会通过邮件发送至 ${to}。只是此页面未能加载。请重试，或从邮件安装。你无需再次付款。`,
    plan: (amount, to) =>
      `你已支付 ${amount}，发票会通过邮件发送至 ${to}。只是此页面未能加载。请重试。你无需再次付款。`,
  },
  begun: {
    title: '正在核实你的付款',
    text: (amount, to) =>
      `此页面未能加载时，一笔 ${amount} 的付款正在进行。请不要再次付款。可以在订单中查看进展，我们也会发送邮件至 ${to}。`,
  },
};
