/** Pages that a link in a mail opens. */
export const linkPageWords = {
  noScript: 'This page needs JavaScript.',
  failed: {
    title: 'We could not check your link',
    text: 'Your connection may be down. The link still works.',
  },
};

export const newPasswordWords = {
  title: 'Choose a new password',
  rule: 'At least 6 characters. All your devices are signed out then.',
  label: 'New Password',
  save: 'Save new password',
};
