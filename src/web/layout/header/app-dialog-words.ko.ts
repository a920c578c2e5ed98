import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: '바로 설치할 수 있는 내 eSIM',
    dataLeft: '남은 데이터 확인',
    warning: '다 쓰기 전에 미리 알림',
  },
  where: 'Android용 앱이에요. iPhone이나 컴퓨터에서는 이 사이트에서 똑같이 할 수 있어요.',
};
