import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: '跳到正文',
  notice: '通知',
  sandbox: '测试环境：不涉及真实资金',
  paused: '已暂停销售',
  missed: '此页面没有加载成功。你的选择都还在。',
  offline: '你已离线。恢复连接后，我们会从中断处继续。',
};
