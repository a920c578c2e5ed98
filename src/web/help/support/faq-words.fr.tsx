import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Avant l’achat',
  questions: [
    {
      question: 'Qu’est-ce qu’une eSIM\u202F?',
      answer:
        'C’est une SIM sans la carte. La puce est intégrée à votre téléphone, et vous téléchargez ce qui se trouvait sur le plastique. Un téléphone peut en contenir plusieurs\u00A0: une eSIM de voyage se place à côté de votre SIM.',
    },
    {
      question: 'Quelle différence avec l’itinérance\u202F?',
      answer:
        'En itinérance, votre opérateur vous facture après coup ce que vous avez utilisé à l’étranger. Ici, vous payez d’avance un prix fixe pour un nombre fixe de jours et de données, sans facture ensuite.',
    },
    {
      question: 'Forfait pays ou forfait régional\u202F?',
      answer: (
        <>
          Si vous restez dans un seul pays, son propre forfait est généralement moins cher. Si vous passez des
          frontières, un <Link to={paths.regional()}>forfait régional</Link> continue de fonctionner dans tous
          les pays de sa liste, avec une seule eSIM.
        </>
      ),
    },
    {
      question: 'Combien de données prévoir\u202F?',
      answer:
        'Le GPS et les messages consomment environ 100\u00A0Mo par jour, une heure d’appel vidéo environ 1\u00A0Go. Si vous partagez beaucoup de photos ou travaillez en route, un forfait illimité vous conviendra mieux.',
    },
    {
      question: 'Ai-je besoin d’un compte\u202F?',
      answer:
        'Non. Il suffit d’une adresse e\u2011mail, à laquelle nous envoyons votre eSIM. Un compte réunit vos eSIM et vos factures et préremplit le paiement.',
    },
    {
      question: 'Puis-je acheter pour quelqu’un d’autre\u202F?',
      answer:
        'Oui. Envoyez-lui le QR code, ou scannez-le avec son téléphone. Le code fonctionne une seule fois, sur le téléphone qui le scanne.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Le paiement',
  questions: [
    {
      question: 'Comment puis-je payer\u202F?',
      answer: `Vous pouvez payer par carte de crédit ou de débit (Visa, Mastercard, American Express)${paypal ? ', avec PayPal' : ''}, et avec Apple Pay ou Google Pay sur les appareils qui en disposent. Les numéros de carte vont directement au prestataire de paiement. Nous ne les voyons jamais.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Y a-t-il des frais en plus\u202F?',
          answer: `Non. Le prix d’un forfait est ce que vous payez${paypal ? ', par carte ou avec PayPal' : ''}. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Pourquoi le total est-il plus élevé que le prix du forfait\u202F?',
          answer: `Nous ajoutons les frais de traitement des cartes${paypal ? ' ou de PayPal' : ''}. Dès que vous choisissez un forfait, vous voyez son prix avec les frais de carte, et la page de paiement affiche le forfait, les frais et le total avant que vous payiez. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Mon paiement a abouti, mais je n’ai pas d’eSIM. Mon argent est-il perdu\u202F?',
      answer:
        'Non. Nous traitons une commande payée jusqu’à ce que votre eSIM soit là. Si nous ne pouvons pas la livrer, nous vous remboursons intégralement et automatiquement, et nous vous prévenons par e\u2011mail.',
    },
    {
      question: 'Comment fonctionnent les remboursements\u202F?',
      answer: (
        <>
          Pendant <RefundTime /> après l’achat, vous pouvez obtenir un remboursement intégral si l’eSIM n’a
          été ni activée ni utilisée. Les détails sont dans la{' '}
          <Link to={paths.refundPolicy()}>Politique de remboursement</Link>.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'En voyage',
  questions: [
    {
      question: 'Quand mes jours commencent-ils\u202F?',
      answer:
        'Pour la plupart des forfaits, vos jours commencent à la première connexion de votre téléphone à destination. La rubrique «\u00A0Détails du forfait\u00A0» l’indique quand nous le savons.',
    },
    {
      question: 'Sur quel réseau serai-je\u202F?',
      answer:
        'Sur l’un des réseaux locaux avec lesquels votre forfait fonctionne. C’est votre téléphone qui choisit. Si le réseau est lent, vous pouvez en choisir un autre dans les réglages.',
    },
    {
      question: 'Puis-je partager la connexion avec mon ordinateur\u202F?',
      answer:
        'Certains forfaits permettent le partage de connexion. La rubrique «\u00A0Détails du forfait\u00A0» indique si c’est le cas du vôtre, ou si notre fournisseur ne nous l’a pas dit.',
    },
    {
      question: 'Pourquoi activer l’itinérance des données si je ne veux pas la payer\u202F?',
      answer:
        'Une eSIM de voyage est toujours en itinérance. L’option doit donc être activée. Vous avez payé d’avance, et cela ne coûte rien de plus. Laissez-la désactivée pour votre propre ligne.',
    },
    {
      question: 'Puis-je utiliser la même eSIM dans le pays suivant\u202F?',
      answer:
        'Un forfait pays ne fonctionne que dans son pays. Si le forfait indique qu’il est rechargeable, vous pouvez ajouter votre prochaine destination à l’eSIM que vous avez. Ouvrez Profil et appuyez sur «\u00A0Ajouter des données\u00A0». Sinon, vous installerez une autre eSIM.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Après le voyage, et le reste',
  questions: [
    {
      question: 'Mon voyage est fini. Que faire de l’eSIM\u202F?',
      answer:
        'Désactivez-la, ou supprimez-la dans les réglages une fois ses jours écoulés. Elle s’arrête, tout simplement, et rien ne vous est plus jamais facturé.',
    },
    {
      question: 'J’ai un nouveau téléphone. Puis-je transférer mon eSIM\u202F?',
      answer: (
        <>
          Les codes ne fonctionnent qu’une fois, et vous ne pouvez donc pas l’installer de nouveau. S’il y
          reste beaucoup de données, écrivez à l’<Link to={paths.support()}>assistance</Link> avant de donner
          votre ancien téléphone.
        </>
      ),
    },
    {
      question: 'Que conservez-vous sur moi\u202F?',
      answer: (
        <>
          Nous conservons ce qu’il faut pour livrer votre eSIM et en répondre, pendant une durée limitée. La{' '}
          <Link to={paths.privacy()}>Politique de confidentialité</Link> en donne la liste point par point.
        </>
      ),
    },
    {
      question: 'Nous sommes une entreprise. Peut-on acheter pour une équipe\u202F?',
      answer: (
        <>
          Oui. Dites-nous où vous allez et combien vous êtes sur la{' '}
          <Link to={paths.businessContact()}>page Entreprises</Link>. Nous répondons {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
