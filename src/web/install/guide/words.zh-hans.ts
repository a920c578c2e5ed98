import { LOCALE } from '../../../domain/language-words.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: '设备类型',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24、Pixel 8…' },
  },
  search: (kind) => spaced`搜索${kind}机型`,
  checked: (models, last) =>
    spaced`这 ${models} 款机型上次核对于${month(last)}。更新的机型很可能也支持，请在设置中查找“添加 eSIM”。`,
  noScript: '搜索需要 JavaScript。以下机型支持 eSIM。',
  apple: 'Apple',
};

/** '2025年8月', on one line. */
function month(date: Date): string {
  const said = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
  return said.replaceAll(/(?=[年月])/g, '\u2060');
}

export const deviceListWords: typeof source.deviceListWords = {
  start: '输入设备型号，查询兼容性',
  none: '没有找到相符的设备。',
  found: (devices) => `找到 ${devices} 款设备`,
  name: '支持 eSIM 的设备',
  note: (device, note) => `${device}：${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`无论什么机型，手机都必须满足一点：${unlocked}。绑定某家运营商的手机无法使用其他运营商的 eSIM。在 iPhone 上，“设置”→“通用”→“关于本机”会显示“无 SIM 卡限制”。`,
  unlocked: '无锁，不绑定运营商',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: '安装到这部 iPhone',
      text: '邮件中有“在 iPhone 上安装”按钮。iOS 17.4 及更高版本无需扫描或输入。',
    },
    Android: {
      title: '安装到这部手机',
      text: '邮件中有“在 Android 上安装”按钮。部分手机无法通过链接打开设置。',
    },
  },
  steps: '查看全部步骤。',
  fits: '它支持 eSIM 吗？',
};

export const stepsWords: typeof source.stepsWords = {
  device: '你的设备',
  method: '安装方式',
  steps: (method, system) => `${method}，${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: '正在加载…',
  failed: {
    title: '我们无法加载你的激活码',
    text: '以下步骤不变，你的 eSIM 也没有问题。请检查网络连接后重试。',
    again: '重试',
  },
  unknown: {
    title: '此浏览器没有这张 eSIM 的记录',
    text: (signIn) => phrase`请打开订单邮件中的链接，或“${signIn}”。以下步骤适用于每张 eSIM。`,
    signIn: '登录',
  },
  ready: {
    title: (place) => spaced`你的${place} eSIM 已就绪`,
    text: '激活码见以下步骤。',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: '登机前安装',
    how: '在家里有 Wi-Fi、有另一块屏幕显示二维码，时间也充裕。对多数套餐来说，安装不会开始计算天数，套餐说明中会写明。',
  },
  wait: {
    what: '等待 2 至 3 分钟完成注册',
    how: '首次使用时，eSIM 需要在网络上完成注册。落地后的头几分钟也是如此。',
  },
  once: {
    what: '二维码和激活码只能用一次',
    how: '请不要为了重试而移除 eSIM。请先联系我们，并把它留在手机上，直到旅行结束。',
  },
  roaming: {
    what: '只为 eSIM 打开漫游',
    how: '旅行 eSIM 需要打开数据漫游。自己的号码不需要，保持关闭就不会产生费用。',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: '包月订阅，另一项服务',
  text: '一年到头都在旅途中？还有一项包月订阅，覆盖 170 多个目的地，每月 $39.90 至 $64.90。它不是本商店的套餐，不在这里的结账页面出售，在取消之前会一直续订，并有自己的条款。这里的套餐是预付费的，到期即止。',
  ask: (address) => phrase`如需咨询，请发送邮件至 ${address}。`,
  subject: '包月订阅',
};

export const onwardWords: typeof source.onwardWords = {
  title: '遇到困难，还是准备出发？',
  write: (address, reply) => phrase`请发送邮件至 ${address}，全天候受理。首次回复：${reply}。`,
  browse: '浏览套餐',
  esims: '我的 eSIM',
  support: '客服',
};
