import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: '使用中',
  queued: '待使用',
  processing: '處理中',
  depleted: '已用完',
  expired: '已過期',
  lapsed: '已失效',
  revoked: '已收回',
  unknown: '未知',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: '尚未使用。首次連上網路時開始計算天數。',
  processing: '電信業者正在準備此方案，您可以先安裝。',
  depleted: '數據已用完。',
  expired: '此方案的天數已到期。',
  lapsed: '此方案從未使用，現已失效。',
  revoked: '此方案已被收回。',
  unknown: null,
};
