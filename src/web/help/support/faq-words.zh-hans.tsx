import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

export type { FaqGroup } from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: '购买之前',
  questions: [
    {
      question: 'eSIM 是什么？',
      answer:
        '它是没有实体卡的 SIM 卡。芯片内置在手机里，原本存在塑料卡上的内容改为下载。一部手机可以装多张，所以旅行 eSIM 可以与你现有的 SIM 卡并存。',
    },
    {
      question: '它和漫游有什么区别？',
      answer:
        '漫游时，你自己的运营商会在事后按你在国外的用量收费。在这里，天数和流量固定，价格也固定，先付款，之后不会再有账单。',
    },
    {
      question: '该选单个国家或地区的套餐，还是区域套餐？',
      answer: (
        <>
          如果只待在一个国家或地区，当地的专用套餐通常更便宜。如果要跨境，
          <Link to={paths.regional()}>区域套餐</Link>
          在其列出的所有国家和地区都能继续使用，一张 eSIM 就够。
        </>
      ),
    },
    {
      question: '我需要多少流量？',
      answer:
        '看地图和发消息每天大约用 100MB，视频通话一小时大约用 1GB。如果你经常分享照片，或在路上工作，不限量套餐更适合你。',
    },
    {
      question: '我需要账户吗？',
      answer:
        '不需要。只要有邮箱地址就行，eSIM 会发到那里。有了账户，你的 eSIM 和发票会集中在一处，结账时也会自动填写。',
    },
    {
      question: '可以替别人购买吗？',
      answer: '可以。把二维码发给对方，或用对方的手机扫描。二维码只能使用一次，仅限扫描它的那部手机。',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: '付款',
  questions: [
    {
      question: '可以怎样付款？',
      answer: `你可以用信用卡或借记卡（Visa、Mastercard、American Express）${paypal ? '或 PayPal ' : ''}付款，在支持的设备上还可以用 Apple Pay 或 Google Pay。银行卡号直接发送给支付服务商，我们不会看到。`,
    },
    feePolicy === 'included'
      ? {
          question: '有额外的费用吗？',
          answer: `没有。${paypal ? '无论用银行卡还是 PayPal，' : ''}套餐的价格就是你支付的金额。${taxesIn(chargesTax)}`,
        }
      : {
          question: '为什么总额高于套餐的价格？',
          answer: `我们会加上银行卡${paypal ? '或 PayPal ' : ''}的手续费。选定套餐后，你会看到包含银行卡手续费的价格。付款前，结账页面会显示套餐价格、手续费和总额。${taxesIn(chargesTax)}`,
        },
    {
      question: '我付款成功了，却没有收到 eSIM。钱会白付吗？',
      answer:
        '不会。对于已付款的订单，我们会一直处理，直到 eSIM 准备好。如果我们无法交付，会自动全额退款，并发邮件告知你。',
    },
    {
      question: '如何退款？',
      answer: (
        <>
          购买后 <RefundTime />
          内，只要 eSIM 未激活且未使用，你就可以获得全额退款。详情请见《
          <Link to={paths.refundPolicy()}>退款政策</Link>》。
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: '旅行途中',
  questions: [
    {
      question: '天数从什么时候算起？',
      answer: '多数套餐的天数从手机在目的地首次联网时算起。只要我们知道，“套餐详情”中都会写明。',
    },
    {
      question: '我会连接哪个网络？',
      answer: '你会连接套餐支持的当地网络之一，由手机自动选择。如果网速慢，可以在设置中改选另一个。',
    },
    {
      question: '可以把网络分享给笔记本电脑吗？',
      answer: '有些套餐允许开热点。“套餐详情”会写明你的套餐是否允许，或供应商没有说明。',
    },
    {
      question: '我不想付漫游费，为什么要打开数据漫游？',
      answer:
        '旅行 eSIM 始终处于漫游状态，所以必须打开它的开关。费用已经预付，不会再多收。请让自己号码的漫游开关保持关闭。',
    },
    {
      question: '到了下一个国家，还能用同一张 eSIM 吗？',
      answer:
        '单个国家或地区的套餐只能在当地使用。如果套餐说明写有可加流量，你可以把下一个目的地添加到现有的 eSIM：打开“个人中心”，点击“加流量”。否则需要另装一张 eSIM。',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: '旅行之后及其他',
  questions: [
    {
      question: '旅行结束了，eSIM 该怎么处理？',
      answer: '把它关闭，或在天数用完后到设置中移除。套餐到期即止，绝不会再向你收费。',
    },
    {
      question: '我换了新手机，能把 eSIM 转过去吗？',
      answer: (
        <>
          激活码只能使用一次，因此无法再次安装。如果剩余流量还很多，请在转让旧手机之前联系
          <Link to={paths.support()}>客服</Link>。
        </>
      ),
    },
    {
      question: '你们保存哪些关于我的信息？',
      answer: (
        <>
          我们保存交付 eSIM 和后续负责所需的信息，且有期限。逐项说明请见《
          <Link to={paths.privacy()}>隐私政策</Link>》。
        </>
      ),
    },
    {
      question: '我们是一家公司，可以为团队购买吗？',
      answer: (
        <>
          可以。请在
          <Link to={paths.businessContact()}>企业页面</Link>
          告诉我们去哪里、有多少人，我们会在{SERVICE.businessReply}回复。
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
