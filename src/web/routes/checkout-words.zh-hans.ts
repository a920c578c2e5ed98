import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: '安全结账', description: '为你的旅行 eSIM 付款。' },
  invalid: {
    title: '套餐数据无效',
    text: '此套餐已停售。没有扣款。',
    dashboard: '返回总览',
  },
  lost: {
    title: '此页面没有加载成功',
    text: '如果你刚刚付过款，请不要再次付款，eSIM 会发到你的邮箱。如果还没有付款，就没有扣款。',
  },
  failed: {
    title: '结账页面没有加载成功',
    text: '我们没能获取价格。请检查网络连接后重试。没有扣款。',
  },
};
