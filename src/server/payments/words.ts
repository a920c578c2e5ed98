export const paymentWords = {
  /** On the buyer's statement, in PayPal's window and in the processor's records. The contract says 'days', for one day too. @param amount '3.0 GB' */
  description: (country: string, amount: string, days: number) =>
    `eSIM for ${country} - ${amount} for ${days} days`,
  /** In the checkout, if a payment was changed after the buyer had approved it. @param processor 'PayPal' */
  doesNotFit: (processor: string) => `This ${processor} payment doesn’t fit the order.`,
};
