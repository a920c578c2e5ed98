import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>我們不設定廣告 Cookie。我們只在您的瀏覽器中保存商店運作所需的內容。</p>
    <ul>
      <li>
        <b>訪客 Cookie</b>
        （__Host-simport_guest）表示這個瀏覽器買過 eSIM，讓您沒有帳號也能再次查看。在您最後一次使用後保留 90
        天。
      </li>
      <li>
        <b>登入 Cookie</b>{' '}
        保存您的登入狀態，以及您已登入的註記（__Host-simport_signed_in）。只有登入時才會設定，登出或 7
        天沒有造訪後，兩者都會消失。如果我們在您購買途中請您登入，會記住您正在購買的內容，直到登入完成；如果登入需要電子郵件中的連結，最多記住一小時。
      </li>
      <li>
        <b>結帳紀錄</b>
        保存您填寫的帳單資訊、選擇的付款方式和進行中的付款，只在分頁開啟期間保留，絕不包含卡號。此次結帳的編號和您最近購買的方案會一直保留到您清除網站資料，以便我們發現您是否不小心付了兩次。
      </li>
      <li>
        <b>您對瀏覽統計的選擇</b>（如果我們詢問過）會保留到您清除網站資料。
      </li>
      <WithLanguages>
        <li>
          <b>您選擇的語言</b>
          （simport_language）保留一年。如果您關閉了推薦其他語言的提示，一年內我們不會再問。
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>您選擇的幣別</b>
          （simport_currency）保留一年。如果您關閉了推薦其他幣別的提示，一年內我們不會再問。
        </li>
      </WithCurrencies>
      <li>
        <b>推薦您來的人</b>
        ：如果帶您來這裡的連結註明了合作夥伴或服務，我們會以代碼和日期的形式記住 30
        天。我們把代碼和您的購買紀錄一起保存，以便知道該感謝誰。代碼無法識別您的身分，我們也不會提供給任何人。
      </li>
      <li>
        目的地的<b>圖片</b>保留 7 至 14 天，不必重複載入。
      </li>
    </ul>
    <p>
      結帳時，金流服務商會為防範詐騙設定自己的
      Cookie，並自行負責。您可以在瀏覽器設定中清除所有內容。清除後，您仍可透過電子郵件中的連結查看購買的
      eSIM。
    </p>
  </>
);
