import type * as source from './device-words.ts';

/** 'iPhone 上的 Safari'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device' ? '未知裝置' : device.replace(/^(.+) on (.+)$/, '$2 上的 $1');
