import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>Não usamos cookies de publicidade. No seu navegador, guardamos só o que faz a loja funcionar.</p>
    <ul>
      <li>
        Um <b>cookie de convidado</b> (__Host-simport_guest) mostra que um eSIM foi comprado neste navegador,
        para que você possa vê-lo de novo sem conta. Ele fica por 90 dias depois do último uso.
      </li>
      <li>
        Os <b>cookies de acesso</b> guardam sua sessão e um aviso de que você tem uma
        (__Host-simport_signed_in). Você só os recebe ao entrar na conta, e os dois somem quando você sai ou
        depois de 7 dias sem visita. Se pedirmos que você entre na conta durante uma compra, lembramos o que
        você estava comprando até que entre, por uma hora no máximo se isso depender de um link enviado por
        e-mail.
      </li>
      <li>
        As <b>anotações da compra</b> guardam o que você digitou nos campos de cobrança, a forma de pagamento
        escolhida e qualquer pagamento em andamento, enquanto a aba estiver aberta, mas nunca um número de
        cartão. Um número desta compra e os últimos planos que você comprou, para percebermos se você pagar
        duas vezes sem querer, ficam até você limpar os dados do site.
      </li>
      <li>
        <b>Sua resposta sobre a análise de uso</b>, se perguntarmos, fica até você limpar os dados do site.
      </li>
      <WithLanguages>
        <li>
          <b>Seu idioma</b>, se você escolher um, fica por um ano (simport_language). Se você fechar a linha
          que oferece outro idioma, não perguntamos de novo pelo mesmo tempo.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>Sua moeda</b>, se você escolher uma, fica por um ano (simport_currency). Também aqui, se você
          fechar a linha que oferece outra, não perguntamos de novo por um ano.
        </li>
      </WithCurrencies>
      <li>
        Lembramos <b>quem indicou a loja a você</b> por 30 dias, com um código e a data, se o link que trouxe
        você aqui citar um parceiro ou um serviço. Guardamos o código junto com o que você compra, para saber
        a quem agradecer. Ele não identifica você, e não o passamos a mais ninguém.
      </li>
      <li>
        As <b>imagens</b> dos destinos ficam de 7 a 14 dias, para não precisarem carregar de novo.
      </li>
    </ul>
    <p>
      Na finalização da compra, os provedores de pagamento usam os próprios cookies contra fraudes e respondem
      por eles. Você pode limpar tudo nas configurações do seu navegador. Mesmo depois disso, o link no e-mail
      de um eSIM que você comprou leva até ele.
    </p>
  </>
);
