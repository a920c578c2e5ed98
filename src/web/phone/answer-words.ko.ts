import { josa } from '../../domain/language-words.ko.ts';
import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS 이상은 통신사 잠금이 없으면 돼요. 내 기종 확인';
    case 'ipad':
      return '모바일 데이터가 되는 iPad는 가능할 수 있어요. 내 기종 확인';
    case 'listed':
      return phone.isSome
        ? `${josa(phone.name, '은/는')} 통신사 잠금이 없으면 돼요. 내 모델 확인`
        : `네, ${josa(phone.name, '은/는')} 통신사 잠금이 없으면 돼요`;
    case 'takes':
      return `이 ${josa(phone.line, '은/는')} 통신사 잠금이 없으면 돼요. 내 모델 확인`;
    case 'takes_none':
      return `이 ${josa(phone.line, '은/는')} eSIM을 지원하지 않아요. 내 기종 확인`;
    case 'android':
      return '여기서는 알 수 없어요. 내 기종 확인';
    case 'no_phone':
      return '여행에 가져갈 휴대폰 확인';
  }
};
