import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: '银行卡信息',
  loading: '正在加载银行卡表单…',
  failed: '银行卡表单未能加载。',
  otherWays: (other) =>
    spaced`广告拦截器或你的网络可能屏蔽了我们的支付服务商 Stripe。${other ? spaced`你可以改用${other}，它不受影响。` : '请在此页面关闭拦截器，或换用其他浏览器或网络。'}`,
  complete: '银行卡信息已填写完整',
  incomplete: '请填写完整的银行卡信息',
  who: '付款由 Stripe 处理，我们绝不会看到你的卡号。',
};

export const methodWords: typeof source.methodWords = {
  title: '付款信息',
  card: '信用卡或借记卡',
  cards: 'Visa、Mastercard、American Express',
  elsewhereHint: (name) => spaced`${name}会打开自己的页面，完成后返回这里。`,
  paypalHint: 'PayPal 会打开单独的窗口，完成后返回这里。',
  currency: '货币',
  notIn: (name, currency) => spaced`${name}不支持${currency}付款，请改用银行卡。`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: '正在加载 PayPal…',
  failed: {
    title: 'PayPal 未能加载。',
    text: '你可以重试，或用银行卡付款。',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: '保存此银行卡，方便下次使用',
  hint: '银行卡由我们的支付服务商 Stripe 保管，我们只能看到后四位。只有在你点击购买时才会扣款。你可以随时在“总览”中移除它。',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: '选择银行卡',
  other: '使用其他银行卡',
};
