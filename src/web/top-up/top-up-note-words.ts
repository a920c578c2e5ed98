/** Before an added plan is paid. */
export const topUpNoteWords = {
  loading: 'Loading secure checkout...',
  fits: {
    title: (country: string, iccid: string) => `Goes onto your eSIM for ${country}, ICCID …${iccid}`,
    text: 'Nothing to install.',
  },
  refused: {
    title: 'This plan can’t be added',
    newEsim: 'Buy it with a new eSIM',
  },
  failed: 'We couldn’t check whether this plan fits',
  /** After why not. */
  notCharged: 'Nothing was charged.',
};
