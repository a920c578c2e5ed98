import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'eSIM을 다른 주소로 보냈어요',
  preview: (order) => `주문 ${order}. 요청한 적이 없다면 바로 이 이메일에 답장해 주세요.`,
  lead: '요청을 받아 고객센터에서 eSIM 이메일을 다른 주소로 보냈어요.',
  sent: { title: '보낸 내용', addresses: '받는 주소' },
  changes: {
    title: '달라지는 점',
    text: '그 밖에 달라지는 것은 없어요. 주문은 그대로 고객님의 것이에요. 환불을 포함한 다른 모든 안내는 이 주소로만 보내 드려요.',
  },
  wasNotYou: '요청한 적이 없으신가요? 바로 이 이메일에 답장해 주세요.',
};
