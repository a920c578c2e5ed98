import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: '使用中',
  queued: '待使用',
  processing: '处理中',
  depleted: '已用完',
  expired: '已过期',
  lapsed: '已失效',
  revoked: '已收回',
  unknown: '未知',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: '尚未使用。首次联网时开始计算天数。',
  processing: '运营商正在准备此套餐，你可以先安装。',
  depleted: '流量已用完。',
  expired: '此套餐的天数已用完。',
  lapsed: '此套餐从未使用，现已失效。',
  revoked: '此套餐已被收回。',
  unknown: null,
};
