import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: 'Sobre nós',
    body: (
      <>
        <p>
          A {brand} é operada pela {legalName}
          {legalAddress && `, ${legalAddress}`} (“nós”). Estes termos valem sempre que você usa este site,
          compra aqui um plano de eSIM ou usa um deles. Ao fazer isso, você concorda com eles. Se não
          concordar, não use o site.
        </p>
        <p>
          Se a lei do lugar onde você mora dá aos consumidores direitos que um contrato não pode tirar, você
          mantém esses direitos, independentemente do que está escrito aqui.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Quem pode comprar',
    body: (
      <p>
        Você precisa ter pelo menos 18 anos ou o consentimento de pai, mãe ou responsável que aceite estes
        termos por você. Se comprar para uma empresa, você confirma que pode agir em nome dela.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'O que você compra',
    body: (
      <>
        <p>
          Um plano é uma quantidade pré-paga de dados móveis para um país ou uma região específicos e um
          número fixo de dias, entregue como eSIM. São só dados, sem número de telefone, ligações ou SMS.
        </p>
        <p>
          A página de um plano diz quanto você recebe, por quantos dias, em que velocidade, quando sabemos,
          quando os dias começam e se você pode recarregá-lo. Planos chamados Ilimitado não têm limite total.
          A ficha deles diz quanto você recebe por dia em velocidade máxima e qual é a velocidade depois
          disso.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Seu celular',
    body: (
      <p>
        Seu celular precisa ser compatível com eSIM e estar desbloqueado. Cabe a você verificar isso antes de
        comprar. O <Link to={paths.deviceChecker()}>verificador de compatibilidade</Link> lista modelos de
        aparelhos, e as configurações do seu celular dão a última palavra. Alguns modelos são vendidos sem
        eSIM em alguns países.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Preços, pedidos e pagamento',
    body: (
      <>
        <p>
          Você paga na moeda mostrada na tela de pagamento.{' '}
          {feePolicy === 'included'
            ? 'O preço de um plano é o que você paga, seja qual for a forma de pagamento.'
            : 'A finalização da compra mostra o preço do plano, a taxa de processamento da forma de pagamento escolhida e o total antes de você pagar.'}{' '}
          Não cobramos nada além disso, e nada se renova automaticamente. {taxesIn(chargesTax)}
        </p>
        <p>
          Seu pedido é uma oferta, e o contrato se forma quando seu pagamento é concluído. Se um preço mudar
          enquanto você finaliza a compra, mostramos o novo e perguntamos de novo. Um erro evidente de preço
          não nos obriga. Nesse caso, cancelamos o pedido e fazemos o reembolso total.
        </p>
        <p>
          Os pagamentos são processados por provedores de pagamento, de acordo com os termos deles. Se
          contestar uma cobrança no seu banco, escreva também para nós. Assim, a maioria dos casos se resolve
          mais rápido.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Entrega',
    body: (
      <>
        <p>
          Seu eSIM chega por e-mail, com um QR code e códigos de ativação, e fica na página privada do seu
          pedido. Isso costuma levar cerca de um minuto. Informe um endereço que você consiga acessar. Quem
          tiver os códigos pode instalar o eSIM.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Instalação e validade',
    body: (
      <p>
        Um QR code e os códigos manuais dele funcionam uma só vez, em um só celular. Se você remover o eSIM do
        celular, ele pode ficar inutilizável. Instalá-lo não inicia o plano. Na maioria dos planos, os dias
        começam quando seu celular se conecta pela primeira vez no destino, como diz a ficha do plano. Os
        dados que restarem no fim dos dias se perdem, e, se a ficha indicar um prazo para começar e você não
        começar até lá, o plano perde a validade.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Reembolsos',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Tudo está na nossa <Link to={paths.refundPolicy()}>política de reembolso</Link>, que faz parte
          destes termos.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Outras ofertas',
    body: (
      <p>
        A assinatura mensal que o <Link to={paths.installation()}>guia de instalação</Link> menciona é uma
        oferta à parte, com termos próprios. Um plano que você compra aqui nunca vira assinatura.
      </p>
    ),
  },
];
