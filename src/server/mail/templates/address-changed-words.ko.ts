import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: '주문의 이메일 주소를 변경했어요',
  preview: (order) => `주문 ${order}. 요청한 적이 없다면 바로 이 이메일에 답장해 주세요.`,
  lead: '요청을 받아 고객센터에서 주문의 이메일 주소를 변경했어요.',
  changed: { title: '변경된 내용', addresses: '앞으로 받을 주소' },
  means: {
    title: '달라지는 점',
    text: '앞으로 환불을 포함해 이 주문에 관한 모든 이메일은 새 주소로 보내 드려요. 이 주소로 보내는 이메일은 이번이 마지막이에요.',
  },
  wasNotYou: '요청한 적이 없으신가요? 바로 이 이메일에 답장해 주세요.',
};
