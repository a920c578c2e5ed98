import { spaced } from '../language-words.zh-hans.ts';
import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: '正在为你更换',
  unpaid: '未付款',
  paid: '准备中',
  ordering: '准备中',
  refunding: '退款处理中',
  refunded: '已退款',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: '已申请退款',
  replacement_asked: '正在为你更换',
  ready: '可以安装',
  in_use: '使用中',
  used_up: '流量已用完',
  expired: '套餐已结束',
  lapsed: '从未使用，已结束',
  taken_back: '已收回',
  unreadable: '可以安装',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = '可以使用';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: '此订单还没有 eSIM。',
    returned: '此 eSIM 正在退款或已退款，因此不能再使用。',
    returning: '正在收回此 eSIM，以便退款。',
    taken_back: '运营商已收回此 eSIM，因此不能再使用。',
  },
  plan: {
    not_delivered: '此订单还没有套餐。',
    returned: '此套餐正在退款或已退款，因此不能再使用。',
    returning: '正在收回此套餐，以便退款。',
    taken_back: '运营商已收回此套餐，因此不能再使用。',
  },
  both: {
    replacing: '正在更换此 eSIM。新 eSIM 准备好后，我们会立即把激活码发送到你的邮箱。',
    over: '此订单的套餐已结束，没有需要安装的内容。',
    top_up: '此套餐已添加到一张已有激活码的 eSIM。',
    erased: '此订单已被清除，没有留下任何指向购买者的信息。',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: '此订单没有可以退订的 eSIM。',
    returned: '此 eSIM 正在退款或已退款。',
    used: '此 eSIM 已被激活或使用，因此不能再退款。',
    not_taken_back: '运营商不收回此 eSIM，因此我们无法自动退款。请联系我们。',
    too_old: '运营商只在几周内收回此 eSIM，现在期限已过，因此我们无法自动退款。请联系我们。',
    too_many:
      '最近已有多笔使用此银行卡或邮箱地址的订单退订，因此这一笔由我们人工处理。请联系客服，我们会帮你处理此 eSIM。',
    too_late: (time) => spaced`eSIM 可以在购买后${time}内退款，现在已超过期限。`,
  },
  plan: {
    not_delivered: '此订单没有可以退订的套餐。',
    returned: '此套餐正在退款或已退款。',
    used: '此套餐已被激活或使用，因此不能再退款。',
    not_taken_back: '运营商不收回此套餐，因此我们无法自动退款。请联系我们。',
    too_old: '运营商只在几周内收回此套餐，现在期限已过，因此我们无法自动退款。请联系我们。',
    too_many:
      '最近已有多笔使用此银行卡或邮箱地址的订单退订，因此这一笔由我们人工处理。请联系客服，我们会帮你处理此套餐。',
    too_late: (time) => spaced`套餐可以在购买后${time}内退款，现在已超过期限。`,
  },
  both: {
    disputed: '你的银行正在调查这笔付款，款项如何处理由银行决定。',
    charged_back: '这笔付款已通过你的银行或支付服务退还，没有可以再退款的金额。',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: '此订单未付款，没有可以撤回的合同。',
  returned: '此订单正在退款或已退款，没有可以再撤回的内容。',
  too_late: '撤回此合同的期限已过。',
};
