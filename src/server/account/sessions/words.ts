/** The devices on which somebody is signed in, in the list of their account. */
export const deviceWords = {
  /** 'Safari on iPhone'. */
  programOn: (program: string, device: string) => `${program} on ${device}`,
  unknown: 'An unknown device',
};
