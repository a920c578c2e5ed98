import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'eSIMのインストール',
    description:
      'iPhoneやAndroidに旅行用eSIMをインストールする方法（QRコード・手動）と、対応端末の確認方法。',
  },
  title: 'eSIMのインストール',
  lead: 'スマホでメールを開き、インストールのリンクをタップします。リンクがない場合はQRコードを読み取ってください。SIMロックのないスマホとWi-Fiが必要です。',
  steps: '手順',
  onePage: {
    text: (page) =>
      phrase`1ページでまとめて読みたい場合は、${page}をご覧ください。両方のOS、両方の方法、困ったときの対処法を説明しています。`,
    page: 'iOSとAndroidでのインストール',
  },
  checker: '対応端末チェッカー',
  asked: 'よくある質問',
  tips: 'コツ',
};
