import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Antes de começar',
  body: (
    <ul>
      <li>
        Seu celular é compatível com eSIM e está desbloqueado. O{' '}
        <Link to={paths.deviceChecker()}>verificador de compatibilidade</Link> lista modelos de aparelhos.
      </li>
      <li>Ele está conectado ao Wi-Fi. Sem conexão, não dá para baixar o eSIM.</li>
      <li>
        Você tem o e-mail com seus códigos, em outra tela ou no papel se quiser escanear. Os QR codes e os
        códigos manuais funcionam uma só vez.
      </li>
      <li>
        Com o iOS 17.4 ou mais recente, e em alguns celulares Android, basta um toque no link do e-mail.
      </li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: 'Se algo der errado',
  body: (
    <>
      <h3>“Este código não é mais válido”</h3>
      <p>
        Ele já foi usado. Olhe a lista de chips nas configurações. O eSIM provavelmente já está lá. Se não
        estiver, escreva para a gente e deixe tudo como está.
      </p>
      <h3>Seu celular não oferece adicionar um eSIM</h3>
      <p>
        Ele não é compatível com eSIM ou está bloqueado pela operadora. As operadoras desbloqueiam um celular
        já pago. Até lá, você pode pedir um reembolso em até <RefundTime /> após a compra, já que o eSIM não
        está ativado.
      </p>
      <h3>Está instalado, mas diz “Sem serviço”</h3>
      <p>
        Em casa isso é normal, porque o plano funciona no destino. Depois de pousar, espere de 2 a 3 minutos e
        veja se o eSIM está ativado, escolhido para os dados móveis e com o roaming de dados ativado.
      </p>
      <h3>O sinal aparece, mas não há internet</h3>
      <p>
        Ative e desative o modo avião. Se não resolver, desative a seleção automática de rede e tente outra da
        lista. Alguns celulares Android também precisam de um APN, que o suporte informa a você.
      </p>
      <p>
        Nada ainda? Fale com uma pessoa na <Link to={paths.support()}>página de suporte</Link>.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
