import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: '此页面需要 JavaScript。',
  failed: {
    title: '我们无法验证你的链接',
    text: '请检查网络连接后重试。链接仍然有效。',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: '设置新密码',
  rule: '至少 6 个字符。你的所有设备都会退出登录。',
  label: '新密码',
  save: '保存新密码',
};
