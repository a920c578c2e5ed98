import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: '保存在您瀏覽器中的內容',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: '效能測量',
    body: (
      <>
        <p>
          頁面會回報載入速度以及內容是否跳動。回報中只有頁面的類型和數值，不使用
          Cookie，也不會與您的身分連結。
        </p>
        {analyticsUrl ? (
          <>
            <p>
              對於允許的訪客，我們也使用另一家公司的瀏覽統計服務。其程式會看到訪客使用哪些頁面、如何使用。在結帳頁面、您的訂單和帳號頁面、登入的地方，以及企業填寫詢問的地方，我們絕不載入它。
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>本網站不使用任何其他公司的瀏覽統計服務。</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: '還有誰會取得資料',
    body: (
      <>
        <p>我們只與提供服務所必需的對象分享資料，且只分享必要的內容：</p>
        <ul>
          <li>
            <b>金流服務商</b>（{paypal ? '卡片由 Stripe 處理，另有 PayPal' : '卡片由 Stripe 處理'}
            ）取得金額、您的姓名和電子信箱，並直接向您取得卡片或帳戶資訊，後者由其自行負責。
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>（歐盟的加值稅號碼登記系統）會收到您提供的公司加值稅號碼，用於查核。
            </li>
          )}
          <li>
            <b>eSIM 批發商</b>（eSIM Go）取得您訂購的方案，但不會取得您的姓名或電子信箱。
          </li>
          <li>
            您在國外使用的<b>行動網路</b>會看到您的手機和 eSIM（任何網路皆是如此），並受當地法律規範。
          </li>
          <li>
            <b>主機代管公司</b>
            負責運作商店以及寄送電子郵件的伺服器，因此我們保存的內容和寫給您的電子郵件都會經過它們。
          </li>
          {google && (
            <li>
              如果您選擇用 Google 等<b>登入服務</b>
              登入，該服務會知道您用它登入，我們則會得知您的姓名和電子信箱。
            </li>
          )}
          <li>
            <b>主管機關和法院</b>在法律要求時取得資料。
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: '在其他國家處理的資料',
    body: (
      <p>
        我們是一家美國公司，上述部分對象在其他國家營運。如果您所在國家的法律要求保障措施，例如歐盟的標準契約條款，資料傳輸即以其為依據。在國外使用
        eSIM，代表由當地的網路處理您的通訊。
      </p>
    ),
  },
  {
    id: 'safety',
    title: '我們如何保護資料',
    body: (
      <p>
        與商店的連線全程加密。啟用碼在保存時會再次加密，密碼和瀏覽器金鑰以無法還原的形式保存，訂單的專屬頁面只能透過其連結開啟。請勿將該連結及附有該連結的電子郵件透露給他人。
      </p>
    ),
  },
  {
    id: 'rights',
    title: '您的權利',
    body: (
      <>
        <p>
          您可以詢問我們保存了哪些關於您的資料、索取副本、要求更正或清除、限制其使用，或提出反對。只要用購買時的電子信箱寄電子郵件至{' '}
          <EmailLink to={supportEmail} />
          就可以了，我們會在一個月內回覆。會計紀錄依法律要求的期限保存。
        </p>
        <p>如果您認為我們處理您的資料不當，也可以向您居住地的資料保護主管機關申訴。</p>
      </>
    ),
  },
  {
    id: 'children',
    title: '未成年人',
    body: (
      <p>
        本商店的對象為年滿 18
        歲者，未滿者須經父母或監護人同意。未經此類同意，我們不會在知情的情況下保存未成年人的資料。如果您發現我們保存了，請告訴我們，我們會清除。
      </p>
    ),
  },
  {
    id: 'revisions',
    title: '本政策的修訂',
    body: (
      <p>我們可能會不定期修訂本政策。重大變更會在本頁公布，並更新頁面頂端的「最後更新」日期。請定期查看。</p>
    ),
  },
  {
    id: 'contact',
    title: '聯絡我們',
    body: (
      <p>
        請來信至 <EmailLink to={supportEmail} subject="隱私權" />
        ，或使用<Link to={paths.support()}>客服頁面</Link>上的其他方式。
      </p>
    ),
  },
];
