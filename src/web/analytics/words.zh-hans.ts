import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: '访问统计',
  question:
    '是否允许外部的访问统计服务了解你如何使用这些页面？它绝不会在结账页面、你的订单页面或登录过程中运行。',
  more: '了解详情，或以后更改选择',
  no: '不用了，谢谢',
  yes: '允许',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden: '你的浏览器要求不被跟踪，因此无论你如何选择，我们都不会加载统计脚本。',
  given: '你已在此浏览器中允许。',
  refused: '你没有在此浏览器中允许。',
  refuse: '不再允许',
  give: '允许访问统计',
};
