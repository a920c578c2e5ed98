import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: '购买记录',
    holds:
      '姓名和邮箱地址，你提供的第二个地址（如有），套餐及其价格，付款方式和支付服务商的参考号，时间，带你来的合作方（如有），以及由访客 Cookie 打乱而成、用来表明由哪个浏览器购买的值。',
    until: `无账户购买的，最长保存至购买后 ${formatSpan(RETENTION.guestPurchase)}；有账户的，与账户同期。之后清除一切指向你的内容，只保留会计事实。`,
  },
  {
    what: '未付款的结账',
    holds: '与上项相同，以你填写并发送的内容为限。',
    until: `${formatSpan(RETENTION.unpaidCheckout)}。`,
  },
  {
    what: 'eSIM',
    holds: '它的编号（ICCID）、加密的激活码、套餐，以及剩余流量。',
    until: '与购买记录同期。之后清除激活码，编号与会计记录一同保留。',
  },
  {
    what: '撤回合同',
    holds:
      '你为此提供的姓名和邮箱地址，我们收到的时间，以及后续处理。你在结账时就立即交付所同意的内容及时间。',
    until: '与购买记录同期。之后清除姓名和地址，只将撤回这一事实与会计记录一同保留。',
  },
  {
    what: '账户',
    holds:
      '姓名、邮箱地址、地址是否已确认、你选择的或购买时使用的语言、不可还原形式的密码，或登录服务用来识别你的编号。',
    until: `最长保存至你最后一次使用后 ${formatSpan(RETENTION.account)}，或直到你删除账户。`,
  },
  {
    what: '已保存的银行卡',
    holds:
      '你要求保存这一事实，以及 Stripe 用来识别你的编号。银行卡本身由 Stripe 保管，我们看到的是卡的品牌、后四位数字和到期日。',
    until: '直到你移除银行卡或删除账户。届时 Stripe 也会将其删除。',
  },
  {
    what: '登录',
    holds: '会话开始的时间、最后使用的时间，以及浏览器的类型。不含网络地址。',
    until: '直到你退出登录，或最后一次使用后 7 天，或登录后 30 天。',
  },
  {
    what: '发给你的邮件',
    holds: '发送过邮件这一事实，邮件的类型、时间和收件地址。我们不保存正文。',
    until: `${formatSpan(RETENTION.sentMail)}。`,
  },
  {
    what: '企业咨询',
    holds: '你在表单中填写的内容、是否要求接收消息、你的同意、时间、浏览器的类型，以及我们的答复进度。',
    until: `最长 ${formatSpan(RETENTION.enterpriseRequest)}。`,
  },
  {
    what: '支付服务商的通知',
    holds: '通知的编号、类型和所涉付款，不含姓名。',
    until: `${formatSpan(RETENTION.webhookReceipt)}。`,
  },
  {
    what: '停止销售名单',
    holds: '我们不再向其销售的人（例如发生欺诈后）的邮箱地址，起始时间和原因。',
    until: '直到我们解除为止。即使其余内容已清除，它仍会保留，因为清除即等于解除。',
  },
  {
    what: '防滥用计数',
    holds: '某项操作从同一网络地址或针对同一账户尝试了多少次。地址和账户均以不可还原的形式保存。',
    until: '约一天。',
  },
  {
    what: '没有结果的搜索',
    holds:
      '输入的内容（最多 40 个字符，且不含数字和 @），以便我们让搜索认识新的名称。同时保存一个 0 至 255 的数字，由成千上万个浏览器共用。它告诉我们是否有多人在找同一个地方，但不会告诉我们是谁。我们不保存 Cookie 和网络地址。',
    until: `${formatSpan(RETENTION.missedSearch)}。`,
  },
  {
    what: '会计记录',
    holds:
      '金额、日期、套餐、付款和退款的参考号，以及开具的发票和退款凭证。你的姓名和邮箱地址只在购买记录保存期间留在其中，之后也会从中清除。',
    until: '按税法和会计法律要求的期限保存，即使其余内容已清除。',
  },
  {
    what: '增值税记录',
    holds:
      '如果价格含增值税：你的银行卡、付款时提供的地址、网络地址和 eSIM 各自所属的国家，以及税额。其中没有姓名和地址。',
    until: `购买当年结束后 ${formatSpan(RETENTION.taxFacts)}。这是欧盟法律的要求，即使其余内容已清除，仍会保留。`,
  },
];
