import { HowItWorks } from './how-it-works.tsx';
import { KeepNumber } from './keep-number.tsx';
import { WhyUs } from './why-us.tsx';

/** The sections of the home page below the destinations. */
export function Story({ extras }: { extras: boolean }) {
  return (
    <>
      <HowItWorks />
      <WhyUs />
      {extras && <KeepNumber />}
    </>
  );
}
