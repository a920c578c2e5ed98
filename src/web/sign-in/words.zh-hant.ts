import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: '您的帳號',
    text: '我們會寄電子郵件告訴您如何登入帳號。登入後，您可以在任何裝置上查看您的 eSIM。',
    button: '登入',
  },
  open: {
    title: '把您的 eSIM 儲存到帳號',
    text: '目前只有在這個瀏覽器中看得到。有了帳號，您可以在任何裝置上查看。',
    button: '建立帳號',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: '需要登入',
  text: '請先登入，即可查看總覽並購買 eSIM 方案。',
  button: '登入',
};

export const resetWords: typeof source.resetWords = {
  sent: '密碼重設信已寄出！請查看收件匣。',
};
