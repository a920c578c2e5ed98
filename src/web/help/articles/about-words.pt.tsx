import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'Simplicidade', meaning: 'Escolher, pagar, instalar. Todo o resto fica de fora.' },
  {
    name: 'Confiabilidade',
    meaning:
      'Um pedido pago termina com um eSIM funcionando ou com seu dinheiro de volta. Não existe meio-termo.',
  },
  {
    name: 'Inovação',
    meaning:
      'Quando os celulares aprendem algo que poupa um passo, nós usamos, como instalar com um só toque.',
  },
  {
    name: 'Transparência',
    meaning:
      'A página de cada plano mostra quanto você vai pagar no final. Cada plano diz qual é a velocidade e quando os dias começam, e, quando não sabemos, avisamos.',
  },
  {
    name: 'Foco no cliente',
    meaning: 'Você escreve, a qualquer hora, para pessoas que podem ver seu pedido e resolver.',
  },
  {
    name: 'Liberdade',
    meaning:
      'Aqui você não precisa de conta, e nenhum plano se renova nem prende você. Seu chip fica no seu celular.',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: 'A empresa em resumo',
    body: (
      <>
        <p>
          A {brand} vende dados de viagem pré-pagos em forma de eSIM, com planos para um só país ou para
          regiões inteiras, em mais de 200 países. Você escolhe um plano, paga uma vez e instala no celular
          que já leva com você. Sem balcão, sem cartão de plástico e sem fidelidade.
        </p>
        <p>
          Quem compra com a gente são viajantes que querem o mapa funcionando assim que pousam, e empresas que
          enviam pessoas ao exterior e querem saber antes quanto isso custa.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Nossa missão',
    body: (
      <p>
        Queremos que estar conectado no exterior seja tão normal quanto em casa. Para isso, é preciso um preço
        que você vê antes de pagar, uma instalação que uma pessoa cansada consegue fazer no aeroporto e ajuda
        de gente de verdade quando algo dá errado.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Nossa história',
    body: (
      <p>
        A {legalName} foi fundada em 2025. Tudo começou com um incômodo simples. Os celulares já faziam de
        tudo, mas a primeira hora em um país novo ainda ia embora procurando uma rede, um quiosque ou uma
        senha. Os celulares tinham aprendido a usar eSIM, mas comprar um ainda era complicado. Então criamos
        uma loja em que isso leva um minuto.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Como trabalhamos',
    body: (
      <>
        <p>
          Não operamos redes móveis. Compramos dados de um parceiro atacadista cujos contratos alcançam redes
          locais no mundo todo e os vendemos em planos com duração e preço fixos. Seu celular usa então as
          mesmas antenas que as pessoas que vivem lá.
        </p>
        <p>
          Assim que você paga, seu pedido vai direto para o nosso parceiro. Seu eSIM chega por e-mail, com um
          QR code e códigos de ativação, e também tem uma página própria. Se não conseguirmos entregar,
          devolvemos tudo o que você pagou, sem você precisar pedir.
        </p>
        <p>
          Os provedores de pagamento cuidam do seu pagamento, e os números de cartão nunca passam pelos nossos
          sistemas. Nossa <Link to={paths.privacy()}>política de privacidade</Link> diz o que guardamos e por
          quanto tempo.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Dados da empresa',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Razão social</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Fundação</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Tipo de empresa</dt>
          <dd>Operadora de eSIM dos Estados Unidos</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Endereço</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Marca</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Nossos princípios',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'Contato',
    body: (
      <>
        <p>
          Escreva para <EmailLink to={supportEmail} /> sobre um plano ou um pedido. Lemos os e-mails a
          qualquer hora, e a <Link to={paths.support()}>página de suporte</Link> mostra o horário do chat ao
          vivo.
        </p>
        <p>
          Precisa de eSIMs para uma equipe ou empresa? Conte para a gente na{' '}
          <Link to={paths.businessContact()}>página para empresas</Link>, e respondemos{' '}
          {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
