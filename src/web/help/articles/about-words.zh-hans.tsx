import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: '简单', meaning: '选购，付款，安装。其余的我们一概省去。' },
  {
    name: '可靠',
    meaning: '付款后的订单只有两种结果：一张能用的 eSIM，或者退款。没有中间状态。',
  },
  {
    name: '创新',
    meaning: '只要手机有了能为你省去步骤的新功能，我们就会用上，例如轻点一下即可安装。',
  },
  {
    name: '透明',
    meaning:
      '每个套餐的页面都写明你最终要付多少钱。每个套餐都说明网速有多快、天数从何时算起。我们不知道的，也会如实说明。',
  },
  {
    name: '以客户为本',
    meaning: '无论何时来信，都有真人答复，他们能看到你的订单，也能动手处理。',
  },
  {
    name: '自由',
    meaning: '在这里无需账户，套餐不会自动续订，也不会绑定你。你自己的 SIM 卡仍留在手机里。',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: '公司概况',
    body: (
      <>
        <p>
          {brand} 以 eSIM 的形式销售预付费旅行流量，有单个国家或地区的套餐，也有区域套餐，覆盖 200
          多个国家和地区。你选好套餐，付一次款，装到随身的手机上即可。没有柜台，没有塑料卡，也没有合约束缚。
        </p>
        <p>我们的客户，有希望一落地就能打开地图的旅行者，也有派员工出国、想事先知道费用的公司。</p>
      </>
    ),
  },
  {
    id: 'mission',
    title: '我们的使命',
    body: (
      <p>
        我们希望在国外上网就像在家一样平常。为此，价格要在付款前就看得到，设置要简单到人在机场、疲惫不堪时也能完成，出了问题要有真人帮忙。
      </p>
    ),
  },
  {
    id: 'background',
    title: '公司由来',
    body: (
      <p>
        {legalName} 成立于 2025
        年，起因是一个小小的烦恼。手机已经无所不能，可到了一个新的国家，头一个小时仍要花在找网络、找卖卡的柜台、找密码上。手机早已支持
        eSIM，买起来却依旧麻烦。于是我们开了一家商店，让这件事只需一分钟。
      </p>
    ),
  },
  {
    id: 'operations',
    title: '我们如何运作',
    body: (
      <>
        <p>
          我们不运营移动网络。我们向一家批发合作伙伴采购流量，它的协议覆盖世界各地的本地网络，我们再以天数和价格固定的套餐出售。你的手机连接的，就是当地居民使用的那些基站。
        </p>
        <p>
          你付款后，订单会直接发给合作伙伴。eSIM
          连同二维码和激活码会通过邮件送达，也会显示在专属页面上。如果我们无法交付，会主动全额退款，无需你提出申请。
        </p>
        <p>
          付款由支付服务商处理，银行卡号不会经过我们的系统。我们保存哪些信息、保存多久，请见《
          <Link to={paths.privacy()}>隐私政策</Link>》。
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: '公司信息',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>法定名称</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>成立时间</dt>
          <dd>2025 年</dd>
        </div>
        <div>
          <dt>公司类型</dt>
          <dd>美国 eSIM 运营商</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>地址</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>品牌</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: '核心原则',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: '联系我们',
    body: (
      <>
        <p>
          有关套餐或订单的问题，请发送邮件至 <EmailLink to={supportEmail} />
          。我们全天候阅读邮件，在线聊天的时间请见
          <Link to={paths.support()}>客服页面</Link>。
        </p>
        <p>
          团队或公司需要 eSIM？请在
          <Link to={paths.businessContact()}>企业页面</Link>
          告诉我们，我们会在{SERVICE.businessReply}回复。
        </p>
      </>
    ),
  },
];
