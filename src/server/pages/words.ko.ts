import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: '읽기만 할 수 있는 주소예요.',
  impossible: '있을 수 없는 주소예요.',
  broken: '문제가 생겼어요',
  notFound: '찾을 수 없어요',
  busy: '이용이 많아요',
  notDrawn: '그림을 만들지 못했어요',
};
