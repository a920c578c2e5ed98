import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: '본문으로 이동',
  notice: '알림',
  sandbox: '샌드박스: 실제 돈은 오가지 않아요',
  paused: '판매가 잠시 중단됐어요',
  missed: '페이지를 불러오지 못했어요. 고른 내용은 그대로 있어요.',
  offline: '인터넷 연결이 끊겼어요. 다시 연결되면 하던 곳부터 이어져요.',
};
