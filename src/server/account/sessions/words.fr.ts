import type * as source from './words.ts';

export const deviceWords: typeof source.deviceWords = {
  programOn: (program, device) => `${program} sur ${device}`,
  unknown: 'Un appareil inconnu',
};
