/** Common labels of buttons and placeholders. */
export const commonWords = {
  tryAgain: 'Try again',
  pleaseWait: 'Please wait...',
  loading: 'Loading...',
  done: 'Done',
  close: 'Close',
};

export const copyWords = {
  copyWhat: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copyByHand: 'Select and copy',
  copy: 'Copy',
};
