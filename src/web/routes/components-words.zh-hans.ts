import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: '组件', description: '每个组件的各种状态，日间和夜间。' },
  day: '日间',
  night: '夜间',
  sample: 'Simport',
  large: '大号',
  busy: '忙碌',
  off: '停用',
  alert: '你的银行卡被拒绝。',
  text: '没有扣款。请换一张银行卡，或用 PayPal 付款。',
  field: '邮箱地址',
  wrong: '请输入有效的邮箱地址',
  beside: '应用',
  question: '什么时候安装 eSIM？',
  show: '显示',
  hide: '隐藏',
  open: '打开面板',
};
