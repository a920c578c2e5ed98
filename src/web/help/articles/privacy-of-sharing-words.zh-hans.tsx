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
    title: '保存在你浏览器中的内容',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: '性能测量',
    body: (
      <>
        <p>页面会报告加载速度以及内容是否跳动。报告只含页面的类型和数值，不使用 Cookie，也不与你关联。</p>
        {analyticsUrl ? (
          <>
            <p>
              对于允许的访问者，我们还使用其他公司的访问统计服务。它的脚本会看到人们使用哪些页面、如何使用。在结账页面、你的订单和账户页面、登录之处，以及公司向我们咨询之处，我们绝不加载它。
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>本网站不使用任何其他公司的访问统计服务。</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: '还有谁会获得数据',
    body: (
      <>
        <p>我们只与完成工作所必需的对象共享数据，且只共享工作所需的内容：</p>
        <ul>
          <li>
            <b>支付服务商</b>（{paypal ? '银行卡由 Stripe 处理，另有 PayPal' : '银行卡由 Stripe 处理'}
            ）获得金额、你的姓名和邮箱地址，并直接从你那里获得银行卡或账户信息，对后者由其自行负责。
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>（欧盟的增值税号登记系统）会收到你提供的公司增值税号，用于核实。
            </li>
          )}
          <li>
            <b>eSIM 批发商</b>（eSIM Go）获得你订购的套餐，但不会获得你的姓名或地址。
          </li>
          <li>
            你在国外使用的<b>移动网络</b>会看到你的手机和 eSIM，这与任何网络一样，并受当地法律约束。
          </li>
          <li>
            <b>托管公司</b>
            运行商店以及发送邮件的服务器，因此我们保存的内容和写给你的邮件都会经过它们。
          </li>
          {google && (
            <li>
              如果你选择用 Google 等<b>登录服务</b>
              登录，该服务会知道你用它登录，我们则会得知你的姓名和邮箱地址。
            </li>
          )}
          <li>
            <b>主管机关和法院</b>在法律要求时获得数据。
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: '在其他国家处理的数据',
    body: (
      <p>
        我们是一家美国公司，上述部分对象在其他国家开展业务。如果你所在国家的法律要求保障措施，例如欧盟的标准合同条款，数据传输即以其为依据。在国外使用
        eSIM，意味着由当地的网络处理你的通信。
      </p>
    ),
  },
  {
    id: 'safety',
    title: '我们如何保障安全',
    body: (
      <p>
        与商店的连接均经过加密。激活码在保存时会再次加密，密码和浏览器密钥以不可还原的形式保存，订单的专属页面只能通过其链接打开。请勿将该链接及收到该链接的邮件透露给他人。
      </p>
    ),
  },
  {
    id: 'rights',
    title: '你的权利',
    body: (
      <>
        <p>
          你可以询问我们保存了哪些关于你的信息，索取副本，要求更正或清除，限制其使用，或对其提出反对。只需用购买时的邮箱地址发邮件至{' '}
          <EmailLink to={supportEmail} />
          ，我们会在一个月内答复。会计记录按法律要求的期限保存。
        </p>
        <p>如果你认为我们处理你的数据的方式不当，也可以向你居住地的数据保护机构投诉。</p>
      </>
    ),
  },
  {
    id: 'children',
    title: '未成年人',
    body: (
      <p>
        本商店面向年满 18
        岁的人士，未满者须经父母或监护人同意。未经此类同意，我们不会在知情的情况下保存未成年人的数据。如果你发现我们保存了，请告知我们，我们会予以清除。
      </p>
    ),
  },
  {
    id: 'revisions',
    title: '本政策的修订',
    body: <p>我们可能会不时修订本政策。重大变更会在本页公布，并更新页面顶部的“最后更新”日期。请定期查看。</p>,
  },
  {
    id: 'contact',
    title: '联系我们',
    body: (
      <p>
        请发送邮件至 <EmailLink to={supportEmail} subject="隐私" />
        ，或使用<Link to={paths.support()}>客服页面</Link>上的其他方式。
      </p>
    ),
  },
];
