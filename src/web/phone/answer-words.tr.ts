import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'SIM kilidi yoksa iPhone XR, XS ve sonrası uyumlu. Sizinkine bakın';
    case 'ipad':
      return 'Mobil verisi olan iPad uyumlu olabilir. Sizinkine bakın';
    case 'listed':
      return phone.isSome
        ? `SIM kilidi yoksa ${phone.name} uyumlu. Sürümünüze bakın`
        : `Evet, SIM kilidi yoksa ${phone.name} uyumlu`;
    case 'takes':
      return `SIM kilidi yoksa bu ${phone.line} uyumlu. Sürümünüze bakın`;
    case 'takes_none':
      return `Bu ${phone.line} eSIM desteklemiyor. Modelinize bakın`;
    case 'android':
      return 'Buradan anlayamıyoruz. Modelinize bakın';
    case 'no_phone':
      return 'Seyahatte kullanacağınız telefona bakın';
  }
};
