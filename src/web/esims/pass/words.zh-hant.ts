import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

const daysStart = (days: number, place: string) =>
  spaced`手機在${place}首次連上網路時，開始計算${formatDays(days)}的使用天數。`;

export const passWords: typeof source.passWords = {
  details: '查看詳情',
  showQr: '顯示 QR Code',
  invoice: '發票',
  buyAgain: '再次購買',
  invoiceFailed: '無法下載發票',
  install: '安裝 eSIM',
  write: '聯絡客服',
  lost: { tone: 'bad', label: '無法使用' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: '是否收回由電信業者決定。在此之前請勿使用。',
  inUse: '使用中。',
  lost: '電信業者已沒有此 eSIM 的紀錄。請聯絡我們，我們會為您更換或退款。',
  toInstall: {
    anyTime: '請在出發前，先在家連上 Wi-Fi 安裝。',
    beforeUse: (days, place) => `請先在家連上 Wi-Fi 安裝。${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: '已在您的手機上。',
    onEsim: (iccid) => `已在 ICCID 結尾為 ${iccid} 的 eSIM 上。`,
    switchOn: '抵達後，請在手機上選擇用它上網。',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: '此 eSIM 已被收回。', plan: '此方案已被收回。' },
    itDoesNotWork: '它已無法使用。',
    itsPartDoesNotWork: { eSIM: '該訂單的 eSIM 已無法使用。', plan: '該訂單的方案已無法使用。' },
  },
  lapsed: '您從未使用，而開始使用的期限已過。',
  over: (unused) =>
    `此方案已結束。${unused === null ? '' : `結束時還有 ${unused} 未用。`}您的 eSIM 可以留在手機上，之後再加購新方案。`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: '購買日期',
  daysStart: '開始時間',
  refills: '恢復高速',
  inHours: (hours) => `${hours} 小時後`,
  ends: '結束日期',
  ended: '結束日期',
  used: '已用',
  daysLeft: '剩餘天數',
  invalidDate: '日期無效',
  timeLeft: '剩餘時間',
  hours: (hours) => `${hours} 小時`,
  noDate: '無',
  iccid: 'ICCID',
  starts: {
    firstUse: '首次使用',
    purchase: '購買時',
    unknown: '未知',
  },
};
