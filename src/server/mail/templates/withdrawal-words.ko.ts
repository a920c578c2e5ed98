import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: '청약 철회가 접수되었습니다',
  preview: (order, moment) => `주문 ${order}, ${moment} 접수. 이 이메일을 보관해 주십시오.`,
  lead: (moment) => `청약 철회가 ${moment}에 접수되었습니다. 접수 확인서로 이 이메일을 보관해 주십시오.`,
  declared: {
    title: '철회 내용',
    declaration: '의사 표시',
    text: '이 주문 계약의 청약을 철회합니다.',
    name: '이름',
    confirmedTo: '확인 이메일 주소',
    received: '접수 일시',
  },
  next: `활성화도 사용도 하지 않은 요금제라면 회수한 뒤, 환불이 시작되면 이메일로 알려 드립니다. ${withdrawalPromise.money} 요금제를 사용하지 마십시오.`,
  wasNotYou: '본인이 아니신가요? 즉시 이 이메일에 답장해 주십시오.',
};
