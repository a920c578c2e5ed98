import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Accessibilité',
    description:
      'Ce que nous faisons pour que chacun puisse utiliser cette boutique, et comment nous signaler un problème.',
  },
  title: 'Accessibilité',
  lead: 'Cette boutique doit fonctionner pour tout le monde, quelle que soit sa façon de voir, d’entendre, de bouger ou de lire.',
  aim: {
    title: 'Notre objectif',
    text: 'Chaque page et chaque e\u2011mail doivent respecter les WCAG 2.2 au niveau AA. L’acte législatif européen sur l’accessibilité (directive (UE) 2019/882) et la norme EN 301 549 demandent la même chose aux boutiques en ligne.',
  },
  means: {
    title: 'Ce que cela signifie ici',
    text: 'Tout peut se faire au clavier. Les lecteurs d’écran annoncent le contenu de chaque page et ses changements. Le texte garde son contraste en thème clair comme en thème sombre, peut doubler de taille et tient sur un écran étroit. Les animations s’arrêtent si votre appareil le demande. Les codes destinés à l’appareil photo existent aussi sous forme de texte.',
  },
  tested: {
    title: 'Nos vérifications',
    text: 'À chaque modification, des programmes contrôlent chaque page et font des achats complets au clavier seul et avec les noms qu’annoncent les lecteurs d’écran. Aucun expert externe n’a encore audité cette boutique.',
  },
  limits: {
    title: 'Limites connues',
    text: 'Les champs de carte, les fenêtres de PayPal et des portefeuilles, et la connexion avec Google sont des pages d’autres entreprises. L’installation d’une eSIM se fait dans les réglages de votre téléphone.',
  },
  tell: {
    title: 'Dites-le-nous',
    text: (address) =>
      phrase`Si quelque chose vous empêche de trouver, d’acheter ou d’installer un forfait, écrivez à ${address}. Nous vous aiderons aussitôt d’une autre façon, et nous corrigerons le problème.`,
  },
  law: {
    title: 'Si nous ne vous aidons pas',
    text: 'Dans l’Union européenne, vous pouvez aussi vous adresser à l’autorité de votre pays chargée de l’accessibilité des services.',
  },
};
