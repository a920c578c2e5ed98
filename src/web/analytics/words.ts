/** Asked once, on every page. */
export const analyticsQuestionWords = {
  name: 'Analytics',
  question:
    'May an outside analytics service see how you use these pages? It never runs at checkout, on your orders or while you sign in.',
  more: 'Learn more, or change your mind later',
  no: 'No, thanks',
  yes: 'Allow',
};

/** The current answer, and how to give the other. */
export const analyticsChoiceWords = {
  forbidden: 'Your browser asks not to be tracked, so we never load the script for you, whatever you answer.',
  given: 'You’ve allowed it in this browser.',
  refused: 'You haven’t allowed it in this browser.',
  refuse: 'Stop allowing',
  give: 'Allow analytics',
};
