import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: '无障碍',
    description: '我们如何让每个人都能使用本店，以及遇到问题时如何告诉我们。',
  },
  title: '无障碍',
  lead: '无论你以何种方式看、听、操作或阅读，都应当能顺畅使用本店。',
  aim: {
    title: '我们的目标',
    text: '我们力求让每个页面和每封邮件都符合 WCAG 2.2 的 AA 级标准。《欧洲无障碍法案》（欧盟指令 2019/882）和标准 EN 301 549 对网店也有同样的要求。',
  },
  means: {
    title: '具体做法',
    text: '所有操作都可以只用键盘完成。屏幕阅读器会读出每个页面的内容和变化。文字在浅色和深色主题下都保持对比度，可以放大到两倍，也适合窄屏幕。如果你的设备要求减少动态效果，动画就会停止。供相机读取的代码也以文字形式提供。',
  },
  tested: {
    title: '我们如何测试',
    text: '每次改动后，程序都会检查每个页面，并分别只用键盘、只凭屏幕阅读器读出的名称走完整个购买流程。目前还没有外部专家审查过本店。',
  },
  limits: {
    title: '已知的局限',
    text: '银行卡输入框、PayPal 和钱包的窗口以及 Google 登录是其他公司的页面。eSIM 在你手机自己的设置中安装。',
  },
  tell: {
    title: '告诉我们',
    text: (address) =>
      phrase`如果有什么妨碍你查找、购买或安装套餐，请发送邮件至 ${address}。我们会马上用其他方式帮助你，并解决问题。`,
  },
  law: {
    title: '如果我们没有帮到你',
    text: '在欧盟，你也可以联系所在国负责监督服务无障碍的主管部门。',
  },
};
