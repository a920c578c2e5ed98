import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: '正在確認您的付款',
    lead: {
      eSIM: ({ country, method }) => spaced`感謝您訂購${country} eSIM。您用${method}支付的款項還在確認中。`,
      plan: ({ country, method }) => spaced`感謝您訂購${country}方案。您用${method}支付的款項還在確認中。`,
    },
    next: {
      eSIM: '這通常需要幾分鐘，銀行轉帳則可能需要幾天。付款一確認，我們就會把 eSIM 寄到您的電子信箱。您不必再做任何事，也不用再次付款。',
      plan: '這通常需要幾分鐘，銀行轉帳則可能需要幾天。付款一確認，我們就會把方案加到您的 eSIM。您不必再做任何事，也不用再次付款。',
    },
    action: '查看訂單進度',
    total: '確認中',
  },
  denied: {
    subject: '您的付款沒有成功',
    lead: {
      eSIM: ({ country, method }) =>
        spaced`您用${method}支付${country} eSIM 的款項未通過確認，付款沒有成功。`,
      plan: ({ country, method }) => spaced`您用${method}支付${country}方案的款項未通過確認，付款沒有成功。`,
    },
    next: {
      eSIM: '我們沒有收到款項，因此訂單已取消。如果您還需要這張 eSIM，請重新下單，並改用其他付款方式。',
      plan: '我們沒有收到款項，因此訂單已取消。如果您還需要這個方案，請重新下單，並改用其他付款方式。',
    },
    total: '未扣款',
  },
};
