import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: '关于我们',
    body: (
      <>
        <p>
          {brand} 由 {legalName}
          {legalAddress ? `（${legalAddress}）` : ' '}
          运营（以下称“我们”）。凡使用本网站、在此购买或使用 eSIM
          套餐，均适用本条款。你这样做即表示同意本条款。如不同意，请勿使用本网站。
        </p>
        <p>如果你居住地的法律赋予消费者不得以合同剥夺的权利，则无论本条款如何规定，你都保有这些权利。</p>
      </>
    ),
  },
  {
    id: 'age',
    title: '谁可以购买',
    body: (
      <p>
        你必须年满 18
        岁，或已征得代你接受本条款的父母或监护人的同意。如果你为公司购买，即确认你有权代表该公司。
      </p>
    ),
  },
  {
    id: 'service',
    title: '你购买的内容',
    body: (
      <>
        <p>
          套餐是一定量的预付费移动数据，用于指定的国家、地区或区域，天数固定，以 eSIM
          形式交付。它仅提供流量，不含电话号码、通话或短信。
        </p>
        <p>
          套餐页面写明流量是多少，可用多少天，网速有多快（在我们知道的情况下），天数从何时算起，以及能否加流量。名为“不限量”的套餐没有总量限制，套餐说明写明每天有多少高速流量，以及之后的网速。
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: '你的手机',
    body: (
      <p>
        你的手机必须支持 eSIM，且为无锁手机。请你在购买前自行确认。你可以在“
        <Link to={paths.deviceChecker()}>设备兼容性查询</Link>
        ”中查找机型，最终以手机的设置为准。某些机型在部分国家或地区销售的版本不支持 eSIM。
      </p>
    ),
  },
  {
    id: 'orders',
    title: '价格、订单和付款',
    body: (
      <>
        <p>
          你以结账页面显示的币种付款。
          {feePolicy === 'included'
            ? '无论选择哪种付款方式，套餐的价格就是你支付的金额。'
            : '付款前，结账页面会显示套餐的价格、所选付款方式的手续费和总额。'}
          除此之外，我们不收取任何费用，也不会自动续订。
          {taxesIn(chargesTax)}
        </p>
        <p>
          你的订单是一项要约，付款成功时合同成立。如果价格在你结账时发生变动，我们会显示新价格并再次征求你的确认。明显的标价错误对我们没有约束力，届时我们会取消订单并全额退款。
        </p>
        <p>
          付款由支付服务商按其自身条款处理。如果你就某笔扣款向银行提出异议，也请发邮件告知我们。这样大多能更快解决。
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: '交付',
    body: (
      <>
        <p>
          eSIM
          连同二维码和激活码会通过邮件送达，也会显示在订单的专属页面上，通常只需一分钟左右。请提供你能收信的地址。任何持有激活码的人都能安装该
          eSIM。
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: '安装和有效期',
    body: (
      <p>
        二维码及其激活码只能在一部手机上使用一次。从手机中移除 eSIM
        可能使其无法再用。安装并不意味着开始使用。如套餐说明所示，多数套餐的天数从手机在目的地首次联网时算起。天数结束后，剩余流量即告作废。如果套餐说明写有开始使用的期限，而你未在此之前开始使用，套餐即失效。
      </p>
    ),
  },
  {
    id: 'refunds',
    title: '退款',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after}
          {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          完整内容请见我们的《<Link to={paths.refundPolicy()}>退款政策</Link>》，它是本条款的一部分。
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: '其他服务',
    body: (
      <p>
        <Link to={paths.installation()}>安装指南</Link>
        中提到的包月订阅是另一项服务，有其自身的条款。你在这里购买的套餐绝不会变成订阅。
      </p>
    ),
  },
];
