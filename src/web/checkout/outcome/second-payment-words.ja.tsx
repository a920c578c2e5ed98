export { SecondPaymentWords } from './second-payment-words.tsx';
