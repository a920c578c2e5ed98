import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: '開始之前',
  body: (
    <ul>
      <li>
        您的手機支援 eSIM，且為無鎖手機。支援的機型請見「
        <Link to={paths.deviceChecker()}>裝置相容性查詢</Link>
        」。
      </li>
      <li>手機已連上 Wi-Fi。沒有網路就無法下載 eSIM。</li>
      <li>
        您手邊有附上啟用碼的電子郵件。如要掃描，請把它顯示在另一個螢幕上或列印出來。QR Code
        和啟用碼只能使用一次。
      </li>
      <li>使用 iOS 17.4 以上版本或部分 Android 手機時，點一下電子郵件中的連結就能完成。</li>
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
  title: '如果遇到問題',
  body: (
    <>
      <h3>「此代碼已失效」</h3>
      <p>
        這組代碼已經用過了。請查看設定中的 SIM 卡清單，eSIM
        很可能已經在裡面。如果沒有，請聯絡我們，並保持原狀。
      </p>
      <h3>手機沒有新增 eSIM 的選項</h3>
      <p>
        手機不支援 eSIM，或被電信業者鎖定。手機款項付清後，電信業者會解鎖。在那之前，由於 eSIM
        尚未啟用，購買後 <RefundTime />
        內可以退款。
      </p>
      <h3>已安裝，卻顯示「沒有服務」</h3>
      <p>
        出發前這是正常的，因為方案要到目的地才能使用。落地後請等待 2 至 3 分鐘，再檢查 eSIM
        是否已開啟、是否選為行動數據，以及數據漫遊是否已開啟。
      </p>
      <h3>有訊號，卻無法上網</h3>
      <p>
        請開啟再關閉飛航模式。如果還是不行，請關閉自動選擇網路，試試清單中的另一個網路。部分 Android
        手機還需要設定 APN，可以向客服索取。
      </p>
      <p>
        還是不行？請在<Link to={paths.support()}>客服頁面</Link>聯絡真人客服。
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
