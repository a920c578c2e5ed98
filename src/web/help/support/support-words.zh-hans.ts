import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: '兼容性',
    question: '我的手机能用 eSIM 吗？',
    answer:
      '手机需要支持 eSIM，且为无锁手机。安装页面上的“设备兼容性查询”列出了支持的机型。要想确定，请在手机设置中查找“添加 eSIM”。有这一项就能用。',
  },
  {
    category: '安装',
    question: '什么时候安装 eSIM？',
    answer:
      '请在出发前有 Wi-Fi 时安装。安装不会启动套餐。多数套餐的天数从手机在目的地首次联网时算起，套餐说明中会写明。',
  },
  {
    category: '安装',
    question: '安装需要多长时间？',
    answer:
      '操作只需一分钟，之后等待 2 至 3 分钟完成注册。请让手机保持 Wi-Fi 连接，并停留在该界面，直到显示 eSIM 已就绪。',
  },
  {
    category: '交付',
    question: '我已经付款，二维码在哪里？',
    answer:
      '在发往你结账时所填地址的邮件中，通常一分钟内送达。请同时检查垃圾邮件文件夹。订单的专属页面上，以及你购买时所用浏览器的“个人中心”里，也有相同的二维码和激活码。',
  },
  {
    category: '激活码',
    question: '二维码可以再用一次，或用在另一部手机上吗？',
    answer: '不可以。二维码和激活码只能使用一次。请把 eSIM 安装在旅行时要用的手机上，并保留到旅行结束。',
  },
  {
    category: '通话',
    question: '我的号码、通话和聊天会保留吗？',
    answer:
      '会。旅行 eSIM 仅提供流量，与你自己的 SIM 卡并用。聊天应用仍使用你注册时的号码。请让自己号码的数据漫游保持关闭，以免产生费用。',
  },
  {
    category: '流量',
    question: '“不限量”是什么意思？',
    answer: '总量没有限制。每个不限量套餐的说明都写明每天有多少高速流量，以及用完后到次日之前的网速。',
  },
  {
    category: '流量',
    question: '流量用完了会怎样？',
    answer:
      '连接会停止，不会再向你收费。用到 80% 时我们会提醒你，方便你及时补充。如果套餐说明写有可加流量，你可以为同一张 eSIM 加流量：打开“个人中心”，点击“加流量”。',
  },
  {
    category: '退款',
    question: '可以退款吗？',
    answer: spaced`可以。购买后${refundTime}内，只要 eSIM 未激活且未使用，就可以全额退款。如果我们无法交付 eSIM，会自动退款。`,
  },
  {
    category: '故障',
    question: '我已落地，却没有网络，怎么办？',
    answer:
      '请在设置中检查：旅行 eSIM 已启用，移动数据选用的是它，并且它的数据漫游已打开。然后打开再关闭飞行模式，等待 2 至 3 分钟。如果仍无效，请手动选择网络，或联系我们。',
  },
];
