import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: '你的 eSIM，随时可以安装',
    dataLeft: '查看剩余流量',
    warning: '流量用完前提醒你',
  },
  where: '此应用适用于 Android。在 iPhone 或电脑上，本网站的功能相同。',
};
