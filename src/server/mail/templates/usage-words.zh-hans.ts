import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './usage-words.ts';

const again = '你可以在同一张 eSIM 上添加新套餐。eSIM 无需重新安装，也不用再扫描二维码。';
const waits = '此 eSIM 上还有一个待使用的套餐。如果它覆盖你所在的地方，会自动接替。';
const saves = '想让剩余流量用得更久，可以趁有 Wi-Fi 时保存地图和视频。';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => spaced`你的${country}流量已用 80%`,
    preview: (left, of) => spaced`共${of}，还剩${left}。`,
    lead: (left, of, country) => spaced`你的${country}套餐共${of}，还剩约${left}。`,
    next: `${saves}${again}`,
    nextWithAnother: `${waits}${saves}`,
  },
  used: {
    subject: (country) => spaced`你的${country}流量已用完`,
    preview: '要继续上网，请在同一张 eSIM 上添加新套餐。',
    previewWithAnother: waits,
    lead: (of, country) => spaced`你的${country}套餐共${of}，流量已全部用完。`,
    next: again,
    nextWithAnother: `${waits}${again}`,
  },
  nextTitle: '你可以这样做',
  plan: {
    title: '你的套餐',
    esim: 'eSIM',
    iccid: (ending) => `ICCID 尾号 ${ending}`,
    left: '剩余流量',
    leftOf: (left, of) => `${left}/${of}`,
    nothingLeft: (of) => `0MB/${of}`,
    read: '更新时间',
    ends: '结束时间',
  },
  add: (plan, price) => spaced`加购${plan}：${price}`,
  addNote: (days) =>
    `再次添加相同的套餐，有效期 ${formatDays(days)}。如果价格有变，结账页面会在付款前告诉你。`,
  why: '套餐流量用到 80% 和用完时，我们各发送一次邮件。',
};
