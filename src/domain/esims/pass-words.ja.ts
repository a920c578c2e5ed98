import type * as source from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: '支払い済み',
  ready: 'インストール可',
  in_use: null,
  used_up: '使用済み',
  over: '終了',
  returned: '返金済み',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `${country}のデータ` : `${country}のeSIM`;

export const passPlan: typeof source.passPlan = (label, days) => `${label}、${days}`;
