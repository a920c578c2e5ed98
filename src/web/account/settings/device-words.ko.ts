import type * as source from './device-words.ts';

/** 'iPhone의 Safari'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device' ? '알 수 없는 기기' : device.replace(/^(.+) on (.+)$/, '$2의 $1');
