import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

export const codesWords: typeof source.codesWords = {
  address: 'SM-DP+ 地址',
  activation: '激活码',
  androidCode: '完整激活码（Android）',
  confirmation: '确认码',
  noConfirmation: '无。如果手机要求输入，请留空。',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'eSIM 二维码',
  failed: {
    title: '我们无法加载激活码',
    text: '你的 eSIM 没有问题。请检查网络连接后重试。',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: '正在用手机阅读？',
    iphone: '在 iPhone 上安装',
    android: '在 Android 上安装',
    newer: 'iPhone 链接需要 iOS 17.4 或更高版本。',
  },
  noCamera: '没有相机？手动输入激活码',
  ways: {
    steps: '分步说明',
    codes: '手动输入激活码',
    qr: '显示二维码，供另一设备扫描',
    mail: '使用另一台设备',
    trouble: '有锁手机或旧款手机？',
  },
  mail: (email) => phrase`我们发送至 ${email} 的邮件中有相同的二维码和激活码。请在另一台设备上打开。`,
  warning: '激活码只能使用一次。请把 eSIM 留在手机上，直到旅行结束，并让自己号码的漫游保持关闭。',
  everyStep: '使用这些激活码的全部步骤',
};

const FIRST_STEPS: Record<Platform, { what: string; screen?: ScreenName; how: string }> = {
  ios: {
    what: '轻点“安装 eSIM”',
    screen: 'ios-activate',
    how: '你会看到“激活 eSIM”。轻点“继续”。iOS 会询问两次。',
  },
  'old-ios': {
    what: '“设置”→“蜂窝网络”→“添加 eSIM”→“使用二维码”',
    screen: 'ios-add',
    how: '扫描另一块屏幕上的二维码，或轻点“手动输入详细信息”并粘贴两个代码。你会看到“激活 eSIM”。轻点“继续”。iOS 会询问两次。',
  },
  android: {
    what: '轻点“在 Android 上安装”',
    screen: 'android-confirm',
    how: '你会看到“添加 eSIM”或“要下载 eSIM 吗？”。轻点“添加”或“下载”。',
  },
  other: {
    what: '扫描二维码',
    how: '在 iPhone 上使用相机。在三星和 Pixel 手机上打开“设置”→“SIM 卡”→“添加 eSIM”。轻点“激活 eSIM”或“添加 eSIM”。',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): { screen?: ScreenName } => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: '等待两三分钟',
    ...screenOf(platform, 0),
    how: `保持 Wi-Fi 连接。你会在列表中看到一张新的 SIM 卡，把它命名为“${place}”。`,
  },
  {
    what: spaced`到${place}后，用它上网`,
    ...screenOf(platform, 1),
    how: '仅为这张 eSIM 打开数据漫游。你会在信号格旁看到 4G 或 5G。',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: '手机被运营商锁定？',
    text: '有锁手机无法使用其他运营商的 eSIM。在 iPhone 上，“设置”→“通用”→“关于本机”中的“运营商锁”必须显示“无 SIM 卡限制”。在 Android 上，请拨打 *#06#。如果看到 EID，请向运营商询问这是不是无锁手机。',
  },
  old: {
    question: '早于 2018 年的手机？',
    text: (check) => phrase`多数旧款手机不支持 eSIM。激活码只能使用一次，使用前请“${check}”。`,
    check: '查询你的设备',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: '安装到这部 iPhone',
    text: '它会打开 Apple 的设置界面，所有信息均已填好。请在两三分钟的过程中保持 Wi-Fi 连接。',
    button: '安装 eSIM',
  },
  oldIphone: {
    title: '用激活码安装',
    text: '一键安装需要 iOS 17.4 或更高版本。在这部 iPhone 上，请使用下面的激活码，或扫描另一块屏幕上的二维码。',
  },
  android: {
    title: '安装到这部手机',
    text: '它会在许多 Android 手机上打开设置界面。如果没有反应，请使用下面的激活码。请保持 Wi-Fi 连接。',
    button: '在 Android 上安装',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: '旅行',
  home: '主号',
  on: '开启',
  address: 'SM-DP+ 地址',
  ios: {
    cellular: '蜂窝网络',
    data: '蜂窝数据',
    add: '添加 eSIM',
    camera: '相机',
    found: '蜂窝套餐',
    activate: '激活 eSIM',
    goOn: '继续',
    scan: '扫描二维码',
    manual: '手动输入详细信息',
    details: '激活详细信息',
    code: '激活码',
    confirmation: '确认码',
    activating: '正在激活…',
    label: '蜂窝套餐标签',
    secondary: '副号',
    line: '启用此号码',
    roaming: '数据漫游',
  },
  android: {
    sims: 'SIM 卡',
    add: '添加 SIM 卡',
    scan: '扫描二维码',
    manual: '输入激活码',
    code: 'LPA:1$…',
    goOn: '继续',
    ask: '要下载 eSIM 吗？',
    download: '下载',
    activating: '正在下载…',
    data: '移动数据',
    roaming: '漫游',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: '打印',
  picture: '二维码',
  order: (number) => `订单 ${number}`,
  help: (email) => `需要帮助？请发送邮件至 ${email}。`,
};

export const qrWords: typeof source.qrWords = {
  picture: '用于安装 eSIM 的二维码',
  point: '用手机相机对准这里',
  stay: '安装时请保持 Wi-Fi 连接',
};
