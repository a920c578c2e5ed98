import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: 'Quem é o responsável',
    body: (
      <p>
        A {legalName}
        {legalAddress && `, ${legalAddress},`} opera a {brand} e decide o que acontece com os dados descritos
        aqui. Escreva para <EmailLink to={supportEmail} /> sobre qualquer ponto desta página.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'Em resumo',
    body: (
      <ul>
        <li>Você pode navegar sem dizer quem é e comprar sem conta.</li>
        <li>Guardamos o que precisamos para vender um eSIM a você, entregá-lo e responder por ele depois.</li>
        <li>
          Números de cartão nunca chegam aos nossos sistemas. Só guardamos códigos de ativação criptografados.
        </li>
        <li>Não vemos quais sites você abre com um eSIM, só quantos dados restam.</li>
        <li>Não vendemos seus dados.</li>
        <li>O que não é mais necessário é apagado automaticamente todos os dias.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'O que guardamos e por quanto tempo',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Por que e com que base legal',
    body: (
      <ul>
        <li>
          <b>Para cumprir seu contrato:</b> compras, eSIMs, contas, acessos e os e-mails sobre eles.
        </li>
        <li>
          <b>Porque a lei exige:</b> registros contábeis.
        </li>
        <li>
          <b>Porque temos um bom motivo, e seus interesses não pesam mais que ele:</b> contagens contra
          abusos, mensagens dos provedores de pagamento, qual parceiro indicou um comprador e registros que
          nos permitem encontrar falhas. Os registros da própria loja não contêm nomes, endereços de e-mail
          nem endereços IP.
        </li>
        <li>
          <b>Porque você concordou:</b> pedidos de empresas, novidades, se você pediu, e cartões salvos. Você
          pode retirar seu consentimento a qualquer momento por e-mail e remover um cartão no seu painel.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Novidades e ofertas',
    body: (
      <p>
        Se você comprar pelo formulário da finalização da compra, podemos enviar e-mails sobre planos
        parecidos, a menos que você diga ali que prefere não receber. Guardamos sua escolha com a compra. Se
        você pagar com uma carteira digital, não guardamos nenhuma escolha desse tipo. Você pode se opor a
        qualquer momento por e-mail para <EmailLink to={supportEmail} />, e paramos de enviar. E-mails sobre
        seus próprios pedidos não são publicidade e chegam de qualquer forma.
      </p>
    ),
  },
];

/** What is stored, its content, and for how long; a list of cards if a table has no room. */
function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
