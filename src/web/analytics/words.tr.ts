import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Analiz',
  question:
    'Başka bir şirketin analiz hizmeti bu sayfaları nasıl kullandığınızı görebilir mi? Ödeme sırasında, siparişlerinizde ve siz giriş yaparken hiçbir zaman çalışmaz.',
  more: 'Daha fazla bilgi alın veya kararınızı sonra değiştirin',
  no: 'Hayır, teşekkürler',
  yes: 'İzin ver',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Tarayıcınız izlenmek istemediğinizi bildiriyor. Bu yüzden yanıtınız ne olursa olsun komut dosyasını sizin için hiç yüklemiyoruz.',
  given: 'Bu tarayıcıda izin verdiniz.',
  refused: 'Bu tarayıcıda izin vermediniz.',
  refuse: 'İzni geri al',
  give: 'Analize izin ver',
};
