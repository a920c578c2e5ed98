import { josa } from '../../domain/language-words.ko.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `${country} 요금제는 아직 없어요.`,
  near: '주변 요금제 보기',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `${josa(by === null ? name : `${by}(${name})`, '을/를')} 찾으시나요?`;
