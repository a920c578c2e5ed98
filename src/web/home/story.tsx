import { HowItWorks } from './how-it-works.tsx';
import { WhyUs } from './why-us.tsx';

/** The sections of the home page below the destinations. */
export function Story() {
  return (
    <>
      <HowItWorks />
      <WhyUs />
    </>
  );
}
