import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone 和 iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: '用二维码安装',
  manual: '手动安装',
};

const WIFI: source.InstallStep = {
  what: '连接 Wi-Fi',
  how: '请在出发前，在家里或机场进行。手机会通过网络下载 eSIM。',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: '等待 2 至 3 分钟完成注册',
  how: '请保持 Wi-Fi 连接，不要关闭设置，直到 eSIM 出现在列表中。',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: '为它命名，通话仍用自己的号码',
  how: '选择“旅行”等标签。通话、iMessage 和 FaceTime 仍默认使用自己的号码。',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: '落地后，用它上网',
  how: '在“设置”→“蜂窝网络”→“蜂窝数据”中选择旅行 eSIM。在同一列表中打开它，仅为这张 eSIM 打开“数据漫游”。',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: '启用它，通话仍用自己的 SIM 卡',
  how: '在 SIM 卡列表中启用旅行 eSIM。通话和短信仍使用自己的 SIM 卡。',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: '落地后，选它作为移动数据',
  how: '在“设置”→“网络和互联网”（三星为“连接”）→“SIM 卡”中，选择旅行 eSIM 作为移动数据。打开它，仅为这张 eSIM 打开“漫游”。',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: '扫描二维码',
        screen: 'ios-scan',
        how: '用相机对准另一块屏幕或纸上的二维码，轻点出现的提示。或打开“设置”→“蜂窝网络”→“添加 eSIM”→“使用二维码”。',
        own: 'qr',
      },
      {
        what: '轻点“添加 eSIM”，再点“继续”',
        screen: 'ios-activate',
        how: 'iOS 会询问两次。这不会扣款，也不会启动套餐。',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: '打开激活码的输入页面',
        screen: 'ios-manual',
        how: '打开“设置”→“蜂窝网络”→“添加 eSIM”→“使用二维码”，然后轻点屏幕底部的“手动输入详细信息”。',
      },
      {
        what: '输入两个代码',
        screen: 'ios-form',
        how: '粘贴我们邮件中的 SM-DP+ 地址和激活码。确认码留空。',
        own: 'codes',
      },
      {
        what: '轻点“下一步”，再点“继续”',
        screen: 'ios-activate',
        how: 'iOS 会询问两次。这不会扣款，也不会启动套餐。',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: '打开“添加 eSIM”，扫描二维码',
        screen: 'android-add',
        how: '在 Pixel 上打开“设置”→“网络和互联网”→“SIM 卡”→“添加 SIM 卡”。在三星手机上打开“设置”→“连接”→“SIM 卡管理器”→“添加 eSIM”。然后扫描另一块屏幕或纸上的二维码。',
        own: 'qr',
      },
      {
        what: '轻点“下载”或“添加”确认',
        screen: 'android-confirm',
        how: '手机会显示我们合作运营商的名称，这是正常的。',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: '打开激活码的输入页面',
        screen: 'android-manual',
        how: '像使用二维码时一样添加 eSIM。在显示相机的界面上，选择“需要帮助”或“输入激活码”。',
      },
      {
        what: '输入完整的激活码',
        screen: 'android-form',
        how: '粘贴我们邮件中以“LPA:1$”开头的整行内容。如果手机有两个输入框，请改用 SM-DP+ 地址和激活码。',
        own: 'codes',
      },
      {
        what: '轻点“下载”或“添加”确认',
        screen: 'android-confirm',
        how: '手机会显示我们合作运营商的名称，这是正常的。',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
