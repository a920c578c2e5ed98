import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = '我们会在一个工作日内回复。';

export const offerWords: typeof source.offerWords = {
  title: '企业方案',
  lead: '为你派往海外的员工提供旅行流量。告诉我们去哪里、有多少人，我们会在一个工作日内回复。',
  team: {
    what: '整个团队的 eSIM',
    how: '整个团队只需咨询一次，eSIM 可以批量发放。',
  },
  places: {
    what: '覆盖你的出差目的地',
    how: '单个国家或地区的套餐和区域套餐，覆盖 200 多个国家和地区。',
  },
  price: {
    what: '价格事先明确',
    how: '我们按你需要的流量报价，事后不会有漫游账单。',
  },
  sample: (place, data, days, { plan, charged }) =>
    spaced`当前价格示例：${place}，${data}，${days}，每人${plan}。${charged === null ? '' : spaced`实付${feeIncluded(charged)}。`}`,
  invoice: {
    what: '整个团队一张发票',
    how: '一份账单，上面写明你的公司名称和增值税号。',
  },
  person: {
    what: '有人负责答复',
    how: '我们的销售人员会阅读你的咨询，并在一个工作日内回复。',
  },
  own: {
    text: (dashboard) => phrase`已经是客户？前往“${dashboard}”。`,
    dashboard: '总览',
  },
};

export const formWords: typeof source.formWords = {
  name: '获取报价',
  you: '你和你的公司',
  companyName: '公司名称',
  contactName: '联系人姓名',
  email: '邮箱',
  phone: '电话',
  website: '网站',
  teamSize: '团队人数',
  noTeamSize: '选择人数',
  regions: '目标区域',
  message: '留言',
  messageHint: '有多少人出行，去多久，需要多少流量，何时开始。',
  trap: '请将此栏留空',
  consent: {
    text: (legalName, policy) => phrase`我同意 ${legalName} 按照《${policy}》使用我在此填写的内容来回复我。`,
    policy: '隐私政策',
  },
  subscribe: '接收企业套餐的最新消息，可随时取消。',
  failed: '出错了',
  nothingLost: (address) => phrase`你填写的内容都还在。请重试，或发送邮件至 ${address}。`,
  send: '获取报价',
  sending: '正在发送…',
  promise: PROMISE,
  needed: `我们需要你的公司名称、姓名、邮箱和同意。${PROMISE}`,
  noScript: (supportEmail) => `发送此表单需要 JavaScript。你也可以直接发邮件至 ${supportEmail}。`,
};

export const thanksWords: typeof source.thanksWords = {
  title: '谢谢',
  text: (address) =>
    phrase`我们已收到你的咨询，我们的同事会在一个工作日内回复至 ${address}。我们也已向该邮箱发送了确认邮件。`,
  dashboard: '前往总览',
  another: '再次咨询',
};
