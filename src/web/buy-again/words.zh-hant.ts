import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: '再次購買',
  title: '要再次購買此方案嗎？',
  terms: (email) =>
    phrase`這是一張新的 eSIM，不是為現有的 eSIM 加購數據。我們會立即從您的卡片扣款，並將 QR Code 寄至 ${email}。`,
  noPrice: '無法載入價格。',
  gone: {
    title: '此方案已停售。',
    others: (country) => spaced`查看其他${country}方案`,
  },
  busy: '正在處理付款…',
  buy: (total) => `立即購買 • ${total}`,
  otherWay: '用其他方式付款',
  bought: {
    title: (iccid) => `eSIM 購買成功！ICCID：${iccid}`,
    text: (email) => `新的 eSIM 已在您的清單中。QR Code 正在寄往 ${email}。`,
  },
  onItsWay: {
    title: (country) => spaced`正在為您準備${country} eSIM`,
    text: (email) => `付款已完成。我們會將 eSIM 寄至 ${email}。`,
  },
  bankWaits: {
    title: '銀行還在確認這筆付款',
    text: '付款一確認，我們就會把 eSIM 寄到您的電子信箱。',
  },
  failed: (why) => `購買失敗：${why ?? '請再試一次。'}`,
  unanswered: '購買失敗，請再試一次。',
  toCheckout: '前往結帳',
  card: '信用卡',
};
