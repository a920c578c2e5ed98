/** For pages that a mailed link opens. */
export const linkPageWords = {
  noScript: 'This page needs JavaScript.',
  failed: {
    title: 'We couldn’t check your link',
    text: 'Check your connection and try again. The link still works.',
  },
};

export const newPasswordWords = {
  title: 'Choose a new password',
  rule: 'Use at least 6 characters. All your devices will be signed out.',
  label: 'New Password',
  save: 'Save new password',
};
