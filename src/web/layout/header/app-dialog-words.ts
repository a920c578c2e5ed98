/** Few people ask for the app, so its words load with its dialog. */
export const appDialogWords = {
  reasons: {
    esims: 'Your eSIMs, ready to install',
    dataLeft: 'The data you have left',
    warning: 'A heads-up before it runs out',
  },
  where: 'The app is for Android. On an iPhone or a computer, this site does the same.',
};
