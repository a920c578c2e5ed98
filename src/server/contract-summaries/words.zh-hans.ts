import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: '合同摘要',
  intro:
    '本合同摘要依照欧盟法律的要求，列出本服务的主要内容，便于比较不同的服务。有关本服务的完整信息见其他文件。',
  headings: {
    service: '服务与设备',
    speeds: '互联网服务的速度与出现问题时的补救措施',
    price: '价格',
    duration: '期限、续订与终止',
    disabilities: '面向残障用户的功能',
    other: '其他相关信息',
  },
  dataOnly: '通过移动网络提供的预付费上网服务，不含通话、短信和电话号码。',
  esim: '付款后立即以 eSIM 形式通过邮件和订单页面交付。你需要一部无锁且支持 eSIM 的手机。不含任何设备。',
  onto: '套餐会添加到你已有的 eSIM 上。不含任何设备。',
  networks: (names) => `网络：${names}。`,
  noNetworks: '我们的供应商没有说明使用哪一代网络。',
  untilUsed: '流量用完之前为高速，用完后连接中断。',
  noPromise: '速度取决于网络、地点、你的手机以及同时上网的人数，因此不作保证。',
  once: (totals) => `你只需预付一次。总额：${totals}`,
  nothingElse: '价格已含税费。即使流量用完，也不会再收取任何费用。',
  ends: '之后套餐自动结束，不会续订，因此无需取消。',
  accessible: (address) =>
    `我们的页面和邮件以 WCAG 2.2 AA 级为目标：你可以用键盘或屏幕阅读器购买、安装和获得帮助，每个代码也都有文字形式。详情见 ${address}`,
  part: {
    title: '投诉与争议',
    text: '请先发送邮件至 {support_email}。如果无法达成一致，你可以向所在国家/地区的电信监管机构或争议解决机构求助。',
  },
  documents: (addresses) => `合同的其他文件：${addresses}`,
  made: (day) => `制作日期：${day}。`,
  download: '下载此摘要',
};
