/** What is wrong with an entry of the checkout's form. */
export const billingWords = {
  noName: 'Please enter your complete name',
  vatNumber: 'Please check the VAT number',
};
