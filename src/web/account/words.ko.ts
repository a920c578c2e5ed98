import type * as source from './words.ts';

export const ownProfileWords: typeof source.ownProfileWords = {
  list: '내 eSIM',
  ofGuest: { title: '내 eSIM', about: '이 브라우저에서 구매했어요' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) => `이 브라우저에서 비회원으로 구매한 eSIM이 ${count}개 있어요. 계정에 추가할까요?`,
  yes: '추가',
  later: '나중에',
  failed: '아무것도 바뀌지 않았어요.',
  joined: {
    title: (count) => `계정에 eSIM ${count}개를 추가했어요.`,
    // One sentence fits any number.
    text: () => '로그아웃하면 이 브라우저에는 더 이상 보이지 않아요.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: '함께 쓰는 기기인가요?',
  open: '이 브라우저에서 내 eSIM 지우기',
  title: '이 브라우저에서 내 eSIM을 지울까요?',
  text: '여기서 구매한 내역이 이 브라우저에 더 이상 보이지 않아요. eSIM은 계속 쓸 수 있고, 주문마다 이메일로 보내 드린 전용 링크도 그대로 열려요. 여기서는 되돌릴 수 없어요.',
  yes: '지우기',
  no: '취소',
  failed: '아무것도 지워지지 않았어요.',
};

export const profileWords: typeof source.profileWords = {
  noName: '사용자',
};
