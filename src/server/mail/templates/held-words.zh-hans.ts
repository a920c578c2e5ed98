import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: '正在核实你的付款',
    lead: {
      eSIM: ({ country, method }) => spaced`感谢你订购${country} eSIM。用${method}支付的款项仍在核实中。`,
      plan: ({ country, method }) => spaced`感谢你订购${country}套餐。用${method}支付的款项仍在核实中。`,
    },
    next: {
      eSIM: '这通常需要几分钟，银行转账则可能需要几天。付款核实后，我们会立即把 eSIM 发送到你的邮箱。你无需进行任何操作，也不用再次付款。',
      plan: '这通常需要几分钟，银行转账则可能需要几天。付款核实后，我们会立即把套餐添加到你的 eSIM。你无需进行任何操作，也不用再次付款。',
    },
    action: '查看订单进度',
    total: '核实中',
  },
  denied: {
    subject: '你的付款未成功',
    lead: {
      eSIM: ({ country, method }) => spaced`你用${method}购买${country} eSIM 的付款经核实未成功。`,
      plan: ({ country, method }) => spaced`你用${method}购买${country}套餐的付款经核实未成功。`,
    },
    next: {
      eSIM: '我们没有收到款项，因此订单已取消。如果仍需要此 eSIM，请重新下单，并使用其他付款方式。',
      plan: '我们没有收到款项，因此订单已取消。如果仍需要此套餐，请重新下单，并使用其他付款方式。',
    },
    total: '未扣款',
  },
};
