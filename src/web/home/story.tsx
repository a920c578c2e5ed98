import { HowItWorks } from './how-it-works.tsx';
import { WhyUs } from './why-us.tsx';

/** The sections of the home page that tell about the shop: both, or one of them. */
export function Story({ only }: { only?: 'how' | 'why' }) {
  return (
    <>
      {only !== 'why' && <HowItWorks />}
      {only !== 'how' && <WhyUs />}
    </>
  );
}
