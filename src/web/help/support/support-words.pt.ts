import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Compatibilidade',
    question: 'Meu celular funciona com eSIM?',
    answer:
      'Ele precisa ser compatível com eSIM e estar desbloqueado. O verificador de compatibilidade da página de instalação lista modelos de aparelhos. Para ter certeza, procure “Adicionar eSIM” nas configurações do celular. Se aparecer, funciona.',
  },
  {
    category: 'Instalação',
    question: 'Quando devo instalar o eSIM?',
    answer:
      'Instale antes de viajar, enquanto tem Wi-Fi. Instalar não inicia o plano. Na maioria dos planos, os dias começam quando seu celular se conecta pela primeira vez no destino. A ficha de cada plano informa isso.',
  },
  {
    category: 'Instalação',
    question: 'Quanto tempo leva a instalação?',
    answer:
      'Os passos levam um minuto. Depois, espere de 2 a 3 minutos pelo registro. Mantenha o celular no Wi-Fi e não saia da tela até ela dizer que o eSIM está pronto.',
  },
  {
    category: 'Entrega',
    question: 'Já paguei. Onde está meu QR code?',
    answer:
      'Em um e-mail enviado para o endereço que você informou na compra, normalmente em até um minuto. Olhe também a pasta de spam. Os mesmos códigos estão na página privada do seu pedido e, no navegador em que você comprou, em Perfil.',
  },
  {
    category: 'Códigos',
    question: 'Posso usar o QR code outra vez ou em outro celular?',
    answer:
      'Não. Os QR codes e os códigos manuais funcionam uma só vez. Instale o eSIM no celular que vai levar na viagem e deixe-o lá até ela acabar.',
  },
  {
    category: 'Ligações',
    question: 'Mantenho meu número, minhas ligações e minhas conversas?',
    answer:
      'Sim. O eSIM de viagem é só de dados e funciona junto com seu próprio chip. Seus apps de mensagens continuam com o número em que foram cadastrados. Deixe o roaming de dados desativado na sua linha para não pagar nada por ela.',
  },
  {
    category: 'Dados',
    question: 'O que significa Ilimitado?',
    answer:
      'Não há limite no total. A ficha de cada plano ilimitado diz quanto você recebe por dia em velocidade máxima e qual é a velocidade depois disso, até o dia seguinte.',
  },
  {
    category: 'Dados',
    question: 'O que acontece quando meus dados acabam?',
    answer:
      'A conexão para, e nada mais é cobrado. Avisamos quando você chega a 80% para que consiga mais a tempo. Se a ficha do plano disser que sim, você pode recarregar o mesmo eSIM. Abra Perfil e toque em Adicionar dados.',
  },
  {
    category: 'Reembolsos',
    question: 'Posso receber meu dinheiro de volta?',
    answer: `Sim. Você pode pedir tudo de volta em até ${refundTime} após a compra se o eSIM não tiver sido ativado nem usado. Se não conseguirmos entregar um eSIM, o reembolso é automático.`,
  },
  {
    category: 'Problemas',
    question: 'Pousei e não tenho conexão. E agora?',
    answer:
      'Veja nas configurações se o eSIM de viagem está ativado, se é ele o escolhido para os dados móveis e se o roaming de dados está ativado nele. Depois, ative e desative o modo avião e espere de 2 a 3 minutos. Se não resolver, escolha uma rede manualmente ou escreva para a gente.',
  },
];
