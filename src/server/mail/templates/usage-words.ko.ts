import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './usage-words.ts';

const again =
  '같은 eSIM에 새 요금제를 추가할 수 있어요. eSIM은 설치된 그대로이고, 코드를 다시 스캔하지 않아도 돼요.';
const waits =
  '이 eSIM에 다른 요금제가 대기 중이에요. 지금 있는 곳에서 쓸 수 있는 요금제라면 자동으로 이어져요.';
const saves = '남은 데이터를 오래 쓰려면 Wi-Fi에 연결되어 있을 때 지도와 동영상을 저장해 두세요.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `${country} 데이터를 80% 사용했어요`,
    preview: (left, of) => `${of} 중 ${josa(left, '이/가')} 남았어요.`,
    lead: (left, of, country) => `${country} 요금제의 ${of} 중 약 ${josa(left, '이/가')} 남았어요.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `${country} 데이터를 모두 사용했어요`,
    preview: '계속 연결하려면 같은 eSIM에 새 요금제를 추가하세요.',
    previewWithAnother: waits,
    lead: (of, country) => `${country} 요금제의 ${josa(of, '을/를')} 모두 사용해서 남은 데이터가 없어요.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: '이렇게 해 보세요',
  plan: {
    title: '내 요금제',
    esim: 'eSIM',
    iccid: (ending) => `ICCID 끝자리 ${ending}`,
    left: '남은 데이터',
    leftOf: (left, of) => `${left} / ${of}`,
    nothingLeft: (of) => `0MB / ${of}`,
    read: '업데이트',
    ends: '종료',
  },
  add: (plan, price) => `${plan} 추가: ${price}`,
  addNote: (days) =>
    `${formatDays(days)}짜리 같은 요금제예요. 가격이 바뀌면 결제하기 전에 결제 페이지에서 알려 드려요.`,
  why: '이 이메일은 요금제의 80%를 사용했을 때와 모두 사용했을 때 한 번씩 보내 드려요.',
};
