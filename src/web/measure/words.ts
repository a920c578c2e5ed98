/** Asked once, on every page. */
export const analyticsQuestionWords = {
  name: 'Analytics',
  question:
    'May a service of another company see how you use these pages? It never runs at checkout, on your orders or while you sign in.',
  more: 'More, and how to change your mind',
  no: 'No, thanks',
  yes: 'Allow',
};

/** What was answered, and the other answer. */
export const analyticsChoiceWords = {
  forbidden:
    'Your browser asks not to be tracked, so the script is never loaded for you, whatever you answer.',
  given: 'You allow it in this browser.',
  refused: 'You do not allow it in this browser.',
  refuse: 'No longer allow',
  give: 'Allow analytics',
};
