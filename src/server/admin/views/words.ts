/** Refusals of saved views. */
export const viewWords = {
  taken: (isShared: boolean) =>
    isShared
      ? 'The team has a view with this name. Choose another.'
      : 'You have a view with this name. Choose another.',
  others: 'Only the person who saved it, or a manager or owner, can change a shared view.',
  commandLine: 'The command line has no screen that could open with it.',
};
