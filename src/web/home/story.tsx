import { HowItWorks } from './how-it-works.tsx';
import { KeepNumber } from './keep-number.tsx';
import { WhyUs } from './why-us.tsx';

/** What home tells below the destinations. */
export function Story({ extras }: { extras: boolean }) {
  return (
    <>
      <HowItWorks />
      <WhyUs />
      {extras && <KeepNumber />}
    </>
  );
}
