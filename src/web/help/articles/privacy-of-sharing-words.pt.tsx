import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: 'O que fica guardado no seu navegador',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Medições',
    body: (
      <>
        <p>
          As páginas informam com que rapidez carregaram e se o conteúdo saltou na tela. Cada relatório traz o
          tipo de página e os números. Ele não tem cookie e não está ligado a você.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              Também usamos o serviço de análise de sessões de outra empresa, com visitantes que permitem. O
              script vê quais páginas são usadas e como. Nunca o carregamos na finalização da compra, nas
              páginas do seu pedido e da sua conta, onde você entra na conta nem onde uma empresa escreve para
              nós.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Este site não usa o serviço de análise de nenhuma outra empresa.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Quem mais recebe dados',
    body: (
      <>
        <p>
          Só compartilhamos dados com quem é necessário para prestar o serviço, e só o que o serviço exige:
        </p>
        <ul>
          <li>
            Os <b>provedores de pagamento</b> (
            {paypal ? 'Stripe para cartões, PayPal' : 'Stripe para cartões'}) recebem o valor, seu nome e seu
            endereço de e-mail, e os dados do seu cartão ou conta diretamente de você. Por esses dados, eles
            mesmos respondem.
          </li>
          {chargesTax && (
            <li>
              O <b>VIES</b>, registro de números de IVA da União Europeia, recebe o número de IVA de uma
              empresa, se você informar um, para confirmá-lo.
            </li>
          )}
          <li>
            O <b>atacadista de eSIMs</b> (eSIM Go) recebe o plano que você pediu. Ele não recebe seu nome nem
            seu endereço.
          </li>
          <li>
            As <b>redes móveis</b> que você usa no exterior veem seu celular e o eSIM, como qualquer rede, de
            acordo com a lei do país delas.
          </li>
          <li>
            As <b>empresas de hospedagem</b> operam as máquinas da loja e do servidor que envia nossos
            e-mails, então o que guardamos e o que escrevemos para você passa por elas.
          </li>
          {google && (
            <li>
              Um <b>provedor de login</b> como o Google fica sabendo que você entra por meio dele, se você
              escolher isso, e nós ficamos sabendo seu nome e seu endereço de e-mail.
            </li>
          )}
          <li>
            <b>Autoridades e tribunais</b> recebem dados quando a lei exige.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Dados em outros países',
    body: (
      <p>
        Somos uma empresa dos Estados Unidos, e alguns dos citados acima trabalham em outros países. Onde a
        lei do seu país exige garantias, como as cláusulas contratuais padrão da União Europeia, a
        transferência se baseia nelas. Usar um eSIM no exterior significa que as redes de lá cuidam do seu
        tráfego.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Como protegemos os dados',
    body: (
      <p>
        As conexões com a loja são criptografadas. Criptografamos de novo os códigos de ativação onde os
        guardamos, mantemos as senhas e os segredos do navegador em uma forma que não pode ser revertida e só
        abrimos a página privada de um pedido pelo link dela. Guarde só para você esse link e o e-mail em que
        ele chegou.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Seus direitos',
    body: (
      <>
        <p>
          Você pode perguntar o que guardamos sobre você, receber uma cópia, pedir a correção ou a exclusão
          desses dados, restringir o uso deles ou se opor a ele. Basta um e-mail para{' '}
          <EmailLink to={supportEmail} /> enviado do endereço com que você comprou. Respondemos em até um mês.
          Os registros contábeis ficam pelo tempo que a lei nos obriga a mantê-los.
        </p>
        <p>
          Se achar que tratamos seus dados de forma errada, você também pode reclamar à autoridade de proteção
          de dados de onde mora.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Crianças e adolescentes',
    body: (
      <p>
        A loja é para pessoas com 18 anos ou mais, e para mais jovens com o consentimento de pai, mãe ou
        responsável. Não guardamos conscientemente dados de menores sem esse consentimento. Se isso acontecer,
        avise, e apagamos tudo.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Alterações desta política',
    body: (
      <p>
        Podemos revisar esta política periodicamente. Mudanças relevantes são publicadas nesta página, com uma
        nova data de “Última atualização” no topo. Consulte-a com regularidade.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contato',
    body: (
      <p>
        Escreva para <EmailLink to={supportEmail} subject="Privacidade" /> ou use qualquer outro meio indicado
        na <Link to={paths.support()}>página de suporte</Link>.
      </p>
    ),
  },
];
