import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Sua conta',
    body: (
      <p>
        Você pode comprar sem conta. Se tiver uma, guarde a senha só para você, use seu próprio endereço de
        e-mail e avise se outra pessoa entrar nela. Você pode deixar de usá-la quando quiser. Podemos encerrar
        uma conta usada contra estes termos. Os eSIMs que você pagou continuam funcionando até o fim dos dias
        deles, a menos que a lei proíba.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Uso aceitável',
    body: (
      <>
        <p>Use os planos e este site para o que foram feitos. Em especial, não:</p>
        <ul>
          <li>viole a lei do país em que está nem os direitos de outras pessoas;</li>
          <li>
            envie spam, espalhe programas maliciosos nem atrapalhe as redes ou o uso que outras pessoas fazem
            delas;
          </li>
          <li>
            revenda planos nem os use em máquinas que trocam dados sozinhas, a menos que tenhamos concordado;
          </li>
          <li>pague com um cartão ou uma conta que não seja sua;</li>
          <li>
            contorne os limites do site nem extraia tantos dados dele que fique lento para outras pessoas.
          </li>
        </ul>
        <p>
          As redes podem limitar ou encerrar conexões usadas dessa forma. Nesse caso, podemos bloquear um
          plano. Se tivermos errado, compensamos o que você deixou de usar.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Redes de terceiros',
    body: (
      <p>
        Sua conexão vem de redes móveis locais que não operamos. A cobertura e a velocidade dependem do lugar,
        do prédio, do seu celular e de quantas pessoas estão conectadas. Manutenções, falhas e ordens de
        autoridades podem interrompê-la. Não dependa só de um eSIM de viagem quando uma vida ou muito dinheiro
        dependem de que alguém consiga falar com você. As chamadas de emergência passam pelo seu próprio chip.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'O site e seu conteúdo',
    body: (
      <p>
        Os textos, as imagens e as marcas deste site pertencem à {legalName} ou a quem nos permite usá-los. O
        software da loja é de código aberto, com licença própria. Você pode criar links para cá e nos citar,
        mas não se passar por nós.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Responsabilidade',
    body: (
      <>
        <p>
          Respondemos sem limite quando a lei assim determina, por exemplo por dolo, culpa grave, fraude e
          danos à vida, ao corpo ou à saúde.
        </p>
        <p>
          Fora esses casos, nossa responsabilidade por tudo o que decorre do site e dos planos se limita,
          somadas todas as reivindicações, aos valores que você nos pagou nos 12 meses anteriores. Não
          respondemos por danos indiretos, lucros cessantes ou negócios perdidos, nem pelo que fazem redes,
          celulares ou provedores de pagamento, na medida em que a lei permite esse limite.
        </p>
        <p>
          O site e os planos são oferecidos como estão. Prometemos o que estes termos dizem, e nada além
          disso.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Quando um plano termina e o que não controlamos',
    body: (
      <p>
        Um plano termina com os dias ou com os dados dele. Nenhuma das partes responde pelo que não pode
        controlar, como desastres naturais, guerras, greves ou falhas em redes públicas. Se algo assim nos
        impedir de entregar, você recebe seu dinheiro de volta.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacidade',
    body: (
      <p>
        Nossa <Link to={paths.privacy()}>política de privacidade</Link> diz o que guardamos sobre você, por
        quê e por quanto tempo.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Lei aplicável e conflitos',
    body: (
      <>
        <p>
          Escreva primeiro para nós. A maioria dos casos se resolve por e-mail. Se isso não bastar, vale a lei
          do lugar dos Estados Unidos onde a {legalName} tem sua sede, e os tribunais de lá decidem.
          Consumidores que moram em outro lugar mantêm a proteção da lei e os tribunais do próprio país quando
          essa lei assim determina.
        </p>
        <p>Se uma parte destes termos não for válida, o resto continua valendo.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Alterações destes termos',
    body: (
      <p>
        Podemos revisar estes termos. Publicamos as mudanças nesta página com uma nova data no topo, e elas
        valem para o que você comprar a partir daí. Para um plano que você já tem, continuam valendo os termos
        do dia em que o comprou.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contato',
    body: (
      <p>
        Escreva para <EmailLink to={supportEmail} /> sobre estes termos.
      </p>
    ),
  },
];
