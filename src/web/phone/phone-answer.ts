import { phoneInHand } from '../../domain/help/phone-in-hand.ts';
import { phoneAnswerWords } from './answer-words.ts';

/** Chromium-based browsers name the model on request. */
interface Hinting {
  userAgentData?: { getHighEntropyValues: (names: string[]) => Promise<{ model?: string }> };
}

export async function phoneAnswer(): Promise<string> {
  const { userAgent, maxTouchPoints: touchPoints, userAgentData } = navigator as Navigator & Hinting;
  const hints = await userAgentData?.getHighEntropyValues(['model']).catch(() => null);
  return phoneAnswerWords(phoneInHand({ userAgent, model: hints?.model ?? '', touchPoints }));
}
