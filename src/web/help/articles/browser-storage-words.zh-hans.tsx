import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>我们不设置广告 Cookie。我们只在你的浏览器中保存商店运行所必需的内容。</p>
    <ul>
      <li>
        <b>访客 Cookie</b>
        （__Host-simport_guest）表明此浏览器购买过 eSIM，让你没有账户也能再次查看。它在你最后一次使用后保留 90
        天。
      </li>
      <li>
        <b>登录 Cookie</b>{' '}
        保存你的会话，以及你已登录的标记（__Host-simport_signed_in）。只有登录时才会设置，退出登录或 7
        天未访问后，两者都会消失。如果我们在你购买途中请你登录，会记住你正在购买的内容，直到登录完成；如果登录需要邮件中的链接，则最多记住一小时。
      </li>
      <li>
        <b>结账记录</b>
        保存你填写的账单信息、选择的付款方式和正在进行的付款，只在标签页打开期间保留，绝不包含银行卡号。此次结账的编号和你最近购买的套餐会一直保留到你清除网站数据，以便我们发现你是否误付了两次。
      </li>
      <li>
        <b>你对访问统计的选择</b>（如果我们询问过）会保留到你清除网站数据。
      </li>
      <WithLanguages>
        <li>
          <b>你选择的语言</b>
          （simport_language）保留一年。如果你关闭了推荐其他语言的提示，一年内我们不会再询问。
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>你选择的货币</b>
          （simport_currency）保留一年。如果你关闭了推荐其他货币的提示，一年内我们不会再询问。
        </li>
      </WithCurrencies>
      <li>
        <b>你的来源</b>
        ：如果带你来这里的链接写有合作方或服务的名称，我们会以代码和日期的形式记住 30
        天。我们把代码与你的购买记录一同保存，以便知道该感谢谁。它不会识别你的身份，我们也不会把它提供给任何其他人。
      </li>
      <li>
        目的地的<b>图片</b>保留 7 至 14 天，这样无需重复加载。
      </li>
    </ul>
    <p>
      结账时，支付服务商会为防范欺诈设置自己的
      Cookie，并对其负责。你可以在浏览器设置中清除所有内容。清除后，你仍可通过邮件中的链接查看购买的 eSIM。
    </p>
  </>
);
