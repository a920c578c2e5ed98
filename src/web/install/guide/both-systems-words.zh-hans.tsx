import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: '开始之前',
  body: (
    <ul>
      <li>
        你的手机支持 eSIM，且为无锁手机。支持的机型请见“
        <Link to={paths.deviceChecker()}>设备兼容性查询</Link>
        ”。
      </li>
      <li>手机已连接 Wi-Fi。没有网络就无法下载 eSIM。</li>
      <li>
        你手边有附带激活码的邮件。如要扫描，请把它显示在另一块屏幕上或打印出来。二维码和激活码只能使用一次。
      </li>
      <li>在 iOS 17.4 或更高版本以及部分 Android 手机上，轻点邮件中的链接即可完成。</li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: '如果遇到问题',
  body: (
    <>
      <h3>“此代码不再有效”</h3>
      <p>
        它已经用过了。请查看设置中的 SIM 卡列表，eSIM 很可能已在其中。如果没有，请联系我们，并保持一切不变。
      </p>
      <h3>手机没有添加 eSIM 的选项</h3>
      <p>
        手机不支持 eSIM，或被运营商锁定。购机款付清后，运营商会解锁。在此之前，由于 eSIM 尚未激活，购买后{' '}
        <RefundTime />
        内可以退款。
      </p>
      <h3>已安装，却显示“无服务”</h3>
      <p>
        出发前这是正常的，因为套餐要到目的地才能使用。落地后请等待 2 至 3 分钟，然后检查 eSIM
        是否已启用、是否被选作移动数据，以及数据漫游是否已打开。
      </p>
      <h3>有信号，却上不了网</h3>
      <p>
        请打开再关闭飞行模式。如果仍无效，请关闭自动选择网络，并尝试列表中的另一个网络。部分 Android
        手机还需要设置 APN，可以向客服索取。
      </p>
      <p>
        还是不行？请在<Link to={paths.support()}>客服页面</Link>联系真人客服。
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
