import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

const daysStart = (days: number, place: string) =>
  spaced`手机在${place}首次联网时，${formatDays(days)}的有效期开始计算。`;

export const passWords: typeof source.passWords = {
  details: '查看详情',
  showQr: '显示二维码',
  invoice: '发票',
  buyAgain: '再次购买',
  invoiceFailed: '无法下载发票',
  install: '安装 eSIM',
  write: '联系客服',
  lost: { tone: 'bad', label: '不可用' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: '是否收回由运营商决定。在此之前请不要使用。',
  inUse: '正在使用。',
  lost: '运营商已没有此 eSIM 的记录。请联系我们，我们会为你更换或退款。',
  toInstall: {
    anyTime: '请在出发前，在家里连接 Wi-Fi 后安装。',
    beforeUse: (days, place) => `请在家里连接 Wi-Fi 后安装。${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: '它在你的手机上。',
    onEsim: (iccid) => `它在尾号 ${iccid} 的 eSIM 上。`,
    switchOn: '到达后，请在手机上选择用它上网。',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: '此 eSIM 已被收回。', plan: '此套餐已被收回。' },
    itDoesNotWork: '它已停止工作。',
    itsPartDoesNotWork: { eSIM: '该订单的 eSIM 已停止工作。', plan: '该订单的套餐已停止工作。' },
  },
  lapsed: '你从未使用它，开始使用的期限已过。',
  over: (unused) =>
    `此套餐已结束。${unused === null ? '' : `结束时还有 ${unused} 未用。`}你的 eSIM 可以保留在手机上，添加新套餐。`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: '购买日期',
  daysStart: '开始时间',
  refills: '恢复高速',
  inHours: (hours) => `${hours} 小时后`,
  ends: '结束日期',
  ended: '结束日期',
  used: '已用',
  daysLeft: '剩余天数',
  invalidDate: '日期无效',
  timeLeft: '剩余时间',
  hours: (hours) => `${hours} 小时`,
  noDate: '无',
  iccid: 'ICCID',
  starts: {
    firstUse: '首次使用',
    purchase: '购买时',
    unknown: '未知',
  },
};
